"""What is in a file of weights (docs/weights.md)."""

from __future__ import annotations

import json

import numpy as np


def header_of(weights: bytes) -> tuple[dict, int]:
    """What a file says of itself, and where its layers begin."""
    begin = weights.index(b"\n", weights.index(b"\n") + 1) + 1
    return json.loads(weights[:begin].split(b"\n")[1]), begin


def layers_of(weights: bytes) -> list[tuple[np.ndarray, np.ndarray, np.ndarray]]:
    """Of each layer the bytes, a row for every value that comes in, and the scale and the bias of every value that goes out."""
    about, begin = header_of(weights)
    found = []
    for inputs, outputs in zip(about["widths"], about["widths"][1:]):
        scales, biases = np.frombuffer(weights, "<f4", 2 * outputs, begin).reshape(2, outputs)
        begin += 8 * outputs
        found.append((np.frombuffer(weights, np.int8, inputs * outputs, begin).reshape(inputs, outputs), scales, biases))
        begin += inputs * outputs
    return found
