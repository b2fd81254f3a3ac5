/** Of weights/reader.onnx; `npm run train:install` writes both. */
export const WEIGHTS_SHA256 = 'fd5d8cbbe52bb1f4b05eb78ab576f0c44801872fe8144233108bdb1eddeb36fb'
