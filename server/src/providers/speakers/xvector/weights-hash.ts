/** Of weights/*.onnx; `npm run train:voices` writes both. */
export const WEIGHTS_SHA256 = {
  frames: '192f539cd20479d36266fb145162f0a81aa1953baeb2e222295de6fca1b43fd0',
  prints: 'b04a3a446dc1235a83cbab26e5951a89baccd23637b4fa66d51dc057d3490860',
}
