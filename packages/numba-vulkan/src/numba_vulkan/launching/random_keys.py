"""The keys of kernels that draw random numbers: one for each launch, from the seed and the number of the launch."""

from __future__ import annotations

import itertools
import secrets
import threading

_MASK = 2**64 - 1


class RandomKeys:
    """Counts the launches since the last seed; without one, the operating system gives the seed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seed: int | None = None
        self._launches = itertools.count()

    def seed(self, value: int) -> None:
        """Begin anew."""
        with self._lock:
            self._seed = value & _MASK
            self._launches = itertools.count()

    def next(self) -> tuple[int, int]:
        """The key of the next launch: two words of 32 bits."""
        with self._lock:
            if self._seed is None:
                self._seed = secrets.randbits(64)
            launch = next(self._launches)
            key = key_of(self._seed, launch)
        return key & 0xFFFFFFFF, key >> 32


def key_of(seed: int, launch: int) -> int:
    """Philox's key of a launch, 64 bits.

    SplitMix64 (Steele, Lea and Flood 2014) of the seed, stepped by the launch: different launches of one seed have
    different keys, since each step of the computation is invertible.
    """
    return _mixed(_mixed(seed) + launch)


def _mixed(word: int) -> int:
    z = (word + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return z ^ z >> 31


#: The process's.
KEYS = RandomKeys()
