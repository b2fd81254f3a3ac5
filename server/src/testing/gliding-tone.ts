/** Two seconds at 8 kHz, noise under a gliding tone, the same everywhere. */
export function glidingTone(): Float32Array {
  let state = 1n
  return Float32Array.from({ length: 16_000 }, (_, at) => {
    state = (state * 1_103_515_245n + 12_345n) % 2_147_483_648n
    const noise = (Number(state) / 2_147_483_648 - 0.5) * (1 + Math.sin((2 * Math.PI * at) / 2_000))
    const tone = Math.sin((2 * Math.PI * (300 + 100 * Math.sin(at / 1_500)) * at) / 8_000)
    return 0.1 * noise + 0.2 * tone
  })
}
