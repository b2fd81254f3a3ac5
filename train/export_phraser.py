"""Writes the phraser as two ONNX files and one table of word vectors.

`talk.onnx` takes the vectors of the talk's words and gives what a sentence looks at; `sentence.onnx` takes that and
the vectors of the sentence so far, and the place from which on it is one that is written instead of the one before
(past its end if there is none), and gives for each of its words the scores of the words that sentences of notes
consist of being next, how sure it is that the sentence up to there is right (log odds; it was taught at the end of
sentences), and a vector whose product with the vector of any other word is that word's score.
`words.bin` has the vectors as rows of 8-bit numbers, then a scale for each row, then the bias of each word.
"""

from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import HIDDEN

PART = 15 * 1024 * 1024
MARKS = 6


class Talk(nn.Module):
    def __init__(self, phraser):
        super().__init__()
        self.phraser = phraser

    def forward(self, words):
        encoder = self.phraser.encoder
        x = encoder.norm(words + encoder.places.weight[: words.shape[1]] + encoder.types.weight[0])
        for layer in encoder.layers:
            x = layer(x, None, 0.0)
        return torch.stack([torch.stack(layer.keys_of(x)) for layer in self.phraser.layers])


class Sentence(nn.Module):
    def __init__(self, phraser, common):
        super().__init__()
        self.phraser = phraser
        self.common = nn.Linear(HIDDEN, len(common))
        self.common.weight.data = phraser.encoder.words.weight[common].clone()
        self.common.bias.data = phraser.bias[common].clone()

    def forward(self, words, keys, border):
        length = words.shape[1]
        at = torch.arange(length)
        is_instead = at >= border
        places = torch.where(is_instead, at - border + MARKS, at).clamp(max=self.phraser.places.num_embeddings - 1)
        x = self.phraser.norm(words + self.phraser.places(places) + is_instead[:, None] * self.phraser.instead)
        causal = torch.ones(length, length).tril().log()
        for number, layer in enumerate(self.phraser.layers):
            x = layer(x, keys[number, 0], keys[number, 1], causal, None, 0.0)
        hidden = self.phraser.head(x)
        return hidden, self.common(hidden), self.phraser.judge(hidden)


def export(model, common, out):
    model = model.float().cpu().eval()
    folder = Path(out)
    plain = str(folder / "plain.onnx")
    words = torch.randn(1, 40, HIDDEN)
    with torch.no_grad():
        keys = Talk(model)(words)
    options = dict(opset_version=17, dynamo=False)
    torch.onnx.export(Talk(model), (words,), plain, input_names=["words"], output_names=["keys"],
                      dynamic_axes={"words": {1: "length"}, "keys": {4: "length"}}, **options)
    quantize_dynamic(plain, str(folder / "talk.onnx"), weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul"])
    border = torch.tensor([5])
    torch.onnx.export(Sentence(model, common), (words[:, :9], keys, border), plain, input_names=["words", "keys", "border"],
                      output_names=["hidden", "scores", "verdicts"],
                      dynamic_axes={"words": {1: "written"}, "keys": {4: "length"}, "hidden": {1: "written"}, "scores": {1: "written"},
                                    "verdicts": {1: "written"}}, **options)
    quantize_dynamic(plain, str(folder / "sentence.onnx"), weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul"])
    Path(plain).unlink()
    rows = model.encoder.words.weight.detach().numpy()
    scale = np.maximum(np.abs(rows).max(1), 1e-9) / 127
    table = np.round(rows / scale[:, None]).astype(np.int8).tobytes() + scale.astype(np.float32).tobytes()
    (folder / "words.bin").write_bytes(table + model.bias.detach().numpy().astype(np.float32).tobytes())
    for name in ("talk.onnx", "sentence.onnx", "words.bin"):
        data = (folder / name).read_bytes()
        print(name, len(data), flush=True)
        if len(data) > PART:
            for number in range(0, len(data), PART):
                (folder / f"{name}.{number // PART}").write_bytes(data[number : number + PART])
            (folder / name).unlink()

