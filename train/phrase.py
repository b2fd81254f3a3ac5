"""Trains the phraser: a network that writes the sentence of a fact from the talk around it and the sentence that the
rules have written of it, and judges a sentence.

    npm run train:prepare-phrases && python3 train/phrase.py OUT

It judges by what readers made of visits that they had not seen (prepare-readings.ts), and by sentences of gold with
errors put into them. With PRETRAIN_ONLY=1 it stops after pretraining.

What it is measured on are the visits that run.py chooses settings by, and those that are only reported on; with
FINAL=1 only the latter are left out.
"""

import copy
import gzip
import io
import json
import os
import random
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from data import ROLE_TOKENS, tokenizer
from export_phraser import PART, export
from model import HEADS, HIDDEN, VOCABULARY, Layer, load_encoder
from pretrain import read_corpus

DATA = Path(__file__).parent.parent / ".cache/train"
# As in server/src/clinical/phrasing/phrase-marks.ts.
BEGIN, END, NAME_BEGINS, NAME_ENDS, GLUED = 101, 102, 10, 11, 12
COPY, BETWEEN = 90, 91
MARKS = 6
PAD, MASK = 0, 103
SOURCE, TARGET = 256, 56
# A sentence of the rules, and behind it the one that a clinician writes instead.
EDITED = 100
DECODER_LAYERS = int(os.environ.get("DECODER_LAYERS", "4"))
PRETRAIN_S = float(os.environ.get("PRETRAIN_S", "150"))
TRAIN_S = float(os.environ.get("TRAIN_S", "400"))
# The last part of the training is mostly on real visits.
LATE_FROM = 0.7
JUDGING = float(os.environ.get("JUDGING", "0.5"))
EDITING = float(os.environ.get("EDITING", "1.0"))
RATE = float(os.environ.get("RATE", "3e-4"))
BATCH = 256


class CrossLayer(nn.Module):
    """A layer that looks at the sentence so far, then at the talk."""

    def __init__(self):
        super().__init__()
        self.own = Layer()
        self.query, self.key, self.value, self.out = (nn.Linear(HIDDEN, HIDDEN) for _ in range(4))
        self.norm = nn.LayerNorm(HIDDEN, eps=1e-12)

    def keys_of(self, memory):
        batch, length, _ = memory.shape
        return tuple(f(memory).view(batch, length, HEADS, HIDDEN // HEADS).transpose(1, 2) for f in (self.key, self.value))

    def forward(self, x, key, value, causal, mask, drop):
        batch, length, _ = x.shape
        own = self.own

        def heads(f, y):
            return f(y).view(batch, length, HEADS, HIDDEN // HEADS).transpose(1, 2)

        y = F.scaled_dot_product_attention(heads(own.query, x), heads(own.key, x), heads(own.value, x), attn_mask=causal)
        x = own.norm(x + F.dropout(own.out(y.transpose(1, 2).reshape(batch, length, HIDDEN)), drop, self.training))
        y = F.scaled_dot_product_attention(heads(self.query, x), key, value, attn_mask=mask)
        x = self.norm(x + F.dropout(self.out(y.transpose(1, 2).reshape(batch, length, HIDDEN)), drop, self.training))
        return own.norm2(x + F.dropout(own.down(F.gelu(own.up(x))), drop, self.training))


class Phraser(nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.layers = nn.ModuleList()
        for number in range(DECODER_LAYERS):
            like = encoder.layers[(number + 1) * len(encoder.layers) // DECODER_LAYERS - 1]
            layer = CrossLayer()
            layer.own = copy.deepcopy(like)
            for name in ("query", "key", "value", "out"):
                getattr(layer, name).load_state_dict(getattr(like, name).state_dict())
            self.layers.append(layer)
        self.places = nn.Embedding.from_pretrained(encoder.places.weight[:TARGET].clone(), freeze=False)
        # Added to what is written instead of a sentence of the rules; it has the places of a sentence that stands alone.
        self.instead = nn.Parameter(torch.zeros(HIDDEN))
        self.norm = copy.deepcopy(encoder.norm)
        self.head = nn.Sequential(nn.Linear(HIDDEN, HIDDEN), nn.GELU(), nn.LayerNorm(HIDDEN))
        self.bias = nn.Parameter(torch.zeros(VOCABULARY))
        # Whether all of the sentence is right, from its end.
        self.judge = nn.Linear(HIDDEN, 1)
        self.drop = encoder.drop

    def embed(self, ids):
        at = torch.arange(ids.shape[1], device=ids.device)
        border = torch.where(ids == BETWEEN, at, ids.shape[1]).amin(1, keepdim=True)
        is_instead = at >= border
        places = torch.where(is_instead, at - border + MARKS, at).clamp(max=TARGET - 1)
        x = self.encoder.words(ids) + self.places(places) + is_instead[..., None] * self.instead
        return F.dropout(self.norm(x), self.drop, self.training)

    def decode(self, x, keys, mask):
        length = x.shape[1]
        causal = torch.ones(length, length, dtype=torch.bool, device=x.device).tril()
        for layer, (key, value) in zip(self.layers, keys):
            x = layer(x, key, value, causal, mask, self.drop)
        return self.head(x)

    def forward(self, source, target, told=None):
        mask = (source != PAD)[:, None, None, :]
        memory = self.encoder(source, mask)
        keys = [layer.keys_of(memory) for layer in self.layers]
        hidden = self.decode(self.embed(target), keys, mask)
        return hidden if told is None else (hidden, self.decode(self.embed(told), keys, mask))

    def verdicts(self, hidden, told):
        """Of sentences that end with END."""
        last = (told == END).float().argmax(1)
        return self.judge(hidden[torch.arange(len(told), device=told.device), last])[:, 0].float()

    def scores(self, hidden):
        return F.linear(hidden, self.encoder.words.weight) + self.bias


def read_examples():
    numbers = np.frombuffer(gzip.decompress((DATA / "phrases.bin.gz").read_bytes()), dtype=np.uint16)
    rows = json.loads(gzip.decompress((DATA / "phrases.json.gz").read_bytes()))
    at = 0
    for row in rows:
        row["ids"] = numbers[at : at + row["source"]].astype(np.int64)
        at += row["source"]
        row["sentence"] = numbers[at : at + row["target"]].astype(np.int64)
        at += row["target"]
        told = []
        for length in row["told"]:
            told.append(numbers[at : at + length].astype(np.int64))
            at += length
        # The first is what the rules tell of the fact as it is, the others have an error.
        row["told"] = [(sentence, 0.0 if number else 1.0) for number, sentence in enumerate(told)]
    return rows


def read_readings():
    """What readers made of visits that they had not seen; as examples of their own."""
    rows = []
    for path in sorted(DATA.glob("readings-*.json.gz")):
        rows += json.loads(gzip.decompress(path.read_bytes()))
    for row in rows:
        row["ids"], row["sentence"] = np.array(row.pop("source")), np.array(row.pop("target"))
        row["told"] = [(np.array(row["told"]), row["right"])]
        row["fact"] = 0 if row["level"] else -1
        row["natural"] = True
    return rows


def split(rows):
    """As run.py does it, and every twelfth dialogue besides."""
    held = {r["visit"] for r in rows if r["part"] == "aci-valid" or r["visit"].startswith("primock-day3")}
    whole = sorted({r["visit"] for r in rows if r["part"] in ("aci-train", "primock")} - held)
    random.Random(3).shuffle(whole)
    chosen = set(whole[: len(whole) // 6]) | set(sorted({r["visit"] for r in rows if r["part"] == "mts-train"})[::12])
    return ([r for r in rows if r["visit"] not in held | chosen], [r for r in rows if r["visit"] in chosen],
            [r for r in rows if r["visit"] in held])


LEFT, RIGHT = 2187, 2157
MEDICATION = 20 + 3
# Set once the vocabulary is known.
PUNCTUATION = None
NUMBERS = {}
NUMBER_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
                "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}


NOTHING = np.zeros(0, dtype=np.int64)


def to_judge(row, rng):
    """A sentence with how right it is; nothing with -1 where there is none."""
    if row.get("natural"):
        return row["told"][0]
    if not row["told"] or rng.random() < 0.25:
        return (row["sentence"], 1.0) if row["fact"] >= 0 else (NOTHING, -1.0)
    return rng.choice(row["told"]) if rng.random() < 0.6 else row["told"][0]


def is_edited(told, sentence):
    """Whether both tell of the same thing: polarity, certainty, person, and status or act."""
    alike = [1, 2, 3, 5]
    return len(told) > MARKS and len(sentence) > MARKS and (told[alike] == sentence[alike]).all()


def changed(row, drugs, rng):
    """The same with roles hidden, marks of punctuation dropped, sides and drugs exchanged now and then."""
    told, right = to_judge(row, rng)
    # What is exchanged in one sentence is exchanged in the other.
    ids, both = row["ids"], np.concatenate([NOTHING if row["judged_only"] else row["sentence"], [BETWEEN], told])
    ids, both = exchanged(row, ids, both, drugs, rng)
    border = both.tolist().index(BETWEEN)
    sentence, told = both[:border][:TARGET], both[border + 1 :][:TARGET]
    edited = np.concatenate([told, [BETWEEN], sentence[MARKS:]]) if is_edited(told, sentence) else told
    return ids[:SOURCE], sentence, edited, right


def exchanged(row, ids, sentence, drugs, rng):
    if rng.random() < 0.3:
        ids = np.where(np.isin(ids, list(ROLE_TOKENS.values())), ROLE_TOKENS["unsure"], ids)
    if rng.random() < 0.25:
        ids = ids[~PUNCTUATION[ids]]
    if rng.random() < 0.3 and np.isin(sentence, (LEFT, RIGHT)).any():
        ids, sentence = (np.where(x == LEFT, RIGHT, np.where(x == RIGHT, LEFT, x)) for x in (ids, sentence))
    if sentence[0] == MEDICATION and rng.random() < 0.5:
        ids, sentence = exchange_drug(ids, sentence, drugs, rng)
    if rng.random() < 0.4:
        ids, sentence = exchange_number(ids, sentence, rng)
    if rng.random() < 0.25:
        ids = with_moved_name(ids, rng)
    share = rng.choice([0, 0, 0.03, 0.08])
    if share:
        hidden = np.random.default_rng(rng.getrandbits(32)).random(len(ids)) < share
        ids = np.where(hidden & (ids > 110), MASK, ids)
    return ids, sentence


def exchange_drug(ids, sentence, drugs, rng):
    """Another drug in the talk and in the sentence, where the name is the same in both."""
    start, end = np.flatnonzero(ids == NAME_BEGINS), np.flatnonzero(ids == NAME_ENDS)
    if len(start) == 0 or len(end) == 0 or not 0 < end[0] - start[0] - 1 <= 4:
        return ids, sentence
    name = ids[start[0] + 1 : end[0]]
    if name[0] not in sentence or places_of(sentence, name) == []:
        return ids, sentence
    other = np.array(rng.choice(drugs))
    return replaced(ids, name, other), replaced(sentence, name, other)


def exchange_number(ids, sentence, rng):
    """Another number in the talk, in words or in figures, and in the sentence."""
    found = [(word, figure) for word, figure in NUMBERS.items() if figure in sentence and (word in ids or figure in ids)]
    if not found:
        return ids, sentence
    word, figure = rng.choice(found)
    other, others = rng.choice(list(NUMBERS.items()))
    return np.where(ids == word, other, np.where(ids == figure, others, ids)), np.where(sentence == figure, others, sentence)


def with_moved_name(ids, rng):
    """A reader that is taught from gold does not find the same ends of a name."""
    ids = ids.tolist()
    for mark in (NAME_BEGINS, NAME_ENDS):
        at = ids.index(mark)
        to = at + rng.choice((-2, -1, 1, 2))
        other = ids.index(NAME_ENDS if mark == NAME_BEGINS else NAME_BEGINS)
        if 1 <= to < len(ids) and (to < other - 1 if mark == NAME_BEGINS else to > other + 1):
            ids.insert(to, ids.pop(at))
    return np.array(ids)


def places_of(ids, part):
    return [at for at in range(len(ids) - len(part) + 1) if (ids[at : at + len(part)] == part).all()]


def replaced(ids, part, other):
    out, last = [], 0
    for at in places_of(ids, part):
        if at >= last:
            out += [ids[last:at], other]
            last = at + len(part)
    return np.concatenate([*out, ids[last:]])


def padded(arrays, length):
    return torch.from_numpy(filled(arrays, length)).long()


def filled(arrays, length):
    out = np.zeros((len(arrays), length), dtype=np.int32)
    for row, array in zip(out, arrays):
        row[: len(array)] = array[:length]
    return out


def pretrain(model, ids, seconds, device):
    """Restores a marked stretch of the talk, many of whose words are hidden."""
    model.train()
    optimiser = torch.optim.AdamW(model.parameters(), lr=1, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
    compiled = torch.compile(model)
    data, started, step, losses = ids.to(device), None, 0, []
    places = torch.arange(SOURCE, device=device)
    out = torch.arange(TARGET, device=device)
    while started is None or time.time() - started < seconds:
        done = 0 if started is None else (time.time() - started) / seconds
        for group in optimiser.param_groups:
            group["lr"] = 5e-4 * min(1, (step + 1) / 400) * (1 - 0.8 * done)
        text = data[torch.randint(0, len(data) - SOURCE, (BATCH, 1), device=device) + places].long()
        first = torch.randint(30, 160, (BATCH, 1), device=device)
        count = torch.randint(4, TARGET - 4, (BATCH, 1), device=device)
        last = first + count
        share = torch.tensor([0.05, 0.25, 0.45, 0.7], device=device)[torch.randint(0, 4, (BATCH, 1), device=device)]
        inside = (places >= first) & (places < last)
        hidden = torch.rand(text.shape, device=device) < torch.where(inside, share, 0.05)
        noisy = torch.where(hidden, MASK, text)
        # BEGIN, the text before, a mark, the stretch, a mark, the text behind.
        shift = 1 + (places > first).long() + (places > last + 1).long()
        source = noisy.gather(1, (places - shift).clamp(0))
        source = torch.where(places == 0, BEGIN, source)
        source = torch.where(places == first + 1, NAME_BEGINS, source)
        source = torch.where(places == last + 2, NAME_ENDS, source)
        target = text.gather(1, (first + out - 1).clamp(0, SOURCE - 1))
        target = torch.where(out == 0, COPY, target)
        answer = torch.where(out < count, text.gather(1, (first + out).clamp(0, SOURCE - 1)), torch.where(out == count, END, -1))
        with torch.autocast("cuda", torch.bfloat16):
            hidden_states = compiled(source, target)
            kept = answer >= 0
            loss = F.cross_entropy(model.scores(hidden_states[kept]).float(), answer[kept])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        step += 1
        started = started or time.time()
        if step % 100 == 0:
            losses.append(loss.item())
            if step % 500 == 0:
                print(f"pretrain step {step} loss {sum(losses[-5:]) / len(losses[-5:]):.3f} after {time.time() - started:.0f} s", flush=True)
    print(f"pretrained {step} steps, loss {losses[-1] if losses else 0:.3f}", flush=True)
    return model


def finetune(model, pool, rows, device, seconds, seed=1):
    """For so many seconds; a fact of real visits counts as two of written ones, at the end as eight. `rows` are places in EXAMPLES."""
    model.train()
    rng = random.Random(seed)
    torch.manual_seed(seed)
    optimiser = torch.optim.AdamW(model.parameters(), lr=1, betas=(0.9, 0.98), weight_decay=0.02, fused=True)
    compiled = torch.compile(model)
    of = lambda test: [at for at in rows if test(EXAMPLES[at])]
    written = of(lambda r: r["part"] == "written")
    heard = of(lambda r: r.get("form") == "heard")
    real = sorted({*rows} - {*written, *heard})
    step, started, losses, epoch = 0, None, [], 0

    def done():
        return 0.0 if started is None else (time.time() - started) / seconds

    while done() < 1:
        share = 4 if done() > LATE_FROM else 1
        order = real * 2 + rng.sample(written, len(written) // share) + rng.sample(heard, len(heard) // 2)
        rng.shuffle(order)
        ahead = pool.imap(batch_of, batches_of(order, rng))
        for source, given, told, right in ahead:
            if done() >= 1:
                break
            rate = RATE * min(1, (step + 1) / 200) * max(0.02, 1 - done())
            for group in optimiser.param_groups:
                group["lr"] = rate
            source, given, told, right = (torch.from_numpy(x).to(device) for x in (source, given, told, right))
            source, given, told = source.long(), given.long(), told.long()
            answer = torch.cat([given[:, 1:], torch.zeros_like(given[:, :1])], 1)
            follows = torch.cat([told[:, 1:], torch.zeros_like(told[:, :1])], 1)
            follows = torch.where((told == BETWEEN).cumsum(1) > 0, follows, PAD)
            with torch.autocast("cuda", torch.bfloat16):
                hidden, judged = compiled(source, given, told)
                kept = answer != PAD
                loss = F.cross_entropy(model.scores(hidden[kept]).float(), answer[kept], label_smoothing=0.03)
                kept = follows != PAD
                editing = F.cross_entropy(model.scores(judged[kept]).float(), follows[kept], label_smoothing=0.03)
                verdicts = model.verdicts(judged, told)
            apart = F.binary_cross_entropy_with_logits(verdicts, right.clamp(0), reduction="none")
            apart = (apart * (right >= 0)).sum() / (right >= 0).sum().clamp(min=1)
            optimiser.zero_grad(set_to_none=True)
            (loss + EDITING * editing + JUDGING * apart).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            step += 1
            started = started or time.time()
            if step % 20 == 0:
                losses.append((loss.item(), editing.item(), apart.item()))
        epoch += 1
        seen = np.array(losses[-10:] or [(0, 0, 0)]).mean(0).round(3).tolist()
        print(f"epoch {epoch} writing, editing, judging {seen} after {time.time() - (started or time.time()):.0f} s, {step} steps", flush=True)
    return model


def batches_of(order, rng):
    for at in range(0, len(order) - BATCH + 1, BATCH):
        yield order[at : at + BATCH], rng.getrandbits(32)


# What the processes that prepare batches share.
EXAMPLES, DRUGS = [], []


def batch_of(part):
    places, seed = part
    rng = random.Random(seed)
    made = [changed(EXAMPLES[at], DRUGS, rng) for at in places]
    led = lambda some, length: filled([np.concatenate([[BEGIN], x]) for x in some], length)
    return (filled([x[0] for x in made], SOURCE), led([x[1] for x in made], TARGET), led([x[2] for x in made], EDITED),
            np.array([x[3] for x in made], dtype=np.float32))


@torch.no_grad()
def judge(model, rows, sentences, device):
    """How sure it is that each sentence is right, as a log odds."""
    model.eval()
    out = []
    for at in range(0, len(rows), 256):
        source = padded([r["ids"] for r in rows[at : at + 256]], SOURCE).to(device)
        told = padded([np.concatenate([[BEGIN], s]) for s in sentences[at : at + 256]], TARGET).to(device)
        with torch.autocast("cuda", torch.bfloat16):
            _, hidden = model(source, told, told)
            out += model.verdicts(hidden, told).tolist()
    return np.array(out)


def area(scores, right):
    """How often of a right and a wrong one the right one has the higher score."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    many = right.sum()
    return (ranks[right].sum() - many * (many + 1) / 2) / max(1, many * (~right).sum())


def measure_judging(model, rows, name, device, folder):
    """On what readers made of visits that neither they nor the phraser have seen."""
    if not rows:
        return
    verdicts = judge(model, rows, [r["told"][0][0] for r in rows], device)
    right = np.array([r["right"] >= 0.5 for r in rows])
    sureness = np.array([r["sureness"] for r in rows])
    for part in sorted({(r["part"], r["form"]) for r in rows}):
        of = np.array([(r["part"], r["form"]) == part for r in rows])
        print(f"{name} {part}: {of.sum()} facts read, {right[of].mean():.3f} right, area of the judge {area(verdicts[of], right[of]):.3f},"
              f" of the reader {area(sureness[of], right[of]):.3f}", flush=True)
    own = write(model, [dict(r, given=np.concatenate([r["told"][0][0], [BETWEEN]])) for r in rows], device)
    keep = ("visit", "part", "form", "kind", "importance", "sureness", "right", "level")
    said = [dict({k: r[k] for k in keep}, told=r["told"][0][0].tolist(), target=r["sentence"].tolist(), verdict=round(v, 3), own=o["ids"],
                 odds=o["odds"], mean=o["mean"]) for r, v, o in zip(rows, verdicts.tolist(), own)]
    Path(folder, f"{name}-readings.json").write_text(json.dumps(said))


@torch.no_grad()
def write(model, rows, device):
    """The marks it would have set, and the sentences it writes behind what is `given`, with their mean log probability."""
    model.eval()
    out = [None] * len(rows)
    by_length = {}
    for at, row in enumerate(rows):
        by_length.setdefault(len(row["given"]), []).append(at)
    batches = [some[at : at + 128] for some in by_length.values() for at in range(0, len(some), 128)]
    for batch in batches:
        part = [rows[at] for at in batch]
        source = padded([r["ids"] for r in part], SOURCE).to(device)
        mask = (source != PAD)[:, None, None, :]
        given = torch.from_numpy(np.stack([np.concatenate([[BEGIN], r["given"]]) for r in part])).to(device)
        first_written = given.shape[1]
        marks = given[:, 1 : MARKS + 1]
        with torch.autocast("cuda", torch.bfloat16):
            memory = model.encoder(source, mask)
            keys = [layer.keys_of(memory) for layer in model.layers]
            first = model.scores(model.decode(model.embed(given), keys, mask)).float().log_softmax(-1)
            odds = first[:, :MARKS].gather(2, marks[..., None])[..., 0]
            sums, ended = torch.zeros(len(part), device=device), torch.zeros(len(part), dtype=torch.bool, device=device)
            lows, counts = torch.zeros_like(sums), torch.zeros_like(sums)
            while given.shape[1] < first_written + TARGET - MARKS - 1 and not ended.all():
                scores = model.scores(model.decode(model.embed(given), keys, mask)[:, -1]).float().log_softmax(-1)
                value, token = scores.max(-1)
                token = torch.where(ended, PAD, token)
                sums += torch.where(ended, 0, value)
                lows = torch.minimum(lows, torch.where(ended, 0, value))
                counts += (~ended).float()
                ended |= token == END
                given = torch.cat([given, token[:, None]], 1)
        for i, (at, r) in enumerate(zip(batch, part)):
            ids = [t for t in given[i, first_written:].tolist() if t not in (PAD, END)]
            out[at] = dict(visit=r["visit"], fact=r["fact"], ids=ids, odds=[round(x, 3) for x in odds[i].tolist()],
                           mean=round((sums[i] / counts[i]).item(), 4), low=round(lows[i].item(), 3))
    return out


def measure(model, rows, name, device, folder):
    real = [r for r in rows if r["fact"] >= 0 and not r.get("natural") and r["told"]]
    own = [[t for t in r["sentence"][MARKS:].tolist() if t != END] for r in real]
    share = lambda said: np.mean([s["ids"] == o for s, o in zip(said, own)])
    alone = write(model, [dict(r, given=r["sentence"][:MARKS]) for r in real], device)
    told = [r["told"][0][0] for r in real]
    edited = write(model, [dict(r, given=np.concatenate([t, [BETWEEN]])) for r, t in zip(real, told)], device)
    rules = np.mean([[t for t in x[MARKS:].tolist() if t != END] == o for x, o in zip(told, own)])
    odds = np.array([s["odds"] for s in alone])
    nothing = [r for r in rows if r["fact"] < 0 and not r.get("natural")]
    print(f"{name}: {len(real)} facts, word for word {share(alone):.3f}, edited {share(edited):.3f}, by rules {rules:.3f}, marks above one in two "
          f"{(odds > np.log(0.5)).mean(0).round(3).tolist()}, mean log probability {np.mean([s['mean'] for s in alone]):.3f}, "
          f"edited {np.mean([s['mean'] for s in edited]):.3f}", flush=True)
    if nothing:
        with torch.no_grad():
            source = padded([r["ids"] for r in nothing], SOURCE).to(device)
            hidden = model(source, torch.full((len(nothing), 1), BEGIN, device=device))
            print("  no fact:", (model.scores(hidden[:, 0]).argmax(-1).cpu().numpy() == nothing[0]["sentence"][0]).mean(), flush=True)
    Path(folder, f"{name}.json").write_text(json.dumps([dict(s, told=t.tolist(), target=r["sentence"].tolist())
                                                        for s, t, r in zip(edited, told, real)]))


def save_small(model, out):
    """As 8-bit numbers with a scale for each row, in parts that can be copied: enough to train on from."""
    bytes_ = io.BytesIO()
    small = {}
    for name, value in model.state_dict().items():
        if value.dim() < 2:
            small[name] = value.cpu()
            continue
        scale = value.abs().amax(1, keepdim=True).clamp(min=1e-9) / 127
        small[name] = ((value / scale).round().to(torch.int8).cpu(), scale.cpu())
    torch.save(small, bytes_)
    for number, at in enumerate(range(0, bytes_.tell(), PART)):
        Path(out, f"pretrained.{number}").write_bytes(bytes_.getvalue()[at : at + PART])


def load_small(path):
    parts = sorted(path.parent.glob("pretrained.[0-9]"))
    small = torch.load(io.BytesIO(b"".join(p.read_bytes() for p in parts)))
    return {name: value[0].float() * value[1] if isinstance(value, tuple) else value for name, value in small.items()}


def main(out):
    global PUNCTUATION
    started = time.time()
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(0)
    device = "cuda"
    tk = tokenizer(str(DATA / "vocab.txt"))
    PUNCTUATION = np.array([t in ".,?!;:-" and len(t) == 1 for t in (tk.id_to_token(i) or "" for i in range(VOCABULARY))])
    NUMBERS.update({tk.token_to_id(word): tk.token_to_id(str(figure)) for word, figure in NUMBER_WORDS.items()})
    rows = read_examples() + read_readings()
    train, dev, held = split(rows)
    drugs = [tk.encode(n, add_special_tokens=False).ids for n in json.loads((DATA / "drugs.json").read_text())]
    DRUGS.extend(d for d in drugs if len(d) <= 6)
    EXAMPLES.extend(rows)
    # Half of the dialogues that readers read as unseen are only judged: what was learned by heart is easily judged.
    read = {r["visit"] for r in rows if r.get("natural") and r["part"] == "mts-train"}
    judged_only = set(sorted(read)[::2])
    for row in rows:
        row["judged_only"] = row["visit"] in judged_only
    taught = {id(r) for r in (train + dev if os.environ.get("FINAL") else train)}
    places = [at for at, r in enumerate(EXAMPLES) if id(r) in taught]
    # Before the GPU is used: its state cannot be shared with other processes.
    pool = get_context("fork").Pool(12)
    print(len(train), len(dev), len(held), f"examples read after {time.time() - started:.0f} s", flush=True)
    model = Phraser(load_encoder(DATA / "gte")).to(device)
    kept = DATA / "phraser-pretrained.pt"
    if kept.exists():
        model.load_state_dict(torch.load(kept))
    elif (DATA / "pretrained.0").exists():
        model.load_state_dict(load_small(DATA / "pretrained.0"))
    else:
        pretrain(model, read_corpus(DATA / "open-english.txt.xz", tk), PRETRAIN_S, device)
        torch.save(model.state_dict(), kept)
        if os.environ.get("PRETRAIN_ONLY"):
            return save_small(model, out)
    print(f"ready to train after {time.time() - started:.0f} s", flush=True)
    finetune(model, pool, places, device, TRAIN_S)
    pool.terminate()
    torch.save(model.state_dict(), DATA / "phraser-trained.pt")
    export(copy.deepcopy(model), json.loads((DATA / "phrase-words.json").read_text()), out)
    measure_judging(model, [r for r in dev if r.get("natural")], "dev", device, out)
    measure(model, dev, "dev", device, out)
    measure(model, held, "held", device, out)
    measure(model, random.Random(1).sample(train, 400), "seen", device, out)
    print(f"{time.time() - started:.0f} s", flush=True)


main(sys.argv[1])
