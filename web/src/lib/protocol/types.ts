/** Short names for what the server says and takes; the types themselves are generated from its schema. */
import type { components } from './api';

type S = components['schemas'];

export type CardSeen = S['CardSeen'];
export type Tile = S['Tile'];
export type TileSeen = S['TileSeen'];
export type LineSeen = S['LineSeen'];
export type PlaySeen = S['PlaySeen'];
export type ShelfSeen = S['ShelfSeen'];
export type SeatSeen = S['SeatSeen'];
export type Offered = S['Offered'];
export type PlaceSeen = S['PlaceSeen'];
export type MarketSeen = S['MarketSeen'];
export type AbilitySeen = S['AbilitySeen'];
export type OwnSeat = S['OwnSeat'];
export type SeatView = S['SeatView'];
export type Outcome = S['Outcome'];
export type Frame = S['Frame'];
export type GameEvent = Frame['events'][number];
export type Question = NonNullable<OwnSeat['question']>;
/** The question of one kind. */
export type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;
export type Command = S['CommandBody']['command'];
export type Refusal = S['Refusal'];
export type Preview = S['Preview'];
/** What the coach has told a seat, and how often it may be asked. */
export type Coached = S['Coached'];
export type HintKind = S['HintBody']['kind'];
export type PurchaseAdvice = S['PurchaseAdvice'];
export type Nudge = S['Nudge'];
export type Reason = S['Reason'];
export type Afterthought = S['Afterthought'];
export type Settings = S['NewSettings'];
export type NewSeat = S['NewSeat'];
export type NewGame = S['NewGame'];
export type Described = S['Described'];
export type ModeSeen = S['ModeSeen'];
export type ModuleSeen = S['ModuleSeen'];
export type OptionSeen = S['OptionSeen'];
export type TableFacts = S['TableFacts'];
export type MyGame = S['MyGame'];
export type StoryTurn = S['StoryTurn'];
export type Story = S['Story'];
export type Profile = S['Profile'];
export type Achievement = S['AchievementSeen'];
export type Lexicon = S['LexiconSeen'];
export type LookedUp = S['LookedUp'];
export type AnalysisBody = S['AnalysisBody'];
export type AnalysisSeen = S['AnalysisSeen'];
/** A card's face and its texts in one language. */
export type Face = S['Face'];
export type CooperativeSeen = S['CooperativeSeen'];
export type SpySeen = S['SpyNovelSeen'];
export type ActionSeen = S['ActionSeen'];
/** What hero actions and enemy cards say in one language. */
export type BoardTexts = S['PartsSaid'];
export type SpyTexts = S['SpyTexts'];
/** Whom one can play against, and the dials to make another. */
export type Opponents = S['Opponents'];
export type Opponent = S['OpponentSeen'];
export type Reviewing = S['Reviewing'];
export type Review = S['Review'];
export type TurnReviewed = S['TurnReviewed'];
export type SeatReviewed = S['SeatReviewed'];
export type WordReviewed = S['WordReviewed'];
export type ShoppingReviewed = S['ShoppingReviewed'];
export type PurchaseReviewed = S['PurchaseReviewed'];
