/** Of weights/reader.onnx; `train/install.sh` writes it with the file. */
export const WEIGHTS_SHA256 = 'f21844f216f670d44ac3ef833771a1fc812d7684652c9644bdb13e8f3933e7c4'
