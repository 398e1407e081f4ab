"""The command line's front: which commands there are, and what they have in common.

A command lives in a module of its own, imported only when it is used. The module has `configure(parser, command)`, which adds the
arguments, and `run(args)`, which does the work and gives the exit status; `args.command` is the name that was typed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn

from paperback import __version__

DONE, NEGATIVE, WRONG = 0, 1, 2
"""Exit status: done; a negative answer; wrong usage or input."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells give it."""
UNHEARD = 141
"""Exit status when nobody reads the output any more, as shells give it."""

COMMANDS = {
    "play": ("serve", "play in the browser (the default)"),
    "serve": ("serve", "be a host for others"),
    "solve": ("solve", "find the best words for a hand"),
    "simulate": ("simulate", "let computer players play many games"),
    "ladder": ("ladder", "measure all computer players against each other"),
    "record": ("record", "export, verify, show or review the record of a game"),
    "lexicon": ("lexicon", "ask the word lists"),
    "modes": ("modes", "list modes, modules, settings, and what goes together"),
    "cards": ("cards", "list all cards with their text"),
}
"""Each command's module and what it is for."""


class InputError(Exception):
    """What was given to a command is wrong; the message is one line for people."""


class Parser(argparse.ArgumentParser):
    """An argument parser that explains a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and end with the status for it."""
        self.exit(WRONG, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments[:1] in (["-h"], ["--help"], ["--version"]) or (arguments and not arguments[0].startswith("-")):
        front().parse_args(arguments[:1])
    else:
        arguments.insert(0, "play")
    command = arguments[0]
    try:
        module = import_module(f"paperback.cli.{COMMANDS[command][0]}")
        parser = Parser(prog=f"paperback {command}", description=_sentence(COMMANDS[command][1]))
        parser.set_defaults(command=command)
        module.configure(parser, command)
        status = int(module.run(parser.parse_args(arguments[1:])))
        sys.stdout.flush()
    except BrokenPipeError:
        # nobody reads any more; what is left to flush at the end must not complain again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except InputError as error:
        print(f"paperback {command}: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(f"paperback {command}: stopped", file=sys.stderr)
        return INTERRUPTED
    return status


def count(least: int, most: int) -> Callable[[str], int]:
    """An argument that is a whole number in these bounds."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            msg = f"{text!r} is no whole number from {least} to {most}"
            raise argparse.ArgumentTypeError(msg)
        return int(text)

    return read


def front() -> Parser:
    """The parser of the first word, whose help lists the commands."""
    width = max(map(len, COMMANDS))
    listing = "\n".join(f"  {name:{width}}  {purpose}" for name, (_, purpose) in COMMANDS.items())
    parser = Parser(
        prog="paperback",
        description="An unofficial digital Paperback, the deck-building word game.",
        epilog=f"commands:\n{listing}\n\nEach has its own --help. Exit status: 0 done, 1 negative answer, 2 wrong usage or input.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"paperback {__version__}")
    parser.add_argument(
        "command", nargs="?", metavar="command", choices=list(COMMANDS), help="one of the commands below, then its arguments"
    )
    return parser


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
