"""Trains the phraser: a network that writes the sentence of a fact from the talk around it.

    npm run train:prepare-phrases && python3 train/phrase.py OUT

What it is measured on are the visits that run.py chooses settings by, and those that are only reported on; with
FINAL=1 only the latter are left out.
"""

import copy
import gzip
import json
import os
import random
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from data import ROLE_TOKENS, tokenizer
from export_phraser import export
from model import HEADS, HIDDEN, VOCABULARY, Layer, load_encoder
from pretrain import read_corpus

DATA = Path(__file__).parent.parent / ".cache/train"
# As in server/src/clinical/phrasing/phrase-marks.ts.
BEGIN, END, NAME_BEGINS, NAME_ENDS, GLUED = 101, 102, 10, 11, 12
COPY = 90
MARKS = 6
PAD, MASK = 0, 103
SOURCE, TARGET = 256, 56
DECODER_LAYERS = int(os.environ.get("DECODER_LAYERS", "4"))
PRETRAIN_S = float(os.environ.get("PRETRAIN_S", "150"))
EPOCHS = int(os.environ.get("EPOCHS", "12"))
LATE = int(os.environ.get("LATE", "4"))
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
        self.norm = copy.deepcopy(encoder.norm)
        self.head = nn.Sequential(nn.Linear(HIDDEN, HIDDEN), nn.GELU(), nn.LayerNorm(HIDDEN))
        self.bias = nn.Parameter(torch.zeros(VOCABULARY))
        self.drop = encoder.drop

    def embed(self, ids):
        x = self.encoder.words(ids) + self.places.weight[: ids.shape[1]]
        return F.dropout(self.norm(x), self.drop, self.training)

    def decode(self, x, keys, mask):
        length = x.shape[1]
        causal = torch.ones(length, length, dtype=torch.bool, device=x.device).tril()
        for layer, (key, value) in zip(self.layers, keys):
            x = layer(x, key, value, causal, mask, self.drop)
        return self.head(x)

    def forward(self, source, target):
        mask = (source != PAD)[:, None, None, :]
        memory = self.encoder(source, mask)
        return self.decode(self.embed(target), [layer.keys_of(memory) for layer in self.layers], mask)

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
    return rows


def split(rows):
    """As run.py does it."""
    held = {r["visit"] for r in rows if r["part"] == "aci-valid" or r["visit"].startswith("primock-day3")}
    whole = sorted({r["visit"] for r in rows if r["part"] in ("aci-train", "primock")} - held)
    random.Random(3).shuffle(whole)
    chosen = set(whole[: len(whole) // 6])
    return ([r for r in rows if r["visit"] not in held | chosen], [r for r in rows if r["visit"] in chosen],
            [r for r in rows if r["visit"] in held])


LEFT, RIGHT = 2187, 2157
# Set once the vocabulary is known.
PUNCTUATION = None
NUMBERS = {}
NUMBER_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
                "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}


def changed(row, drugs, rng):
    """The same with roles hidden, marks of punctuation dropped, sides and drugs exchanged now and then."""
    ids, sentence = row["ids"], row["sentence"]
    if rng.random() < 0.3:
        ids = np.where(np.isin(ids, list(ROLE_TOKENS.values())), ROLE_TOKENS["unsure"], ids)
    if rng.random() < 0.25:
        ids = ids[~PUNCTUATION[ids]]
    if rng.random() < 0.3 and np.isin(sentence, (LEFT, RIGHT)).any():
        ids, sentence = (np.where(x == LEFT, RIGHT, np.where(x == RIGHT, LEFT, x)) for x in (ids, sentence))
    if len(row["sentence"]) > MARKS and rng.random() < 0.5:
        ids, sentence = exchange_drug(ids, sentence, drugs, rng)
    if rng.random() < 0.4:
        ids, sentence = exchange_number(ids, sentence, rng)
    if rng.random() < 0.25:
        ids = with_moved_name(ids, rng)
    share = rng.choice([0, 0, 0.03, 0.08])
    if share:
        hidden = np.random.default_rng(rng.getrandbits(32)).random(len(ids)) < share
        ids = np.where(hidden & (ids > 110), MASK, ids)
    return ids[:SOURCE], sentence[:TARGET]


MEDICATION = 20 + 3


def exchange_drug(ids, sentence, drugs, rng):
    """Another drug in the talk and in the sentence, where the name is the same in both."""
    if sentence[0] != MEDICATION:
        return ids, sentence
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
    out = np.zeros((len(arrays), length), dtype=np.int64)
    for row, array in zip(out, arrays):
        row[: len(array)] = array[:length]
    return torch.from_numpy(out)


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


def finetune(model, rows, drugs, device, seed=1):
    model.train()
    rng = random.Random(seed)
    torch.manual_seed(seed)
    optimiser = torch.optim.AdamW(model.parameters(), lr=1, betas=(0.9, 0.98), weight_decay=0.02, fused=True)
    compiled = torch.compile(model)
    real = [r for r in rows if r["part"] != "written"]
    written = [r for r in rows if r["part"] == "written"]
    plan = [rows + real] * (EPOCHS - LATE) + [None] * LATE
    total = sum(len(p) if p else len(real) * 2 + len(written) // 4 for p in plan) // BATCH
    step, started, losses = 0, time.time(), []
    for epoch, chosen in enumerate(plan):
        order = list(chosen) if chosen else real * 2 + rng.sample(written, len(written) // 4)
        rng.shuffle(order)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            for group in optimiser.param_groups:
                group["lr"] = RATE * min(1, (step + 1) / 200) * max(0.02, 1 - step / total)
            pairs = [changed(r, drugs, rng) for r in order[at : at + BATCH]]
            source = padded([s for s, _ in pairs], SOURCE).to(device)
            given = padded([np.concatenate([[BEGIN], t]) for _, t in pairs], TARGET).to(device)
            answer = torch.cat([given[:, 1:], torch.zeros_like(given[:, :1])], 1)
            with torch.autocast("cuda", torch.bfloat16):
                hidden = compiled(source, given)
                kept = answer != PAD
                loss = F.cross_entropy(model.scores(hidden[kept]).float(), answer[kept], label_smoothing=0.03)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            step += 1
            losses.append(loss.item() if step % 20 == 0 else None)
        seen = [x for x in losses[-150:] if x is not None]
        print(f"epoch {epoch} loss {sum(seen) / max(1, len(seen)):.3f} after {time.time() - started:.0f} s", flush=True)
    return model


@torch.no_grad()
def write(model, rows, device):
    """The marks it would have set, and the sentences it writes behind the right ones, with their mean log probability."""
    model.eval()
    out = []
    for at in range(0, len(rows), 128):
        part = rows[at : at + 128]
        source = padded([r["ids"] for r in part], SOURCE).to(device)
        mask = (source != PAD)[:, None, None, :]
        marks = torch.from_numpy(np.stack([r["sentence"][:MARKS] for r in part])).to(device)
        given = torch.cat([torch.full_like(marks[:, :1], BEGIN), marks], 1)
        with torch.autocast("cuda", torch.bfloat16):
            memory = model.encoder(source, mask)
            keys = [layer.keys_of(memory) for layer in model.layers]
            first = model.scores(model.decode(model.embed(given), keys, mask)).float().log_softmax(-1)
            odds = first[:, :MARKS].gather(2, marks[..., None])[..., 0]
            sums, ended = torch.zeros(len(part), device=device), torch.zeros(len(part), dtype=torch.bool, device=device)
            lows, counts = torch.zeros_like(sums), torch.zeros_like(sums)
            while given.shape[1] < TARGET and not ended.all():
                scores = model.scores(model.decode(model.embed(given), keys, mask)[:, -1]).float().log_softmax(-1)
                value, token = scores.max(-1)
                token = torch.where(ended, PAD, token)
                sums += torch.where(ended, 0, value)
                lows = torch.minimum(lows, torch.where(ended, 0, value))
                counts += (~ended).float()
                ended |= token == END
                given = torch.cat([given, token[:, None]], 1)
        for i, r in enumerate(part):
            ids = [t for t in given[i, 1 + MARKS :].tolist() if t not in (PAD, END)]
            out.append(dict(visit=r["visit"], fact=r["fact"], ids=ids, odds=[round(x, 3) for x in odds[i].tolist()],
                            mean=round((sums[i] / counts[i]).item(), 4), low=round(lows[i].item(), 3)))
    return out


def measure(model, rows, name, device, folder):
    real = [r for r in rows if r["fact"] >= 0]
    said = write(model, real, device)
    same = np.array([s["ids"] == [t for t in r["sentence"][MARKS:].tolist() if t != END] for s, r in zip(said, real)])
    odds = np.array([s["odds"] for s in said])
    nothing = [r for r in rows if r["fact"] < 0]
    print(f"{name}: {len(real)} facts, word for word {same.mean():.3f}, marks above one in two "
          f"{(odds > np.log(0.5)).mean(0).round(3).tolist()}, mean log probability {np.mean([s['mean'] for s in said]):.3f}", flush=True)
    if nothing:
        with torch.no_grad():
            source = padded([r["ids"] for r in nothing], SOURCE).to(device)
            hidden = model(source, torch.full((len(nothing), 1), BEGIN, device=device))
            print("  no fact:", (model.scores(hidden[:, 0]).argmax(-1).cpu().numpy() == nothing[0]["sentence"][0]).mean(), flush=True)
    Path(folder, f"{name}.json").write_text(json.dumps(said))


def main(out):
    global PUNCTUATION
    started = time.time()
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(0)
    device = "cuda"
    tk = tokenizer(str(DATA / "vocab.txt"))
    PUNCTUATION = np.array([t in ".,?!;:-" and len(t) == 1 for t in (tk.id_to_token(i) or "" for i in range(VOCABULARY))])
    NUMBERS.update({tk.token_to_id(word): tk.token_to_id(str(figure)) for word, figure in NUMBER_WORDS.items()})
    rows = read_examples()
    train, dev, held = split(rows)
    drugs = [tk.encode(n, add_special_tokens=False).ids for n in json.loads((DATA / "drugs.json").read_text())]
    drugs = [d for d in drugs if len(d) <= 6]
    print(len(train), len(dev), len(held), f"examples read after {time.time() - started:.0f} s", flush=True)
    model = Phraser(load_encoder(DATA / "gte")).to(device)
    kept = DATA / "phraser-pretrained.pt"
    if kept.exists():
        model.load_state_dict(torch.load(kept))
    else:
        pretrain(model, read_corpus(DATA / "open-english.txt.xz", tk), PRETRAIN_S, device)
        torch.save(model.state_dict(), kept)
    print(f"ready to train after {time.time() - started:.0f} s", flush=True)
    if os.environ.get("FINAL"):
        train = train + dev
    finetune(model, train, drugs, device)
    measure(model, dev, "dev", device, out)
    measure(model, held, "held", device, out)
    measure(model, random.Random(1).sample(train, 400), "seen", device, out)
    export(model, json.loads((DATA / "phrase-words.json").read_text()), out)
    print(f"{time.time() - started:.0f} s", flush=True)


main(sys.argv[1])
