/** Of weights/reader.onnx; `npm run train:install` writes both. */
export const WEIGHTS_SHA256 = '686c5039e25a119f5244853e9a7b0cab325603ba96740723beffaa066be51c0d'
