"""Visits and their facts as tokens and labels; what makes a window of a visit harder to learn by heart."""

import json
import os
import random
import re
from functools import lru_cache

import numpy as np
from tokenizers import BertWordPieceTokenizer

from model import ACTS, KINDS, LAYOUT, MODIFIERS, SIZES, STATUSES

PAD, CLS, SEP, MASK = 0, 101, 102, 103
ROLE_TOKENS = {"clinician": 2, "patient": 3, "other": 4, "unsure": 5}
IS_ROLE = np.isin(np.arange(30522), list(ROLE_TOKENS.values()))
WINDOW = int(os.environ.get("WINDOW", "256"))
STRIDE = WINDOW * 5 // 8
PUNCTUATION = re.compile(r"^[^\w\s]$")
JOINED = re.compile(r" (?=n't\b)|(?<=\bgon) (?=na\b)|(?<=\bwan) (?=na\b)|(?<=\bgot) (?=ta\b)", re.I)


def tokenizer(path):
    return BertWordPieceTokenizer(path, lowercase=True)


def join_contractions(text):
    """'do n't' is "don't"; the second value gives each character's place in the original."""
    places, out, last = [], [], 0
    for found in JOINED.finditer(text):
        out.append(text[last : found.start()])
        places += range(last, found.start())
        last = found.end()
    out.append(text[last:])
    places += range(last, len(text) + 1)
    return "".join(out), places


NUMBERS = {w: str(n) for n, w in enumerate("zero one two three four five six seven eight nine ten eleven twelve thirteen "
                                           "fourteen fifteen sixteen seventeen eighteen nineteen".split())}
NUMBERS |= {w: str(10 * n + 20) for n, w in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split())}
NUMBERS |= {"couple": "2", "once": "1", "twice": "2", "milligrams": "mg", "milligram": "mg", "percent": "%"}
ANSWER = re.compile(r"^\W*(?:no|nope|nah|yes|yeah|yep|yup|correct|right|mm-?hmm|uh-?huh|not really|never|none|i do|i don't|"
                    r"i have|i haven't|sure|okay|absolutely|exactly|definitely|it does|it doesn't|negative|a little)\b", re.I)


def content_words(text):
    words = re.findall(r"[a-z]+|\d+(?:\.\d+)?|%", text.lower())
    words = [NUMBERS.get(w, w) for w in words]
    return {w[:5] for w in words if len(w) > 2 or w.isdigit() or w in ("mg", "%")} - {"the", "and", "for", "with", "that", "been"}


def further(quotation, first, fact):
    """What a quotation is that tells no attribute: it names the fact again, or answers what was asked."""
    words = content_words(quotation)
    if any(words & content_words(value) for key, value in fact["attributes"].items() if key in MODIFIERS):
        return None
    if words & (content_words(first) | content_words(fact["concept"])):
        return "mention"
    return "answer" if ANSWER.match(quotation) or not words else None


# Attributes that are told as others are.
TOLD_AS = {"amount": "detail", "route": "detail"}


def told(visit):
    """(fact, kind of modifier, line, from, to) of every place that tells an attribute, the longest first."""
    places = [(number, TOLD_AS.get(key, key), *place) for number, fact in enumerate(visit["facts"])
              for key, places in fact.get("where", {}).items() for place in places]
    return sorted((p for p in places if p[1] in MODIFIERS), key=lambda p: p[3] - p[4])


def side_of(fact):
    """'left', 'right' or both as a number; -1 where a side is told in another way."""
    side = fact["attributes"].get("side", "").lower()
    if side in ("both", "bilaterally", "both sides"):
        side = "bilateral"
    return LAYOUT["side"].index(side) if side in LAYOUT["side"] else -1


# Further columns of a token's row: the facts that a word tells more of, and the fact that a word names.
TARGETS = 3
UNLINKED = ("answer", "mention")


def label_visit(visit, tk):
    """One row for each token: its id, its line, and what the facts say of it (-1 where nothing is to be learned)."""
    ids, line_of, offsets = [], [], []
    for number, line in enumerate(visit["lines"]):
        text, places = join_contractions(line["text"])
        enc = tk.encode(text, add_special_tokens=False)
        ids += [ROLE_TOKENS[line["role"]]] + enc.ids
        offsets += [(-1, -1)] + [(places[a], places[b - 1] + 1) for a, b in enc.offsets]
        line_of += [number] * (len(enc.ids) + 1)
    n = len(ids)
    labels = {name: [-1] * n for name in SIZES}
    labels["span"] = [0] * n
    labels["modifier"] = [0] * n
    fact_of = [-1] * n
    targets, named = [[] for _ in range(n)], [-1] * n
    by_line = {}
    for t, number in enumerate(line_of):
        by_line.setdefault(number, []).append(t)

    def tokens_in(line, start, end):
        return [t for t in by_line.get(line, []) if offsets[t][0] >= 0 and offsets[t][1] > start and offsets[t][0] < end]

    def values_of(fact):
        values = {"polarity": LAYOUT["polarity"].index(fact["polarity"]),
                  "certainty": LAYOUT["certainty"].index(fact["certainty"]),
                  "who": int(fact["who"] != "patient"), "time": LAYOUT["time"].index(fact["time"]),
                  "importance": LAYOUT["importance"].index(fact["importance"]), "status": -1, "act": -1,
                  "side": side_of(fact)}
        if fact["kind"] in ("medication", "assessment"):
            values["status"] = STATUSES.index(fact["status"])
        if fact["kind"] == "plan":
            values["act"] = ACTS.index(fact["act"])
        return values

    def mark(tokens, fact, number):
        kind = KINDS.index(fact["kind"])
        for place, t in enumerate(tokens):
            named[t] = number
            labels["span"][t] = 1 + 2 * kind + (place > 0)
            for name, value in values_of(fact).items():
                labels[name][t] = value

    def tell(tokens, modifier):
        for place, t in enumerate(tokens):
            labels["modifier"][t] = 1 + 2 * MODIFIERS.index(modifier) + (place > 0)

    # Where a thing is named again it is a fact's name as well; first names win, and words that tell an attribute are labelled with that.
    for number, fact in enumerate(visit["facts"]):
        quotations = [visit["lines"][line]["text"][a:b] for line, a, b in fact["said"]]
        for quotation, place in list(zip(quotations, fact["said"]))[1:]:
            tokens, modifier = tokens_in(*place), further(quotation, quotations[0], fact)
            if modifier:
                tell(tokens, modifier)
            else:
                for t in tokens:
                    labels["modifier"][t] = -1
            if modifier == "mention":
                mark(tokens, fact, number)
    # Of two places that share words, the shorter one has them.
    for number, modifier, *place in told(visit):
        tokens = tokens_in(*place)
        tell(tokens, modifier)
        for t in tokens:
            if number not in targets[t] and len(targets[t]) < TARGETS:
                targets[t].append(number)
    for t, label in enumerate(labels["modifier"]):
        if label > 0 and label % 2 == 0 and labels["modifier"][t - 1] not in (label, label - 1):
            labels["modifier"][t] = label - 1
    first = [(tokens_in(*fact["said"][0]), i) for i, fact in enumerate(visit["facts"]) if fact["said"]]
    for tokens, i in sorted(first, key=lambda pair: -len(pair[0])):
        mark(tokens, visit["facts"][i], i)
        for t in tokens:
            fact_of[t] = i
    links = [[*of, *[-1] * (TARGETS - len(of))] for of in targets]
    rows = np.concatenate([np.stack([labels[name] for name in SIZES], 1), np.array(links), np.array(named)[:, None]], 1)
    return dict(id=visit["visit"], part=visit["part"], ids=np.array(ids), line=line_of, offsets=offsets, rows=rows, fact=fact_of,
                facts=visit["facts"])


def load_unlabelled(path, tk):
    """Dialogues without gold: nothing is to be learned of their tokens but what teachers say."""
    visits = [label_visit(v, tk) for v in json.load(open(path))]
    for visit in visits:
        visit["rows"][:] = -1
    return visits


def load_visits(path, tk):
    return [label_visit(v, tk) for v in json.load(open(path))]


def folds_of(visits, parts=3):
    """The visits and dialogues of real talk in parts, each of which is left out once; the reported ones must not be among them."""
    whole = sorted(v["id"] for v in visits if v["part"] in ("aci-train", "primock", "mts-train"))
    random.Random(7).shuffle(whole)
    return [set(whole[part::parts]) for part in range(parts)]


@lru_cache
def punctuation(tk):
    return np.array([bool(PUNCTUATION.match(tk.id_to_token(i) or "")) for i in range(tk.get_vocab_size())])


def windows(length, stride, window=WINDOW - 1):
    at = 0
    while True:
        yield at, min(length, at + window)
        if at + window >= length:
            return
        at += stride


def changed(visit, start, end, drugs, rng, tk):
    """A window with roles hidden, marks and words dropped, drugs and sides exchanged or words masked now and then."""
    ids, labels = visit["ids"][start:end], visit["rows"][start:end]
    is_role = IS_ROLE[ids]
    if rng.random() < 0.3:
        ids = np.where(is_role, ROLE_TOKENS["unsure"], ids)
    if rng.random() < 0.3:
        keep = ~punctuation(tk)[ids]
        ids, labels, is_role = ids[keep], labels[keep], is_role[keep]
    if rng.random() < 0.2:
        keep = is_role | (np.random.default_rng(rng.getrandbits(32)).random(len(ids)) > 0.05)
        ids, labels, is_role = ids[keep], labels[keep], is_role[keep]
    if rng.random() < 0.4:
        ids, labels = exchange_sides(ids, labels)
    if drugs and rng.random() < 0.5:
        ids, labels = exchange_drugs(ids, labels, drugs, rng)
        is_role = IS_ROLE[ids]
    share = rng.choice([0, 0.05, 0.12])
    if share:
        masked = np.random.default_rng(rng.getrandbits(32)).random(len(ids)) < share
        ids = np.where(masked & ~is_role, MASK, ids)
    return ids, labels


LEFT, RIGHT = 2187, 2157
COLUMN = {name: place for place, name in enumerate(SIZES)}


def exchange_sides(ids, labels):
    """Left for right and right for left; a window where a 'right' may be no side stays as it is."""
    sided = (ids == LEFT) | (ids == RIGHT)
    marked = (labels[:, COLUMN["modifier"]] > 0) | (labels[:, COLUMN["span"]] > 0)
    if not sided.any() or (sided & ~marked).any():
        return ids, labels
    left, right = LAYOUT["side"].index("left"), LAYOUT["side"].index("right")
    labels = labels.copy()
    side = labels[:, COLUMN["side"]]
    labels[:, COLUMN["side"]] = np.where(side == left, right, np.where(side == right, left, side))
    return np.where(ids == LEFT, RIGHT, np.where(ids == RIGHT, LEFT, ids)), labels


def exchange_drugs(ids, labels, drugs, rng):
    """Another drug's name in place of a short one, so that names are read by their place as well."""
    begin = 1 + 2 * KINDS.index("medication")
    spans = labels[:, COLUMN["span"]]
    out, rows, last = [], [], 0
    for at in np.flatnonzero(spans == begin):
        end = at + 1
        while end < len(ids) and spans[end] == begin + 1:
            end += 1
        if at < last or end - at > 4 or rng.random() >= 0.4:
            continue
        name = rng.choice(drugs)
        row = np.repeat(labels[at : at + 1], len(name), 0)
        row[1:, COLUMN["span"]] = begin + 1
        out += [ids[last:at], np.array(name)]
        rows += [labels[last:at], row]
        last = end
    if not out:
        return ids, labels
    ids, labels = np.concatenate([*out, ids[last:]]), np.concatenate([*rows, labels[last:]])
    return ids[: WINDOW - 1], labels[: WINDOW - 1]
