"""One command on a machine with a GPU: adapts the encoder, teaches the reader, measures it and writes its weights.

    npm run train:prepare && python3 train/run.py OUT

`.cache/train` holds what prepare.ts put there. An encoder that was adapted before (adapted.bin) is used again.
With FINAL=1 only the reader that the product comes with is written; with FOLDS=1 three readers are taught instead, each
without a third of the whole visits (see calibrate.ts).
"""

import copy
import json
import os
import random
import sys
import time
from pathlib import Path

import torch

from data import folds_of, load_unlabelled, load_visits, tokenizer
from export import export
from finetune import evaluate, evaluate_links, finetune
from model import SIZES, Reader, load_encoder, save_encoder
from pretrain import pretrain, read_corpus

DATA = Path(__file__).parent.parent / ".cache/train"
PRETRAIN_S = float(os.environ.get("PRETRAIN_S", "300"))
EPOCHS = int(os.environ.get("EPOCHS", "9"))
LATE = int(os.environ.get("LATE", "8"))
RATE = float(os.environ.get("RATE", "2.5e-4"))
LONG = int(os.environ.get("LONG", "14"))
SEEDS = int(os.environ.get("SEEDS", "3"))
TEACHERS = [dict(seed=11), dict(seed=12, agree=0.5), dict(seed=13, dropped=2, own=2), dict(seed=14, qualities=2.0),
            dict(seed=15, dropped=2, own=2, agree=0.5)]


def split(visits):
    """What is only reported on is never learned from; a sixth of the whole visits decides between settings."""
    reported = {"aci-valid": [v for v in visits if v["part"] == "aci-valid"],
                "primock day 3": [v for v in visits if v["id"].startswith("primock-day3")]}
    held = {v["id"] for part in reported.values() for v in part}
    rest = [v for v in visits if v["id"] not in held]
    whole = sorted(v["id"] for v in rest if v["part"] in ("aci-train", "primock"))
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

    def teach(some, name, **options):
        at = time.time()
        reader = finetune(copy.deepcopy(encoder), some, drugs, tk, "cuda", **{"epochs": EPOCHS, "late": LATE, "rate": RATE, **options})
        print(f"{name} ({time.time() - at:.0f} s) dev", evaluate(reader, dev, "cuda", 0.5)[0], flush=True)
        return reader

    if os.environ.get("FOLDS"):
        folds = folds_of(train + dev)
        (Path(out) / "folds.json").write_text(json.dumps([sorted(unseen) for unseen in folds]))
        for number, unseen in enumerate(folds):
            reader = teach([v for v in train + dev if v["id"] not in unseen], f"without part {number}")
            print(evaluate_links(reader, [v for v in train + dev if v["id"] in unseen], "cuda"), flush=True)
            export(reader, out, f"fold{number}")
        return

    if os.environ.get("CURVE"):
        whole = [v for v in train if v["part"] != "mts-train"]
        short = [v for v in train if v["part"] == "mts-train"]
        random.Random(5).shuffle(whole)
        for count in (10, 20, 40, len(whole)):
            teach(whole[:count], f"{count} whole visits")
        teach(short, f"{len(short)} short dialogues")
    teachers = [kept(n, options, lambda: teach(train, f"teacher {options}", **options)) for n, options in enumerate(TEACHERS)]
    more = load_unlabelled(DATA / "unlabelled.json", tk)
    print("all teachers: dev", evaluate(Panel(teachers), dev, "cuda", 0.5)[0], flush=True)

    def final(some, name):
        """The mean of readers that differ in the order of what they have seen."""
        taught = [teach(some + more, f"{name} {seed}", teachers=teachers, epochs=LONG, seed=seed, heads=1)
                  for seed in range(1, SEEDS + 1)]
        reader = mean_of(taught)
        print(f"{name}: dev", evaluate(reader, dev, "cuda", 0.5)[0], flush=True)
        print(evaluate_links(reader, dev, "cuda"), flush=True)
        return reader

    if not os.environ.get("FINAL"):
        reader = final(train, "chosen")
        for name, part in reported.items():
            print(name, evaluate(reader, part, "cuda", 0.5)[0], flush=True)
        export(reader, out, "chosen")
    export(final(train + dev, "reader"), out, "reader")
    print(f"{time.time() - started:.0f} s")


def kept(number, options, teach):
    """A teacher is taught once and kept; delete .cache/teachers when the data or the settings change."""
    path = DATA.parent / "teachers" / f"{number}.pt"
    if path.exists():
        reader = Reader(load_encoder(DATA / "adapted"), options.get("dropped", 1), options.get("own", 1))
        reader.load_state_dict(torch.load(path))
        return reader.to("cuda").eval()
    reader = teach()
    path.parent.mkdir(exist_ok=True)
    torch.save(reader.state_dict(), path)
    return reader


@torch.no_grad()
def mean_of(readers):
    """One reader with the mean of their weights."""
    mean = copy.deepcopy(readers[0])
    for parameter, *others in zip(mean.parameters(), *(reader.parameters() for reader in readers)):
        parameter.copy_(torch.stack(others).mean(0))
    return mean


class Panel(torch.nn.Module):
    """Several readers that answer with their mean."""

    def __init__(self, readers):
        super().__init__()
        self.readers = torch.nn.ModuleList(readers)

    def forward(self, ids, mask=None):
        said = [reader(ids, mask) for reader in self.readers]
        return {k: torch.stack([s[k].float().softmax(-1) for s in said]).mean(0).log() for k in SIZES}


main(sys.argv[1])
