"""Teaches the reader from gold visits and tells how many facts of unseen visits it finds."""

import random

import torch
import torch.nn as nn
import torch.nn.functional as F

from data import CLS, PAD, WINDOW, changed, windows
from model import KINDS, SIZES, STATUSES, Reader

WEIGHTS = {"span": 1.0, "polarity": 0.5, "certainty": 0.5, "who": 0.4, "time": 0.3, "status": 0.5, "act": 0.4,
           "importance": 0.3, "modifier": 0.5}
# Kinds that two good readers may choose differently; the same table as in bench/ledger/match-facts.ts.
NEAR = {"complaint": "symptom complaint history assessment", "symptom": "symptom complaint history assessment",
        "history": "history symptom assessment medication result", "medication": "medication plan history",
        "allergy": "allergy", "family": "family history", "social": "social history symptom",
        "finding": "finding measurement result symptom", "measurement": "measurement finding result",
        "result": "result measurement finding history", "assessment": "assessment history symptom complaint",
        "plan": "plan medication"}


def batches(visits, size, drugs, rng, tk):
    pieces = []
    for visit in visits:
        shift = rng.randrange(0, 128)
        length = len(visit["ids"])
        for start, end in windows(length, 160):
            start = max(0, start - shift)
            pieces.append((visit, start, min(length, start + WINDOW - 1)))
    rng.shuffle(pieces)
    for at in range(0, len(pieces), size):
        rows = [changed(v, a, b, drugs, rng, tk) for v, a, b in pieces[at : at + size]]
        ids = torch.full((len(rows), WINDOW), PAD)
        labels = {k: torch.full((len(rows), WINDOW), -1) for k in SIZES}
        for r, (tokens, marks) in enumerate(rows):
            ids[r, 0] = CLS
            ids[r, 1 : len(tokens) + 1] = torch.tensor(tokens)
            for k in SIZES:
                labels[k][r, 1 : len(tokens) + 1] = torch.tensor(marks[k])
        yield ids, labels


def finetune(encoder, visits, drugs, tk, device, epochs=16, rate=2e-4, seed=1):
    rng = random.Random(seed)
    torch.manual_seed(seed)
    model = Reader(encoder).to(device).train()
    count = sum(1 for v in visits for _ in windows(len(v["ids"]), 160))
    steps, step = epochs * (count // 32 + 1), 0
    slow = [p for n, p in model.named_parameters() if n.startswith("encoder.words")]
    fast = [p for n, p in model.named_parameters() if n.startswith("heads")]
    rest = [p for n, p in model.named_parameters() if not n.startswith(("encoder.words", "heads"))]
    groups = [dict(params=slow, scale=0.5), dict(params=fast, scale=4.0), dict(params=rest, scale=1.0)]
    optimiser = torch.optim.AdamW(groups, lr=rate, weight_decay=0.02)
    # The mean of the last third of all steps is steadier than the last one.
    mean, counted = None, 0
    doubt = {"certainty": torch.tensor([1.0, 1.5, 1.5], device=device)}
    for _ in range(epochs):
        for ids, labels in batches(visits, 32, drugs, rng, tk):
            ids = ids.to(device)
            mask = (ids != PAD)[:, None, None, :]
            for group in optimiser.param_groups:
                group["lr"] = rate * group["scale"] * min(1, (step + 1) / 60) * max(0.0, 1 - step / steps)
            with torch.autocast("cuda", torch.bfloat16):
                out = model(ids, mask)
            loss = sum(WEIGHTS[k] * F.cross_entropy(out[k].float().flatten(0, 1), labels[k].to(device).flatten(),
                                                    ignore_index=-1, weight=doubt.get(k)) for k in SIZES)
            optimiser.zero_grad(set_to_none=True)
            if torch.isfinite(loss):
                loss.backward()
                nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                optimiser.step()
            step += 1
            if step > steps * 0.66 and step % 5 == 0:
                counted += 1
                state = model.state_dict()
                if mean is None:
                    mean = {k: v.detach().clone().float() for k, v in state.items()}
                else:
                    for k, v in state.items():
                        mean[k] += (v.float() - mean[k]) / counted
    model.load_state_dict(mean)
    return model.eval()


@torch.no_grad()
def read(model, ids, device):
    """Probabilities of every token, windows joined where both see enough around it."""
    out = {k: torch.zeros(len(ids), n) for k, n in SIZES.items()}
    for start, end in windows(len(ids), 128):
        x = torch.tensor([CLS] + ids[start:end])[None].to(device)
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
            told = {k: p[k][tokens].mean(0).argmax().item() for k in ("polarity", "certainty", "who", "status", "act", "importance")}
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
            add(f"right_{level}", right)
        any_set = {t for t, x in enumerate(visit["labels"]["span"]) if x != 0}
        add("spans", len(spans))
        add("spans_in_gold", sum(1 for s, (k, ts) in enumerate(spans) if s in used or any(t in any_set for t in ts)))
    pc = lambda a, b: f"{100 * n.get(a, 0) / max(1, n.get(b, 0)):.1f}"
    return (f"found c/M/m {pc('found_critical', 'gold_critical')}/{pc('found_major', 'gold_major')}/{pc('found_minor', 'gold_minor')}"
            f" right {pc('right_critical', 'gold_critical')}/{pc('right_major', 'gold_major')}"
            f" spans in gold {pc('spans_in_gold', 'spans')} ({n.get('spans')})"
            f" polarity {pc('ok_polarity', 'n_polarity')} person {pc('ok_who', 'n_who')} certainty {pc('ok_certainty', 'n_certainty')}"
            f" unsure {pc('ok_unsure', 'n_unsure')} status {pc('ok_status', 'n_status')}")
