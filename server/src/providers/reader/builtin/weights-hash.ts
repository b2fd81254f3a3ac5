/** Of weights/reader.onnx; `npm run train:install` writes both. */
export const WEIGHTS_SHA256 = 'c9e7b9a164d9e8dab0b2d23b3f102de60dbe7956223ee1ce1f017e9fe9850c06'
