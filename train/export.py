"""Writes the reader as one 8-bit ONNX file that takes token ids and gives all heads' scores side by side."""

import json
from pathlib import Path

import torch
import torch.nn as nn
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import LAYOUT, SIZES


class Flat(nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids):
        heads = self.reader(ids)
        return torch.cat([heads[name] for name in (*SIZES, "pointing", "pointed")], dim=-1)


def export(reader, folder, name):
    flat = Flat(reader.float().cpu().eval())
    plain = str(Path(folder) / "plain.onnx")
    ids = torch.randint(1000, 2000, (1, 64))
    torch.onnx.export(flat, (ids,), plain, input_names=["ids"], output_names=["scores"], opset_version=17,
                      dynamic_axes={"ids": {1: "length"}, "scores": {1: "length"}}, dynamo=False)
    small = str(Path(folder) / f"{name}.onnx")
    quantize_dynamic(plain, small, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul", "Gather"])
    Path(plain).unlink()
    Path(folder, "layout.json").write_text(json.dumps({"heads": SIZES, **LAYOUT}, indent=1) + "\n")
