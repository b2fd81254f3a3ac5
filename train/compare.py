"""Compares settings on unseen visits: python3 train/compare.py 'epochs=10' 'epochs=10, agree=0.5' …

Every setting is taught twice, each time without a third of the whole visits, which are then read. ACI-BENCH valid
and day 3 of PriMock57 take no part."""

import json
import random
import sys
import time
from pathlib import Path

import torch

from data import load_visits, tokenizer
from finetune import evaluate, finetune
from model import load_encoder

DATA = Path(__file__).parent.parent / ".cache/train"
PARTS = 3
FOLDS = 2


def main(settings):
    torch.set_float32_matmul_precision("high")
    tk = tokenizer(str(DATA / "vocab.txt"))
    visits = [v for v in load_visits(DATA / "visits.json", tk) if v["part"] != "aci-valid" and not v["id"].startswith("primock-day3")]
    whole = sorted(v["id"] for v in visits if v["part"] in ("aci-train", "primock"))
    random.Random(7).shuffle(whole)
    drugs = [tk.encode(n, add_special_tokens=False).ids for n in json.loads((DATA / "drugs.json").read_text())]
    drugs = [d for d in drugs if len(d) <= 5]
    for setting in settings:
        options = {k: float(v) for k, v in (part.split("=") for part in setting.split(", "))}
        options["epochs"] = int(options["epochs"])
        started, n = time.time(), {}
        for fold in range(FOLDS):
            unseen = set(whole[fold::PARTS])
            train = [v for v in visits if v["id"] not in unseen]
            reader = finetune(load_encoder(DATA / "adapted"), train, drugs, tk, "cuda", **{"rate": 2.5e-4, **options})
            for k, v in evaluate(reader, [v for v in visits if v["id"] in unseen], "cuda", 0.5)[1].items():
                n[k] = n.get(k, 0) + v
        share = lambda a, b: f"{100 * n.get(a, 0) / max(1, n.get(b, 0)):.1f}"
        print(setting, f"({(time.time() - started) / FOLDS:.0f} s)", "found", *(share(f"found_{i}", f"gold_{i}") for i in ("critical", "major", "minor")),
              "right", *(share(f"right_{i}", f"gold_{i}") for i in ("critical", "major")), "in gold", share("spans_in_gold", "spans"),
              *(f"{k} {share(f'ok_{k}', f'n_{k}')}" for k in ("polarity", "certainty", "unsure", "status", "side", "unsided")), flush=True)


main(sys.argv[1:])
