"""A call option by Monte Carlo: invocations draw the price at expiry, a workgroup adds up what the option pays."""

import math

import numpy as np

import numba_vulkan as nv


@nv.jit
def payoffs(price, strike, rate, volatility, years, draws, sums):
    drift = (rate - 0.5 * volatility**2) * years
    spread = volatility * math.sqrt(years)
    total = 0.0
    for _ in range(draws):
        expiry = price * math.exp(drift + spread * np.random.standard_normal())
        total += max(expiry - strike, 0.0)
    total = nv.group.reduce(total, "add")
    if nv.local_id(0) == 0:
        sums[nv.group_id(0)] = total


price, strike, rate, volatility, years = 100.0, 105.0, 0.03, 0.2, 1.0
sums = np.zeros(16)
nv.random.seed(10)
payoffs[16, 64](price, strike, rate, volatility, years, 100, sums)
estimate = math.exp(-rate * years) * sums.sum() / (16 * 64 * 100)

d = (math.log(price / strike) + (rate + volatility**2 / 2) * years) / (volatility * math.sqrt(years))
normal = [0.5 * math.erfc(-x / math.sqrt(2)) for x in (d, d - volatility * math.sqrt(years))]
exact = price * normal[0] - strike * math.exp(-rate * years) * normal[1]
assert abs(estimate - exact) < 0.2
print(f"Monte Carlo {estimate:.2f}, Black and Scholes {exact:.2f}")
