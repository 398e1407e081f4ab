"""A position put together by hand, as requests give it and as answers tell of it; nothing of it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from paperback import lexicon
from paperback.coach.analysis import LONGEST, Analysis, Asked, Best, Purchases, Wanted
from paperback.coach.position import PositionError, put_together
from paperback.engine.seen import LineSeen
from paperback.engine.settings import LONGEST_MINIMUM, SHORTEST_MINIMUM
from paperback.engine.spelling import Word
from paperback.engine.view import lines_seen
from paperback.lexicon import NotLettersError, UnknownLexiconError, Verdict, fold
from paperback.lexicon.arrays import EVERY_LEVEL
from paperback.search import Found

from .refusals import Refusal, RefusedError, ServerCode, senseless
from .wire import LONGEST_TEXT, Body, Chosen, Spelled

MOST_NAMES = 60
"""More cards than any position may have: what is above is not even looked at."""
MOST_WORDS_TOLD = 100
MOST_MONEY = 999

CardName = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
"""A catalogue key; or letters, with their score if it is not 1: `E`, `TH`, `E:2`; or `?` for a wild."""
Letters = Annotated[str, Field(max_length=LONGEST)]
Length = Annotated[int, Field(ge=1, le=LONGEST)]


class AnalysisBody(Body):
    """A position, and what is asked about it."""

    hand: Annotated[list[CardName], Field(max_length=MOST_NAMES)]
    common: CardName | None = None
    beside: list[CardName] = Field(default_factory=list, max_length=MOST_NAMES)
    """What lies beside the deck: a power, genre cards that lend their letters."""
    mark: Annotated[int, Field(ge=2, le=LONGEST)] | None = None
    """Fewest letters that win the common card; as at the beginning of a game when absent."""
    offer: list[CardName] = Field(default_factory=list, max_length=MOST_NAMES)
    money: Annotated[int, Field(ge=0, le=MOST_MONEY)] | None = None
    """Cents to spend; those of the word when absent."""
    lexicon: Annotated[str, Field(max_length=LONGEST_TEXT)] = lexicon.DEFAULT
    family: bool = False
    vocabulary: Annotated[int, Field(ge=1, le=5)] | None = None
    """No rarer words than of this level; 5 is all but what the computer never plays, absent is all."""
    minimum: Annotated[int, Field(ge=SHORTEST_MINIMUM, le=LONGEST_MINIMUM)] = SHORTEST_MINIMUM
    """Fewest letters that the table allows."""
    starts: Letters = ""
    ends: Letters = ""
    contains: Letters = ""
    shortest: Length = 1
    longest: Length = LONGEST
    top: Annotated[int, Field(ge=1, le=MOST_WORDS_TOLD)] = 20
    """How many words."""
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] | None = None
    """A word to judge, or two."""


@dataclass(frozen=True, slots=True)
class WordFound:
    """A word that the cards spell, in its best spelling.

    Cards are numbered: those of the hand from 0, then the common card, those beside the deck, the offer.
    """

    text: str
    """As people write it."""
    spelling: str
    words: tuple[Word, ...]
    score: int
    draws: int
    length: int
    wins_common: bool
    level: int
    """How rare it is, 1 to 5."""


@dataclass(frozen=True, slots=True)
class WordAsked:
    """What the word asked about comes to."""

    text: str
    verdict: Verdict
    """Of the word list."""
    level: int | None
    gloss: str | None
    reach: str
    """As much of its beginning as the cards spell: all of it where they can."""
    refusal: Refusal | None
    """Why the rules refuse it, although the cards spell it."""
    playable: bool
    score: int
    draws: int
    length: int
    wins_common: bool
    lines: tuple[LineSeen, ...]
    ways: tuple[Spelled, ...]
    """The best first: it is the one that is scored."""
    choices: tuple[Chosen, ...]
    asks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WareSeen:
    """A card of the offer, in the order given."""

    card: str
    price: int
    """For the buyer, after the word."""
    affordable: bool
    worth: int | None
    """Tenths of a Fame point at the end of the game for a usual deck; absent where nobody can say."""


@dataclass(frozen=True, slots=True)
class BasketSeen:
    """Cards that the money buys together, by their place in the offer; none of the others can be added."""

    offer: tuple[int, ...]
    price: int
    worth: int | None


@dataclass(frozen=True, slots=True)
class PurchasesSeen:
    """What can be bought."""

    text: str
    """The word whose money it is; empty when it is no word's."""
    money: int
    offer: tuple[WareSeen, ...]
    baskets: tuple[BasketSeen, ...]
    complete: bool


@dataclass(frozen=True, slots=True)
class AnalysisSeen:
    """What can be made of a position."""

    best: tuple[WordFound, ...]
    nodes: int
    complete: bool
    """Whether the search went to its end, so that nothing better exists."""
    asked: WordAsked | None
    purchases: PurchasesSeen | None


def analyse(body: AnalysisBody) -> AnalysisSeen:
    """The answer to a request; RefusedError when it makes no sense."""
    try:
        position = put_together(body.hand, body.common, body.offer, beside=body.beside, mark=body.mark, minimum=body.minimum)
        starts, ends, contains = (fold(part) if part else "" for part in (body.starts, body.ends, body.contains))
        analysis = Analysis(position, lexicon.load(body.lexicon), family=body.family)
        best = analysis.best(Wanted(body.top, body.vocabulary or EVERY_LEVEL, starts, ends, contains, body.shortest, body.longest))
        asked = None if body.text is None else analysis.ask(body.text)
    except PositionError as error:
        raise senseless(error.code, **error.params) from error
    except NotLettersError as error:
        raise senseless(ServerCode.NOT_LETTERS) from error
    except UnknownLexiconError as error:
        raise RefusedError(ServerCode.UNKNOWN_LEXICON) from error
    return AnalysisSeen(
        best=tuple(_found(analysis, one) for one in best.words),
        nodes=best.nodes,
        complete=best.complete,
        asked=None if asked is None else _asked(analysis, asked),
        purchases=_purchases(analysis, best, asked, body.money) if body.offer else None,
    )


def _found(analysis: Analysis, one: Found) -> WordFound:
    return WordFound(
        text=analysis.written(one.text),
        spelling=analysis.spelling(one.words),
        words=one.words,
        score=one.score,
        draws=one.draws,
        length=one.length,
        wins_common=analysis.wins(one),
        level=max(analysis.words.level(word) for word in one.text.split()),
    )


def _asked(analysis: Analysis, asked: Asked) -> WordAsked:
    trial, best = asked.trial, asked.best
    return WordAsked(
        text=analysis.written(asked.key),
        verdict=asked.verdict,
        level=asked.level,
        gloss=analysis.gloss(asked.key),
        reach=asked.reach,
        refusal=None if asked.refusal is None else Refusal(asked.refusal.code, asked.refusal.params),
        playable=trial is not None,
        score=trial.score if trial else 0,
        draws=best.draws if best else 0,
        length=best.length if best else 0,
        wins_common=trial is not None and best is not None and analysis.wins(best),
        lines=lines_seen(analysis.rules, analysis.state, list(trial.lines)) if trial else (),
        ways=tuple(Spelled(way.words, analysis.spelling(way.words), way.score, way.draws) for way in asked.ways),
        choices=tuple(Chosen(card, chosen) for card, chosen in best.choices) if best else (),
        asks=trial.asks if trial else (),
    )


def _purchases(analysis: Analysis, best: Best, asked: Asked | None, money: int | None) -> PurchasesSeen:
    word = asked.best if asked and asked.trial else next(iter(best.words), None)
    bought: Purchases = analysis.purchases(word, money)
    first = analysis.position.offered.start
    return PurchasesSeen(
        text=analysis.written(word.text) if word and money is None else "",
        money=bought.money,
        offer=tuple(WareSeen(ware.key, ware.price, ware.price <= bought.money, ware.worth) for ware in bought.wares),
        baskets=tuple(
            BasketSeen(tuple(card - first for card in basket.cards), basket.price, basket.worth) for basket in bought.baskets.best
        ),
        complete=bought.baskets.complete,
    )
