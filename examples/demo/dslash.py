"""A quark on a lattice: the staggered hopping term with SU(3) links inside a conjugate-gradient solver.

D v(x) = 1/2 sum over mu of eta_mu(x) [U_mu(x) v(x + mu) - U_mu(x - mu)^dagger v(x - mu)], with the signs
eta_mu(x) = (-1)^(x_0 + … + x_(mu-1)) (Kogut and Susskind 1975). D is anti-Hermitian, so A = m^2 - D^2 is positive, and
(m - D) A^-1 b is the quark that a source b sends out. The sum of its squares over each time slice is the pion's
correlator.
"""

from __future__ import annotations

from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from outcome import Outcome, Progress, Stopwatch, largest_relative

import numba_vulkan as nv

LENGTHS = (8, 8, 8, 24)  # x, y, z, t; x runs fastest
SITES = int(np.prod(LENGTHS))
MASS = 0.15
ROUGHNESS = 0.25  # how far the links are from 1
RESIDUAL = 1e-6
LOCAL = 64


@nv.jit
def hop(links, ahead, behind, signs, source, target):
    """target = D source. links[mu, 2 (3 row + column) + part, site], vectors[2 row + part, site]."""
    site = nv.grid(1)
    if site >= target.shape[1]:
        return
    for row in range(3):
        total_re, total_im = np.float32(0), np.float32(0)
        for mu in range(4):
            front, back = ahead[mu, site], behind[mu, site]
            re, im = np.float32(0), np.float32(0)
            for column in range(3):
                u_re, u_im = (
                    links[mu, 2 * (3 * row + column), site],
                    links[mu, 2 * (3 * row + column) + 1, site],
                )
                v_re, v_im = source[2 * column, front], source[2 * column + 1, front]
                re += u_re * v_re - u_im * v_im
                im += u_re * v_im + u_im * v_re
                u_re, u_im = (
                    links[mu, 2 * (3 * column + row), back],
                    links[mu, 2 * (3 * column + row) + 1, back],
                )
                v_re, v_im = source[2 * column, back], source[2 * column + 1, back]
                re -= u_re * v_re + u_im * v_im
                im -= u_re * v_im - u_im * v_re
            total_re += signs[mu, site] * re
            total_im += signs[mu, site] * im
        target[2 * row, site] = np.float32(0.5) * total_re
        target[2 * row + 1, site] = np.float32(0.5) * total_im


@nv.jit
def group_sum(value, partial):
    """Add `value` up over the workgroup; partial[group] gets the sum."""
    shared = nv.shared.array(LOCAL, np.float32)
    here = nv.local_id(0)
    shared[here] = value
    nv.barrier()
    half = LOCAL // 2
    while half > 0:
        if here < half:
            shared[here] += shared[here + half]
        nv.barrier()
        half //= 2
    if here == 0:
        partial[nv.group_id(0)] = shared[0]


@nv.jit
def apply_mass(mass2, p, hopped, product, partial):
    """product = m^2 p - hopped, and the scalar product of p with it."""
    site = nv.grid(1)
    dot = np.float32(0)
    if site < p.shape[1]:
        for k in range(6):
            product[k, site] = mass2 * p[k, site] - hopped[k, site]
            dot += p[k, site] * product[k, site]
    group_sum(dot, partial)


@nv.jit
def step(alpha, p, product, x, residual, partial):
    """x += alpha p, residual -= alpha product, and the residual's square."""
    site = nv.grid(1)
    square = np.float32(0)
    if site < p.shape[1]:
        for k in range(6):
            x[k, site] += alpha * p[k, site]
            residual[k, site] -= alpha * product[k, site]
            square += residual[k, site] * residual[k, site]
    group_sum(square, partial)


@nv.jit
def turn(beta, residual, p):
    """p = residual + beta p."""
    site = nv.grid(1)
    if site < p.shape[1]:
        for k in range(6):
            p[k, site] = residual[k, site] + beta * p[k, site]


def su3_links() -> np.ndarray:
    """Random matrices near 1 with U U^dagger = 1 and det U = 1: shape (4, sites, 3, 3), complex128."""
    random = np.random.default_rng(5)
    shape = (4, SITES, 3, 3)
    step = ROUGHNESS * (random.normal(size=shape) + 1j * random.normal(size=shape))
    unitary, upper = np.linalg.qr(np.eye(3) + step - np.conj(np.swapaxes(step, -1, -2)))
    phases = np.einsum("...ii->...i", upper)
    unitary *= (phases / np.abs(phases))[..., None, :]
    return unitary / np.linalg.det(unitary)[..., None, None] ** (1 / 3)


def tables() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Neighbours ahead and behind in each direction, and the signs eta."""
    sites = np.arange(SITES, dtype=np.int32).reshape(LENGTHS[::-1])
    ahead = np.stack([np.roll(sites, -1, 3 - mu).ravel() for mu in range(4)])
    behind = np.stack([np.roll(sites, 1, 3 - mu).ravel() for mu in range(4)])
    x = np.indices(sites.shape)[::-1].reshape(4, SITES)
    signs = np.stack([1 - 2 * (x[:mu].sum(axis=0) % 2) for mu in range(4)])
    return ahead, behind, signs.astype(np.float32)


def as_parts(vectors: np.ndarray) -> np.ndarray:
    """(…, sites) complex to (2 …, sites) float32: real and imaginary parts in turn."""
    parts = np.stack([vectors.real, vectors.imag], axis=-2)
    return np.ascontiguousarray(parts.reshape(*vectors.shape[:-2], -1, vectors.shape[-1]), dtype=np.float32)


class NumpyOperator:
    """D by NumPy, in complex128, on vectors of shape (3, sites)."""

    def __init__(self, links: np.ndarray) -> None:
        self.links = links
        self.ahead, self.behind, self.signs = tables()

    def hop(self, v: np.ndarray) -> np.ndarray:
        """D v."""
        out = np.zeros_like(v)
        for mu in range(4):
            ahead, behind = self.ahead[mu], self.behind[mu]
            forward = np.einsum("sab,bs->as", self.links[mu], v[:, ahead])
            backward = np.einsum("sba,bs->as", self.links[mu][behind].conj(), v[:, behind])
            out += 0.5 * self.signs[mu] * (forward - backward)
        return out

    def normal(self, v: np.ndarray) -> np.ndarray:
        """A v = (m^2 - D^2) v."""
        return MASS**2 * v - self.hop(self.hop(v))


class Solver:
    """A^-1 b by conjugate gradients on the device; the host sees two numbers an iteration."""

    def __init__(self, links: np.ndarray) -> None:
        self.groups = -(-SITES // LOCAL)
        packed = as_parts(links.transpose(0, 2, 3, 1).reshape(4, 9, SITES))
        self.geometry = [nv.to_device(array) for array in (packed, *tables())]
        self.partial = nv.to_device(np.zeros(self.groups, dtype=np.float32))

    def hop(self, source: nv.DeviceArray, target: nv.DeviceArray) -> None:
        """target = D source."""
        hop[self.groups, LOCAL](*self.geometry, source, target)

    def total(self) -> float:
        """The sum that the last kernel left in parts, one a workgroup."""
        return float(self.partial.copy_to_host().sum(dtype=np.float64))

    def solve(self, b: np.ndarray, most: int = 1000) -> tuple[np.ndarray, list[float]]:
        """The solution and the relative residual after each iteration."""
        x = nv.to_device(np.zeros_like(b))
        residual, p = nv.to_device(b), nv.to_device(b)
        once, twice, product = (nv.device_array_like(p) for _ in range(3))
        square = start = float(np.sum(b.astype(np.float64) ** 2))
        history = []
        while len(history) < most and square > RESIDUAL**2 * start:
            self.hop(p, once)
            self.hop(once, twice)
            apply_mass[self.groups, LOCAL](np.float32(MASS**2), p, twice, product, self.partial)
            alpha = np.float32(square / self.total())
            step[self.groups, LOCAL](alpha, p, product, x, residual, self.partial)
            before, square = square, self.total()
            turn[self.groups, LOCAL](np.float32(square / before), residual, p)
            history.append((square / start) ** 0.5)
        return x.copy_to_host(), history


def run(folder: Path, progress: Progress) -> Outcome:
    """One source, one solve, the pion's correlator."""
    progress(0.05, "making links")
    links = su3_links()
    reference, solver = NumpyOperator(links), Solver(links)
    random = np.random.default_rng(6)
    v = random.normal(size=(3, SITES)) + 1j * random.normal(size=(3, SITES))
    progress(0.2, "compiling")
    source, target = nv.to_device(as_parts(v)), nv.to_device(np.zeros((6, SITES), dtype=np.float32))
    solver.hop(source, target)
    hop_error = largest_relative(target.copy_to_host(), as_parts(reference.hop(v)))
    b = np.zeros((3, SITES), dtype=complex)
    b[0, 0] = 1
    solver.solve(as_parts(b), most=2)

    progress(0.4, "solving")
    watch = Stopwatch()
    with watch.running():
        packed, history = solver.solve(as_parts(b))
    progress(0.9, "checking")
    x = packed[0::2].astype(np.float64) + 1j * packed[1::2]
    residual = float(np.linalg.norm(reference.normal(x) - b) / np.linalg.norm(b))
    quark = MASS * x - reference.hop(x)
    correlator = np.sum(np.abs(quark.reshape(3, LENGTHS[3], -1)) ** 2, axis=(0, 2))

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.8), layout="constrained")
    left.semilogy(history)
    left.set(xlabel="iteration", ylabel="|residual| / |b|", title="conjugate gradients")
    right.semilogy(correlator, "o-")
    right.set(xlabel="t", ylabel="C(t)", title=f"pion correlator, m = {MASS}")
    figure.savefig(folder / "dslash.png", dpi=110)
    plt.close(figure)
    return Outcome(
        workload="lattice hopping term",
        size=f"{' x '.join(map(str, LENGTHS))} sites, {len(history)} iterations",
        seconds=watch.seconds,
        error=max(hop_error, residual),
        tolerance=1e-5,
        measure="relative, D v and A x - b",
        pictures=("dslash.png",),
    )
