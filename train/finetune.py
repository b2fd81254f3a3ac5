"""Teaches the reader from gold visits and tells how many facts of unseen visits it finds."""

import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from data import CLS, PAD, STRIDE, TARGETS, UNLINKED, WINDOW, changed, side_of, windows
from model import KINDS, MODIFIERS, SIZES, STATUSES, Reader

WEIGHTS = {"span": 1.0, "polarity": 0.5, "certainty": 0.5, "who": 0.4, "time": 0.3, "status": 0.5, "act": 0.4,
           "importance": 0.3, "modifier": 0.5, "side": 0.4}
# Kinds that two good readers may choose differently; the same table as in bench/ledger/match-facts.ts.
NEAR = {"complaint": "symptom complaint history assessment", "symptom": "symptom complaint history assessment",
        "history": "history symptom assessment medication result", "medication": "medication plan history",
        "allergy": "allergy", "family": "family history", "social": "social history symptom",
        "finding": "finding measurement result symptom", "measurement": "measurement finding result",
        "result": "result measurement finding history", "assessment": "assessment history symptom complaint",
        "plan": "plan medication"}

BATCH = 32
COLUMNS = len(SIZES) + TARGETS + 1
LINK_WEIGHT = 0.5
OUTSIDE_WEIGHT = 0.6


def batches(visits, size, drugs, rng, tk, share=0, shares=1):
    pieces = []
    for visit in visits:
        shift = rng.randrange(0, 128)
        length = len(visit["ids"])
        for start, end in windows(length, STRIDE):
            start = max(0, start - shift)
            pieces.append((visit, start, min(length, start + WINDOW - 1)))
    rng.shuffle(pieces)
    rng = random.Random(rng.random() + share)
    for at in range(share * size, len(pieces), shares * size):
        ids = np.full((size, WINDOW), PAD)
        ids[:, 0] = CLS
        labels = np.full((size, WINDOW, COLUMNS), -1)
        for r, (v, start, end) in enumerate(pieces[at : at + size]):
            tokens, rows = changed(v, start, end, drugs, rng, tk)
            ids[r, 1 : len(tokens) + 1] = tokens
            labels[r, 1 : len(tokens) + 1] = rows
        yield torch.from_numpy(ids), torch.from_numpy(labels)


class Prepared(IterableDataset):
    """The batches of all epochs, one list of visits for each; each worker prepares its share of every epoch."""

    def __init__(self, epochs, drugs, tk, seed):
        self.epochs, self.drugs, self.tk, self.seed = epochs, drugs, tk, seed

    def __iter__(self):
        worker = get_worker_info()
        for number, visits in enumerate(self.epochs):
            rng = random.Random(self.seed * 1000 + number)
            yield from batches(visits, BATCH, self.drugs, rng, self.tk, worker.id, worker.num_workers)


def finetune(encoder, visits, drugs, tk, device, epochs=16, late=0, rate=2e-4, seed=1, agree=0.0, teachers=(), decay=1.0,
             qualities=1.0, dropped=1, own=1, linking=LINK_WEIGHT, outside=OUTSIDE_WEIGHT, heads=None):
    """`late`: epochs of real visits alone, after those of all; `agree`: how much two readings with other dropout must agree; `teachers`: readers whose opinion counts as well;
    `qualities`: how much what facts are counts beside where they are; `heads`: the seed of the heads, if another: readers that
    begin with the same heads can be averaged."""
    torch.manual_seed(seed if heads is None else heads)
    model = Reader(encoder, dropped, own).to(device).train()
    torch.manual_seed(seed)
    real = [v for v in visits if v["part"] not in ("written", "unlabelled")]
    parts = [visits] * epochs + [real] * late
    steps = sum(sum(1 for v in part for _ in windows(len(v["ids"]), STRIDE)) // BATCH + 1 for part in parts)
    groups = parameter_groups(model, decay, device)
    optimiser = torch.optim.AdamW(groups, lr=rate, weight_decay=0.02, fused=True, capturable=True)
    ids = torch.full((BATCH, WINDOW), PAD, device=device)
    rows = torch.full((BATCH, WINDOW, COLUMNS), -1, device=device)

    # Doubtful facts are rare and count for more; no annotator names every modifier, so 'none' counts for less.
    weights = {"certainty": torch.tensor([1.0, 1.5, 1.5], device=device),
               "modifier": torch.tensor([outside] + [1.0] * (SIZES["modifier"] - 1), device=device)}

    def learn():
        labels = {k: rows[:, :, at] for at, k in enumerate(SIZES)}
        mask = (ids != PAD)[:, None, None, :]
        with torch.autocast("cuda", torch.bfloat16, cache_enabled=False):
            out = model(ids, mask)
        loss = loss_of(out, labels, weights, qualities) + linking * unlinked(out, rows)
        if agree:
            with torch.autocast("cuda", torch.bfloat16, cache_enabled=False):
                again = model(ids, mask)
            loss = (loss + loss_of(again, labels, weights, qualities)) / 2 + agree * disagreement(out, again, ids)
        if teachers:
            with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, cache_enabled=False):
                said = [t(ids, mask) for t in teachers]
            loss = 0.4 * loss + 0.6 * (following(out, said, ids) + linking * following_links(out, said, ids))
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()

    # One step is recorded once and played again: launching its thousand kernels takes longer than running them.
    recorded = torch.cuda.CUDAGraph()
    side = torch.cuda.Stream()
    # The mean of the last third of all steps is steadier than the last one.
    mean, counted = None, 0
    loader = DataLoader(Prepared(parts, drugs, tk, seed), batch_size=None, num_workers=8, pin_memory=True, prefetch_factor=16)
    for step, (some_ids, some_rows) in enumerate(loader):
        ids.copy_(some_ids, non_blocking=True)
        rows.copy_(some_rows, non_blocking=True)
        for group in optimiser.param_groups:
            group["lr"].fill_(rate * group["scale"] * min(1, (step + 1) / 60) * max(0.0, 1 - step / steps))
        if step < 5:
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                optimiser.zero_grad(set_to_none=True)
                learn()
            torch.cuda.current_stream().wait_stream(side)
            continue
        if step == 5:
            optimiser.zero_grad(set_to_none=True)
            with torch.cuda.graph(recorded, capture_error_mode="thread_local"):
                learn()
        recorded.replay()
        if step > steps * 0.66 and step % 5 == 0:
            counted += 1
            now = [p.detach() for p in model.parameters()]
            if mean is None:
                mean = [p.clone() for p in now]
            else:
                torch._foreach_lerp_(mean, now, 1 / counted)
    with torch.no_grad():
        for parameter, value in zip(model.parameters(), mean):
            parameter.copy_(value)
    return model.eval()


def parameter_groups(model, decay, device):
    """Heads learn faster, word vectors slower, and by `decay` the lower layers slower than the upper ones."""
    groups = {}
    layers = len(model.encoder.layers)
    for name, parameter in model.named_parameters():
        if name.startswith("heads"):
            scale = 4.0
        elif name.startswith(("place", "quality")):
            scale = 1.0
        elif name.startswith("encoder.layers."):
            scale = decay ** (layers - int(name.split(".")[2]))
        else:
            scale = (0.5 if name.startswith("encoder.words") else 1.0) * decay ** layers
        groups.setdefault(scale, []).append(parameter)
    return [dict(params=p, scale=s, lr=torch.zeros((), device=device)) for s, p in groups.items()]


def loss_of(out, labels, weights, qualities):
    """`weights`: how much each value of a head counts, where they differ."""
    total = 0
    for k in SIZES:
        loss = F.cross_entropy(out[k].float().flatten(0, 1), labels[k].reshape(-1), ignore_index=-1, weight=weights.get(k),
                               reduction="sum")
        weight = WEIGHTS[k] * (1 if k == "span" else qualities)
        total = total + weight * loss / (labels[k] >= 0).sum().clamp(min=1)
    return total


def unlinked(out, rows):
    """How far the links of words that modify a fact are from gold: each by itself, and as a choice among all facts."""
    score = links_of(out)
    named = rows[:, None, :, -1]
    targets = rows[:, :, len(SIZES) : len(SIZES) + TARGETS]
    wanted = torch.zeros_like(score, dtype=torch.bool)
    for target in range(TARGETS):
        wanted |= (targets[:, :, target, None] >= 0) & (targets[:, :, target, None] == named)
    modifies = (targets >= 0).any(-1)
    pairs = modifies[:, :, None] & (named >= 0)
    apart = F.binary_cross_entropy_with_logits(score, wanted.float(), reduction="none")
    single = (apart * pairs).sum() / modifies.sum().clamp(min=1)
    hasone = wanted.any(-1)
    share = score.masked_fill(named < 0, -1e4).log_softmax(-1)
    choice = -(torch.logsumexp(share.masked_fill(~wanted, -1e4), -1) * hasone).sum() / hasone.sum().clamp(min=1)
    return choice + single / 4


def links_of(out):
    return out["pointing"].float() @ out["pointed"].float().transpose(1, 2)


@torch.no_grad()
def evaluate_links(model, visits, device):
    """Of the words that modify a fact: how many are found and told as what they are; how many point at their fact most,
    are linked to it, and to another. Of the words that are told to modify one: how many do."""
    n = {}

    def add(name, value=1):
        n[name] = n.get(name, 0) + value

    for visit in visits:
        for start, end in windows(len(visit["ids"]), WINDOW // 2):
            rows = torch.from_numpy(visit["rows"][start:end]).to(device)
            out = model(torch.tensor([CLS, *visit["ids"][start:end]])[None].to(device))
            told = out["modifier"][0, 1:].argmax(-1)
            gold = rows[:, list(SIZES).index("modifier")]
            kinds = [MODIFIERS[(k - 1) // 2] if k > 0 else "" for k in told.tolist()]
            right = [MODIFIERS[(k - 1) // 2] if k > 0 else "" for k in gold.tolist()]
            for a, b in zip(kinds, right):
                if a and a not in UNLINKED:
                    add("told"), add("told_right", bool(b)), add(f"told {a}"), add(f"ok {a}", bool(b))
                if b and b not in UNLINKED:
                    add(f"gold {b}"), add(f"hit {b}", a == b)
            score = links_of({k: out[k][:, 1:] for k in ("pointing", "pointed")})[0]
            named = rows[:, -1]
            present = {f for f in named.tolist() if f >= 0}
            for at in torch.nonzero(rows[:, len(SIZES)] >= 0)[:, 0].tolist():
                wanted = {f for f in rows[at, len(SIZES) : len(SIZES) + TARGETS].tolist() if f >= 0}
                if not wanted & present:
                    continue
                best = {f: score[at][named == f].max().item() for f in present}
                add("count")
                add("found", told[at].item() > 0)
                add("first", max(best, key=best.get) in wanted)
                add("linked", any(best[f] > 0 for f in wanted & present))
                add("wrong", any(best[f] > 0 for f in present - wanted))
    share = lambda a, b="count": f"{100 * n.get(a, 0) / max(1, n.get(b, 0)):.1f}"
    kinds = " ".join(f"{k} {share(f'hit {k}', f'gold {k}')}/{share(f'ok {k}', f'told {k}')}" for k in MODIFIERS if k not in UNLINKED)
    return (f"modifiers found {share('found')} of those told {share('told_right', 'told')} links first {share('first')} right {share('linked')}"
            f" wrong {share('wrong')} of {n.get('count')} | {kinds}")


def disagreement(one, other, ids):
    """How far two readings are apart, in spans and modifiers."""
    seen = (ids != PAD).float()
    total = 0
    for k in ("span", "modifier"):
        a, b = F.log_softmax(one[k].float(), -1), F.log_softmax(other[k].float(), -1)
        apart = ((a.exp() - b.exp()) * (a - b)).sum(-1) / 2
        total = total + (apart * seen).sum() / seen.sum()
    return total


def following(out, teachers, ids):
    """How far a reading is from its teachers' mean; qualities only where the teachers see a fact."""
    seen = (ids != PAD).float()
    mean = {k: torch.stack([t[k].float().softmax(-1) for t in teachers]).mean(0) for k in SIZES}
    fact = seen * (mean["span"][:, :, 0] < 0.5).float()
    total = 0
    for k in SIZES:
        places = seen if k in ("span", "modifier") else fact
        apart = -(mean[k] * F.log_softmax(out[k].float(), -1)).sum(-1)
        total = total + WEIGHTS[k] * (apart * places).sum() / places.sum().clamp(min=1)
    return total


def following_links(out, teachers, ids):
    """How far links are from the teachers' mean, between what they take for modifiers and for facts."""
    mean = {k: torch.stack([t[k].float().softmax(-1)[:, :, 0] for t in teachers]).mean(0) for k in ("span", "modifier")}
    links = torch.stack([links_of(t).sigmoid() for t in teachers]).mean(0)
    seen = ids != PAD
    modifies, names = seen & (mean["modifier"] < 0.5), seen & (mean["span"] < 0.5)
    pairs = modifies[:, :, None] & names[:, None, :]
    apart = F.binary_cross_entropy_with_logits(links_of(out), links, reduction="none")
    return (apart * pairs).sum() / modifies.sum().clamp(min=1) / 4


@torch.no_grad()
def read(model, ids, device):
    """Probabilities of every token, windows joined where both see enough around it."""
    out = {k: torch.zeros(len(ids), n) for k, n in SIZES.items()}
    for start, end in windows(len(ids), WINDOW // 2):
        x = torch.tensor([CLS, *ids[start:end]])[None].to(device)
        with torch.autocast("cuda", torch.bfloat16):
            said = model(x)
        length = end - start
        weight = torch.minimum(torch.arange(1, length + 1), torch.arange(length, 0, -1)).clamp(max=64).float()[:, None]
        for k in out:
            out[k][start:end] += said[k][0, 1:].float().softmax(-1).cpu() * weight
    return {k: v / v.sum(-1, keepdim=True).clamp(min=1e-9) for k, v in out.items()}


def spans_of(probabilities, visit, bias=0.0):
    """Stretches that the reader takes for facts: (kind, tokens, sureness)."""
    span = probabilities["span"].clone()
    span[:, 0] *= 1 - bias
    best, spans, current = span.argmax(-1).tolist(), [], None
    for t, label in enumerate(best):
        kind = (label - 1) // 2
        isnew = label > 0 and (label % 2 == 1 or current is None or current[0] != kind)
        if label == 0 or visit["offsets"][t][0] < 0 or (current and visit["line"][t] != visit["line"][current[1][-1]]):
            current = None
            if label == 0 or visit["offsets"][t][0] < 0:
                continue
            isnew = True
        if isnew:
            current = (kind, [t])
            spans.append(current)
        else:
            current[1].append(t)
    return spans


def evaluate(model, visits, device, bias=0.0):
    """Facts found by place and kind, and their qualities right; what is found beside them."""
    n = {}

    def add(name, value=1):
        n[name] = n.get(name, 0) + value

    for visit in visits:
        p = read(model, visit["ids"], device)
        spans, used = spans_of(p, visit, bias), set()
        covered = {}
        for s, (kind, tokens) in enumerate(spans):
            for t in tokens:
                covered[t] = s
        by_fact = {}
        for t, f in enumerate(visit["fact"]):
            if f >= 0:
                by_fact.setdefault(f, []).append(t)
        for f, fact in enumerate(visit["facts"]):
            level = fact["importance"]
            add(f"gold_{level}")
            hits = [covered[t] for t in by_fact.get(f, []) if t in covered]
            hits = [s for s in hits if fact["kind"] in NEAR[KINDS[spans[s][0]]].split() or KINDS[spans[s][0]] in NEAR[fact["kind"]].split()]
            if not hits:
                continue
            s = max(set(hits), key=hits.count)
            used.add(s)
            add(f"found_{level}")
            tokens = spans[s][1]
            told = {k: p[k][tokens].mean(0).argmax().item() for k in ("polarity", "certainty", "who", "status", "act", "importance", "side")}
            right = True
            for k, gold in (("polarity", int(fact["polarity"] == "absent")), ("who", int(fact["who"] != "patient"))):
                add(f"n_{k}")
                add(f"ok_{k}", told[k] == gold)
                right &= told[k] == gold
            sure = (told["certainty"] == 0) == (fact["certainty"] == "sure")
            add("n_certainty"), add("ok_certainty", sure)
            if fact["certainty"] != "sure":
                add("n_unsure"), add("ok_unsure", told["certainty"] != 0)
            right &= sure
            if fact["kind"] == "medication":
                same = STATUSES[told["status"]] == fact["status"]
                add("n_status"), add("ok_status", same)
                right &= same
            side = side_of(fact)
            if side > 0:
                add("n_side"), add("ok_side", told["side"] == side)
            if side == 0:
                add("n_unsided"), add("ok_unsided", told["side"] == 0)
            add(f"right_{level}", right)
        any_set = set(np.flatnonzero(visit["rows"][:, 0]).tolist())
        add("spans", len(spans))
        add("spans_in_gold", sum(1 for s, (k, ts) in enumerate(spans) if s in used or any(t in any_set for t in ts)))
    pc = lambda a, b: f"{100 * n.get(a, 0) / max(1, n.get(b, 0)):.1f}"
    return (f"found c/M/m {pc('found_critical', 'gold_critical')}/{pc('found_major', 'gold_major')}/{pc('found_minor', 'gold_minor')}"
            f" right {pc('right_critical', 'gold_critical')}/{pc('right_major', 'gold_major')}"
            f" spans in gold {pc('spans_in_gold', 'spans')} ({n.get('spans')})"
            f" polarity {pc('ok_polarity', 'n_polarity')} person {pc('ok_who', 'n_who')} certainty {pc('ok_certainty', 'n_certainty')}"
            f" unsure {pc('ok_unsure', 'n_unsure')} status {pc('ok_status', 'n_status')}"
            f" side {pc('ok_side', 'n_side')} no side {pc('ok_unsided', 'n_unsided')}"), n
