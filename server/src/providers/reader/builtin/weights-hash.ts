/** Of weights/reader.onnx; `train/install.sh` writes it with the file. */
export const WEIGHTS_SHA256 = 'ddba9c8b58ff253d6ab3e0e0b9522f2dd3c1f3016d764e9fbf6125ab3a698a64'
