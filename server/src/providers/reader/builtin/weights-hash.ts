/** Of weights/reader.onnx; `npm run train:install` writes both. */
export const WEIGHTS_SHA256 = '59f418cb2a3840feb3d6cba6402cb55638235dfe6c695ce6dface2131b08bb7c'
