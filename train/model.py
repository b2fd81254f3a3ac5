"""The reader's network: a small BERT encoder with one linear head for each thing to be told of a word."""

import copy
import json
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HIDDEN, FEED, HEADS, VOCABULARY, POSITIONS = 384, 1536, 12, 30522, 512

KINDS = ["complaint", "symptom", "history", "medication", "allergy", "family", "social", "finding",
         "measurement", "result", "assessment", "plan"]
STATUSES = ["", "takes", "took", "start", "increase", "decrease", "continue", "stop", "hold", "refill",
            "advise", "offered", "declined", "mentioned", "new", "stable", "improved", "worse",
            "controlled", "uncontrolled", "resolved", "suspected"]
ACTS = ["", "order", "refer", "procedure", "advise", "follow_up", "safety_net", "emergency", "counsel",
        "declined"]
# What further words of a fact are; 'answer' decides it, 'mention' names it again.
MODIFIERS = ["answer", "mention", "dose", "frequency", "duration", "onset", "site", "side", "severity", "quality",
             "course", "trigger", "relief", "value", "when", "condition", "reason", "detail"]
# The span head has 'outside' first, then 'begin' and 'inside' for each kind.
SIZES = {"span": 1 + 2 * len(KINDS), "polarity": 2, "certainty": 3, "who": 2, "time": 3,
         "status": len(STATUSES), "act": len(ACTS), "importance": 3, "modifier": 1 + 2 * len(MODIFIERS),
         "side": 4}
LAYOUT = {"kinds": KINDS, "polarity": ["present", "absent"], "certainty": ["sure", "possible", "ruled_out"],
          "who": ["patient", "other"], "time": ["now", "past", "future"], "status": STATUSES, "act": ACTS,
          "importance": ["critical", "major", "minor"], "modifiers": MODIFIERS,
          "side": ["", "left", "right", "bilateral"]}
# Words that modify a fact point at it: the score of a link is the product of the pointing word's vector and the vector
# of a word of the fact. The sigmoid of the score is the probability of a link.
LINK = 48
LINK_HIDDEN = 96


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value = (nn.Linear(HIDDEN, HIDDEN) for _ in range(3))
        self.out = nn.Linear(HIDDEN, HIDDEN)
        self.norm = nn.LayerNorm(HIDDEN, eps=1e-12)
        self.up, self.down = nn.Linear(HIDDEN, FEED), nn.Linear(FEED, HIDDEN)
        self.norm2 = nn.LayerNorm(HIDDEN, eps=1e-12)

    def forward(self, x, mask, drop):
        batch, length, _ = x.shape
        q, k, v = (f(x).view(batch, length, HEADS, HIDDEN // HEADS).transpose(1, 2)
                   for f in (self.query, self.key, self.value))
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        y = self.out(y.transpose(1, 2).reshape(batch, length, HIDDEN))
        x = self.norm(x + F.dropout(y, drop, self.training))
        y = self.down(F.gelu(self.up(x)))
        return self.norm2(x + F.dropout(y, drop, self.training))


class Encoder(nn.Module):
    def __init__(self, layers, drop=0.1):
        super().__init__()
        self.words = nn.Embedding(VOCABULARY, HIDDEN)
        self.places = nn.Embedding(POSITIONS, HIDDEN)
        self.types = nn.Embedding(2, HIDDEN)
        self.norm = nn.LayerNorm(HIDDEN, eps=1e-12)
        self.layers = nn.ModuleList([Layer() for _ in range(layers)])
        self.drop = drop

    def forward(self, ids, mask=None):
        x = self.words(ids) + self.places.weight[: ids.shape[1]] + self.types.weight[0]
        x = F.dropout(self.norm(x), self.drop, self.training)
        for layer in self.layers:
            x = layer(x, mask, self.drop)
        return x


LINKS = ("pointing", "pointed")
# Told by words that name a fact; all other heads are told by every word.
QUALITIES = ("polarity", "certainty", "who", "time", "status", "act", "importance", "side")


class Reader(nn.Module):
    """Where facts are and what they are is read by last layers of their own.

    `dropped`: how many of the encoder's last layers, made for another purpose, are left out; `own`: how many layers
    each of the two has for itself."""

    def __init__(self, encoder, dropped=1, own=1):
        super().__init__()
        kept = list(encoder.layers)[: len(encoder.layers) - dropped]
        encoder.layers = nn.ModuleList(kept[:-own])
        self.encoder = encoder
        self.place = nn.ModuleList(kept[-own:])
        self.quality = copy.deepcopy(self.place)
        self.heads = nn.ModuleDict({name: nn.Linear(HIDDEN, size) for name, size in SIZES.items()})
        self.heads["pointing"], self.heads["pointed"] = (link_head() for _ in range(2))

    def forward(self, ids, mask=None):
        place = quality = self.encoder(ids, mask)
        for layer in self.place:
            place = layer(place, mask, self.encoder.drop)
        for layer in self.quality:
            quality = layer(quality, mask, self.encoder.drop)
        place, quality = (F.dropout(x, 0.1, self.training) for x in (place, quality))
        both = torch.cat([place, quality], -1)
        return {name: head(both if name in LINKS else quality if name in QUALITIES else place)
                for name, head in self.heads.items()}


def link_head():
    return nn.Sequential(nn.Linear(2 * HIDDEN, LINK_HIDDEN), nn.GELU(), nn.Linear(LINK_HIDDEN, LINK))


NAMES = {"attention.self.query": "query", "attention.self.key": "key", "attention.self.value": "value",
         "attention.output.dense": "out", "attention.output.LayerNorm": "norm", "intermediate.dense": "up",
         "output.dense": "down", "output.LayerNorm": "norm2"}


def load_encoder(path):
    """The published encoder, kept as rows of 8-bit numbers with a scale each (see prepare-base.ts)."""
    data = np.fromfile(f"{path}.bin", dtype=np.uint8)
    state = {}
    for part in json.loads(Path(f"{path}.json").read_text()):
        at, shape = part["off"], part["shape"]
        count = int(np.prod(shape))
        if part["type"] == "f32":
            value = data[at : at + 4 * count].view(np.float32).reshape(shape).copy()
        else:
            rows = data[at : at + count].view(np.int8).reshape(shape).astype(np.float32)
            value = rows * data[at + count : at + count + 4 * shape[0]].copy().view(np.float32)[:, None]
        name = part["name"]
        for old, new in (("embeddings.word_embeddings", "words"), ("embeddings.position_embeddings", "places"),
                         ("embeddings.token_type_embeddings", "types"), ("embeddings.LayerNorm", "norm")):
            name = name.replace(old, new)
        if name.startswith("encoder.layer."):
            _, _, number, *rest = name.split(".")
            kind = rest.pop()
            name = f"layers.{number}.{NAMES['.'.join(rest)]}.{kind}"
        if name.startswith(("words", "places", "types", "norm", "layers")):
            state[name] = torch.from_numpy(value)
    layers = 1 + max(int(n.split(".")[1]) for n in state if n.startswith("layers."))
    encoder = Encoder(layers)
    encoder.load_state_dict(state)
    return encoder


def save_encoder(encoder, path):
    """As rows of 8-bit numbers, like the published one."""
    index, parts, at = [], [], 0
    for name, value in encoder.state_dict().items():
        rows = value.float().cpu().numpy()
        if rows.ndim == 2:
            scale = np.maximum(np.abs(rows).max(1), 1e-9) / 127
            data, kind = np.round(rows / scale[:, None]).astype(np.int8).tobytes() + scale.astype(np.float32).tobytes(), "i8"
        else:
            data, kind = rows.astype(np.float32).tobytes(), "f32"
        index.append({"name": name, "shape": list(rows.shape), "type": kind, "off": at})
        parts.append(data)
        at += len(data)
    Path(f"{path}.bin").write_bytes(b"".join(parts))
    Path(f"{path}.json").write_text(json.dumps(index))
