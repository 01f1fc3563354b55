"""Wrong arguments of every sort, for `boundary.py`."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

import karata

SERENGETI = karata.game("serengeti", seats=4)
MU = karata.game("mu", seats=4, hands=1, lang="fr")
# Things of ours where others belong.
OTHERS: list[Any] = [SERENGETI, MU, karata.toy("kuhn"), MU.match(seed=1), MU.match(seed=1).bot(0, "greedy"), MU.match(seed=1).legal()[0], MU.position(), KeyError]


class Odd:
    """Not what it seems."""

    def __index__(self) -> Any:
        return "seven"

    def __len__(self) -> int:
        return 3

    def __iter__(self) -> Iterator[Any]:
        return iter([None, Odd, 7])

    def __getitem__(self, place: Any) -> Any:
        return "?"


def spoiled(dice: random.Random, right: Any) -> Any:
    """Like this, and yet not: or anything at all."""
    if dice.random() < 0.5:
        if isinstance(right, np.ndarray):
            return spoiled_array(dice, right)
        if isinstance(right, str) and right:
            return spoiled_text(dice, right)
        if isinstance(right, bytes) and right:
            return spoiled_weights(dice, right) if right.startswith(b"karata weights") else spoiled_bytes(dice, right)
        if isinstance(right, (list, tuple)) and right:
            some = list(right)
            place = dice.randrange(len(some))
            some[place] = junk(dice) if dice.random() < 0.5 else spoiled(dice, some[place])
            return dice.choice([some, some[1:], some + some, tuple(some)])
        if isinstance(right, dict) and right:
            return spoiled_data(dice, right)
    return junk(dice)


NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 7, 63, 64, 99, 255, 256, 4096, 65_535, 65_536, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**63, 2**64 - 1]
NUMBERS += [2**64, 2**70, 10**30, -(2**31), -(2**63), -(2**64), -(10**5000)]
TEXTS = ["", " ", "\0", "a\0b", "\ud800", "\u202e\u200b", "é́" * 50, "🂡", "−1", "1e9", "NaN", "@/dev/zero", "a=b;c", "x" * 100_000, "\n" * 999]
TEXTS += ["learner", "other", "club:0", "club:99999999999", "greedy:5", "club:", ":", "en", "fr", "xx", "mu", "MU", "ｍｕ", "seeded", "told"]
TEXTS += ["uint8", "float32", "{ $what }", "%s%n", "../..", "pass", "bid r9", "١٢٣", "0x10", "1_000", "+1", "on", "off"]


def junk(dice: random.Random) -> Any:
    """Anything."""
    kind = dice.randrange(10)
    if kind < 4:
        return dice.choice(NUMBERS)
    if kind < 6:
        return dice.choice(TEXTS)
    if kind < 7:
        return dice.choice([float("nan"), float("inf"), -float("inf"), -0.0, 1.5, 1e300, 3.0, True, False, 2 + 1j, None, None])
    if kind < 8:
        return spoiled_array(dice, np.zeros(dice.choice([(), (0,), (1,), (3,), (2, 3), (1, 1, 1, 1)]), dice.choice(DTYPES)))
    deep: Any = []
    for _ in range(dice.choice([3, 100])):
        deep = [deep] if dice.random() < 0.8 else {"type": deep}
    round_and_round: list[Any] = []
    round_and_round.append(round_and_round)
    things = [object(), object, len, Odd(), Odd, ..., NotImplemented, b"\xff\0", bytearray(b"x"), memoryview(b"abc"), range(5), {1, 2}, iter([1])]
    things += [[], {}, (), [None] * 3, ["random"] * 4, {"a": 1}, {0: "greedy"}, {None: None}, {"key": "x", "arguments": []}, deep]
    things += [round_and_round, np.float32("nan"), np.int64(-1), np.uint16(7), np.str_("mu"), *OTHERS]
    return dice.choice(things)


DTYPES: list[Any] = [np.uint8, np.int8, np.uint16, np.int64, np.uint64, np.float16, np.float32, np.float64, np.bool_, object, "U3", "M8[s]", "V3", ">u2", ">f4"]


def spoiled_array(dice: random.Random, array: npt.NDArray[Any]) -> Any:
    """An array of another type or shape, read-only, with holes, from the wrong end, misplaced, shared or empty."""
    kind = dice.randrange(9)
    if kind == 0:
        return np.zeros(array.shape, dice.choice(DTYPES))
    if kind == 1:
        return np.zeros(dice.choice([(), (0,), (1,), (7,), (*array.shape, 1), array.shape[1:], (2, *array.shape)]), array.dtype)
    if kind == 2:
        locked = array.copy()
        locked.flags.writeable = False
        return locked
    if kind == 3:
        return np.zeros((*array.shape, 2), array.dtype)[..., 0]
    if kind == 4:
        return array[::-1] if array.ndim else array
    if kind == 5:
        size = array.nbytes
        return np.zeros(size + 1, np.uint8)[1 : size + 1].view(array.dtype).reshape(array.shape) if size and array.dtype != object else array
    if kind == 6:
        return np.broadcast_to(np.zeros((), array.dtype), array.shape)
    if kind == 7:
        return np.ma.masked_array(array)
    wrong = array.copy()
    if wrong.size and wrong.dtype.kind in "iuf":
        wrong.flat[dice.randrange(wrong.size)] = dice.choice([0, 99, 127])
    return wrong


def spoiled_text(dice: random.Random, text: str) -> str:
    if text[0] in "[{" and dice.random() < 0.7:
        try:
            return json.dumps(spoiled_data(dice, json.loads(text)), default=str)
        except (RecursionError, TypeError, ValueError):
            # It was spoiled with what cannot be written.
            return text[:-1]
    place = dice.randrange(len(text))
    kind = dice.randrange(6)
    if kind == 0:
        return text[:place]
    if kind == 1:
        return text[:place] + dice.choice(TEXTS) + text[place:]
    if kind == 2:
        return text[:place] + chr(ord(text[place]) ^ 1 << dice.randrange(7)) + text[place + 1 :]
    if kind == 3:
        lines = text.splitlines(keepends=True)
        dice.shuffle(lines)
        return "".join(lines)
    if kind == 4:
        return text[place:]
    return text * 3


def spoiled_bytes(dice: random.Random, save: bytes) -> bytes:
    """A save that was cut, or in which bits were turned; or one that somebody forged, and whose check fits."""
    place = dice.randrange(len(save))
    kind = dice.randrange(8)
    if kind == 0:
        return save[:place]
    if kind == 1:
        return save[:place] + bytes([save[place] ^ 1 << dice.randrange(8)]) + save[place + 1 :]
    if kind == 2:
        return save[:place] + save[dice.randrange(len(save)) :]
    if not save.startswith(b"karata-vector"):
        # Lines of JSON, without a check.
        lines = save.decode().splitlines()
        place = dice.randrange(len(lines))
        lines[place] = spoiled_text(dice, lines[place])
        return "".join(f"{line}\n" for line in lines).encode(errors="replace")
    lines = save.decode().splitlines()[:-1]
    line = dice.randrange(len(lines))
    if kind == 3:
        del lines[line]
    elif kind == 4:
        lines.insert(line, lines[dice.randrange(len(lines))])
    elif kind == 5:
        words = lines[line].split(" ")
        words[dice.randrange(len(words))] = str(dice.choice([*NUMBERS[:-1], 400_000_000, "", "x", "pass"]))
        lines[line] = " ".join(words)
    elif kind == 6:
        heads = [place for place, words in enumerate(lines) if words.startswith("game ") and "steps" in words]
        head = dice.choice(heads)
        words = lines[head].split(" ")
        words[words.index(dice.choice(["steps", "episode", "said"])) + 1 :] = [str(dice.choice([0, 1, 400_000_000, 2**64 - 1, 2**64]))]
        lines[head] = " ".join(words)
    else:
        lines[line] = spoiled_text(dice, lines[line] or "x").encode(errors="replace").decode()
    text = "".join(f"{words}\n" for words in lines).encode()
    check = 0xCBF2_9CE4_8422_2325
    for byte in text:
        check = (check ^ byte) * 0x0100_0000_01B3 % 2**64
    return text + f"check {check:016x}\n".encode()


def spoiled_weights(dice: random.Random, weights: bytes) -> bytes:
    """A file of weights that was cut, or in which bits were turned; or one that somebody forged, and whose check fits."""
    place = dice.randrange(len(weights))
    kind = dice.randrange(7)
    if kind == 0:
        return weights[:place]
    if kind == 1:
        return weights[:place] + bytes([weights[place] ^ 1 << dice.randrange(8)]) + weights[place + 1 :]
    first, header, body = weights[:-32].split(b"\n", 2)
    if kind < 5:
        try:
            header = json.dumps(spoiled_data(dice, json.loads(header)), default=str).encode()
        except (RecursionError, TypeError, ValueError):
            header = b"{}"
    elif kind == 5:
        place = dice.randrange(len(body) // 4) * 4
        strange = dice.choice([float("nan"), float("inf"), 1e38, -1e38, 1e-40, 0.0])
        body = body[:place] + struct.pack("<f", strange) + body[place + 4 :]
    else:
        body = dice.choice([body[:place], body + body[:place], b""])
    forged = b"\n".join([first, header, body])
    return forged + blake3(forged)


# BLAKE3, as it is published: the checksum of weights, of which Python has no implementation of its own.
_IV = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
_ORDER = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
_ROUND = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
_START, _END, _PARENT, _ROOT = 1, 2, 4, 8


def _compressed(chain: tuple[int, ...], block: bytes, counter: int, flags: int) -> tuple[int, ...]:
    words = struct.unpack("<16I", block.ljust(64, b"\0"))
    state = [*chain, *_IV[:4], counter & 0xFFFFFFFF, counter >> 32, len(block), flags]
    for _ in range(7):
        for place, (a, b, c, d) in enumerate(_ROUND):
            for word, (one, other) in zip(words[2 * place : 2 * place + 2], ((16, 12), (8, 7))):
                state[a] = state[a] + state[b] + word & 0xFFFFFFFF
                turned = state[d] ^ state[a]
                state[d] = (turned >> one | turned << 32 - one) & 0xFFFFFFFF
                state[c] = state[c] + state[d] & 0xFFFFFFFF
                turned = state[b] ^ state[c]
                state[b] = (turned >> other | turned << 32 - other) & 0xFFFFFFFF
        words = tuple(words[place] for place in _ORDER)
    return tuple(state[place] ^ state[place + 8] for place in range(8))


def _tree(data: bytes, first: int, root: int) -> tuple[int, ...]:
    if len(data) <= 1024:
        blocks = [data[place : place + 64] for place in range(0, len(data), 64)] or [b""]
        chain: tuple[int, ...] = _IV
        for place, block in enumerate(blocks):
            is_last = place == len(blocks) - 1
            chain = _compressed(chain, block, first, (_START if place == 0 else 0) | (_END | root if is_last else 0))
        return chain
    left = 1 << ((len(data) - 1) // 1024).bit_length() - 1
    chains = _tree(data[: left * 1024], first, 0) + _tree(data[left * 1024 :], first + left, 0)
    return _compressed(_IV, struct.pack("<16I", *chains), 0, _PARENT | root)


def blake3(data: bytes) -> bytes:
    return struct.pack("<8I", *_tree(data, 0, _ROOT))


def spoiled_data(dice: random.Random, data: Any) -> Any:
    """The same data with something else somewhere in it."""
    if isinstance(data, dict) and data and dice.random() < 0.9:
        wrong = dict(data)
        key = dice.choice(list(wrong))
        if dice.random() < 0.1:
            del wrong[key]
        elif dice.random() < 0.1:
            wrong[junk_key(dice)] = wrong.pop(key)
        else:
            wrong[key] = spoiled_data(dice, wrong[key])
        return wrong
    if isinstance(data, list) and data and dice.random() < 0.9:
        some = list(data)
        place = dice.randrange(len(some))
        some[place] = spoiled_data(dice, some[place])
        return some
    return junk(dice)


def junk_key(dice: random.Random) -> Any:
    return dice.choice(["", "type", "value", "\ud800", 7, None, "key", "x" * 1000])
