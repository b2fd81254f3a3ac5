"""Compares settings on unseen visits: python3 train/compare.py 'epochs=10' 'epochs=10, agree=0.5' …

Every setting is taught twice, each time without a third of the whole visits, which are then read. ACI-BENCH valid
and day 3 of PriMock57 take no part."""

import json
import sys
import time
from pathlib import Path

import torch

from data import folds_of, load_visits, tokenizer
from finetune import evaluate, evaluate_links, finetune
from model import load_encoder

DATA = Path(__file__).parent.parent / ".cache/train"
FOLDS = 2


def main(settings):
    torch.set_float32_matmul_precision("high")
    tk = tokenizer(str(DATA / "vocab.txt"))
    visits = [v for v in load_visits(DATA / "visits.json", tk) if v["part"] != "aci-valid" and not v["id"].startswith("primock-day3")]
    folds = folds_of(visits)
    drugs = [tk.encode(n, add_special_tokens=False).ids for n in json.loads((DATA / "drugs.json").read_text())]
    drugs = [d for d in drugs if len(d) <= 5]
    for setting in settings:
        options = {k: float(v) for k, v in (part.split("=") for part in setting.split(", "))}
        options |= {k: int(v) for k, v in options.items() if k in ("epochs", "late", "seed", "dropped", "own")}
        started, n, links = time.time(), {}, []
        for fold in range(FOLDS):
            unseen = folds[fold]
            train = [v for v in visits if v["id"] not in unseen]
            reader = finetune(load_encoder(DATA / "adapted"), train, drugs, tk, "cuda", **{"rate": 2.5e-4, **options})
            links.append(evaluate_links(reader, [v for v in visits if v["id"] in unseen], "cuda"))
            for k, v in evaluate(reader, [v for v in visits if v["id"] in unseen], "cuda", 0.5)[1].items():
                n[k] = n.get(k, 0) + v
        share = lambda a, b: f"{100 * n.get(a, 0) / max(1, n.get(b, 0)):.1f}"
        print(setting, f"({(time.time() - started) / FOLDS:.0f} s)", "found", *(share(f"found_{i}", f"gold_{i}") for i in ("critical", "major", "minor")),
              "right", *(share(f"right_{i}", f"gold_{i}") for i in ("critical", "major")), "in gold", share("spans_in_gold", "spans"),
              *(f"{k} {share(f'ok_{k}', f'n_{k}')}" for k in ("polarity", "certainty", "unsure", "status", "side", "unsided")), *links, flush=True)


main(sys.argv[1:])
