"""One command on a machine with a GPU: adapts the encoder, teaches the reader, measures it and writes its weights.

    npm run train:prepare && python3 train/run.py OUT

`.cache/train` holds what prepare.ts put there. An encoder that was adapted before (adapted.bin) is used again.
"""

import copy
import json
import os
import random
import sys
import time
from pathlib import Path

import torch

from data import load_visits, tokenizer
from export import export
from finetune import evaluate, finetune
from model import load_encoder, save_encoder
from pretrain import pretrain, read_corpus

DATA = Path(__file__).parent.parent / ".cache/train"
PRETRAIN_S = float(os.environ.get("PRETRAIN_S", "300"))
EPOCHS = int(os.environ.get("EPOCHS", "26"))
RATE = float(os.environ.get("RATE", "2.5e-4"))


def split(visits):
    """What is only reported on is never learned from; a sixth of the whole visits decides between settings."""
    reported = {"aci-valid": [v for v in visits if v["part"] == "aci-valid"],
                "primock day 3": [v for v in visits if v["id"].startswith("primock-day3")]}
    held = {v["id"] for part in reported.values() for v in part}
    rest = [v for v in visits if v["id"] not in held]
    whole = sorted(v["id"] for v in rest if v["part"] != "mts-train")
    random.Random(3).shuffle(whole)
    chosen = set(whole[: len(whole) // 6])
    return [v for v in rest if v["id"] not in chosen], [v for v in rest if v["id"] in chosen], reported


def main(out):
    started = time.time()
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(0)
    tk = tokenizer(str(DATA / "vocab.txt"))
    visits = load_visits(DATA / "visits.json", tk)
    train, dev, reported = split(visits)
    drugs = [tk.encode(n, add_special_tokens=False).ids for n in json.loads((DATA / "drugs.json").read_text())]
    drugs = [d for d in drugs if len(d) <= 5]
    print(len(visits), "visits", sum(len(v["facts"]) for v in visits), "facts; train", len(train), "dev", len(dev), flush=True)
    if (DATA / "adapted.bin").exists():
        encoder = load_encoder(DATA / "adapted")
    else:
        ids = read_corpus(DATA / "open-english.txt.xz", tk)
        encoder = pretrain(load_encoder(DATA / "gte"), ids, PRETRAIN_S, "cuda").cpu().eval()
        save_encoder(encoder, Path(out) / "adapted")

    def teach(some, name, epochs=EPOCHS, rate=RATE, seed=1):
        at = time.time()
        reader = finetune(copy.deepcopy(encoder), some, drugs, tk, "cuda", epochs=epochs, rate=rate, seed=seed)
        print(f"{name} ({time.time() - at:.0f} s) dev", evaluate(reader, dev, "cuda", 0.5), flush=True)
        return reader

    if os.environ.get("CURVE"):
        whole = [v for v in train if v["part"] != "mts-train"]
        short = [v for v in train if v["part"] == "mts-train"]
        random.Random(5).shuffle(whole)
        for count in (10, 20, 40, len(whole)):
            teach(whole[:count], f"{count} whole visits")
        teach(short, f"{len(short)} short dialogues")
    for spec in filter(None, os.environ.get("TRY", "").split(";")):
        epochs, rate = spec.split(",")
        teach(train, f"all, {spec}", int(epochs), float(rate))
    if os.environ.get("EXPORT", "1") == "1":
        reader = teach(train, "all")
        for name, part in reported.items():
            print(name, evaluate(reader, part, "cuda", 0.5), flush=True)
        export(reader, out, "chosen")
        export(teach(train + dev, "all and dev"), out, "reader")
    print(f"{time.time() - started:.0f} s")


main(sys.argv[1])
