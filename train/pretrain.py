"""Goes on training a published encoder on open dialogue and medical text, by guessing masked words."""

import lzma
import re
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from data import MASK, ROLE_TOKENS, SEP
from model import HIDDEN, VOCABULARY

LENGTH, BATCH = 256, 256
TURN = re.compile(r"^(\[doctor\]|Doctor:|\[patient\]|Patient:|\[[ab]\]|Guest_\w+:)[ ]?", re.M)
ROLE_OF = {"[doctor]": "clinician", "Doctor:": "clinician", "[patient]": "patient", "Patient:": "patient"}


def read_corpus(path, tk):
    """Visits four times as often as the rest, each turn led by the token of who speaks."""
    ids = []
    documents = [d for d in lzma.open(path, "rt").read().split("\n\n") if len(d) > 40]
    pieces, repeats = [], []
    for d in documents:
        parts = TURN.split(d)
        repeats.append(4 if "octor" in d[:2000] and "atient" in d[:4000] else 1)
        pieces.append(parts)
    flat = [p for parts in pieces for p in parts[::2]]
    encoded = iter(tk.encode_batch([f.lower() for f in flat], add_special_tokens=False))
    for parts, repeat in zip(pieces, repeats):
        one = []
        for i in range(0, len(parts), 2):
            if i > 0:
                one.append(ROLE_TOKENS[ROLE_OF.get(parts[i - 1], "other" if "Guest" in parts[i - 1] else "unsure")])
            one += next(encoded).ids
        ids += (one + [SEP]) * repeat
    return torch.tensor(ids, dtype=torch.int32)


def pretrain(encoder, ids, seconds, device):
    encoder = encoder.to(device).train()
    head = nn.Sequential(nn.Linear(HIDDEN, HIDDEN), nn.GELU(), nn.LayerNorm(HIDDEN)).to(device)
    bias = nn.Parameter(torch.zeros(VOCABULARY, device=device))
    parameters = [*encoder.parameters(), *head.parameters(), bias]
    optimiser = torch.optim.AdamW(parameters, lr=1, betas=(0.9, 0.98), weight_decay=0.01, fused=True)
    compiled = torch.compile(encoder)
    data, started, step, losses = ids.to(device), None, 0, []
    while True:
        done = 0 if started is None else (time.time() - started) / seconds
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = 5e-4 * min(1, (step + 1) / 500) * (1 - done)
        starts = torch.randint(0, len(data) - LENGTH, (BATCH,), device=device)
        x = data[starts[:, None] + torch.arange(LENGTH, device=device)].long()
        chosen = torch.rand(x.shape, device=device) < 0.2
        kind = torch.rand(x.shape, device=device)
        shown = torch.where(chosen & (kind < 0.8), MASK, x)
        shown = torch.where(chosen & (kind > 0.9), torch.randint_like(x, 1000, VOCABULARY), shown)
        with torch.autocast("cuda", torch.bfloat16):
            hidden = head(compiled(shown)[chosen])
            loss = F.cross_entropy((F.linear(hidden, encoder.words.weight) + bias).float(), x[chosen])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        optimiser.step()
        step += 1
        started = started or time.time()
        if step % 100 == 0:
            losses.append(loss.item())
        if step % 500 == 0:
            print(f"pretrain step {step} loss {sum(losses[-5:]) / 5:.3f} after {time.time() - started:.0f} s", flush=True)
    print(f"pretrained {step} steps, {step * BATCH * LENGTH / len(ids):.1f} passes, loss {sum(losses[-5:]) / 5:.3f}", flush=True)
    return encoder
