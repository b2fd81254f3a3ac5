/** Of weights/reader.onnx; `npm run train:install` writes both. */
export const WEIGHTS_SHA256 = '2fd91b014e0a3287af3ffe24d714880505e71744b58c897113771dc23a403dcf'
