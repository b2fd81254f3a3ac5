/** Floats from -1 to 1 as signed 16-bit samples; louder values are clipped, never wrapped. */
export function toS16(floats: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(floats.length)
  for (let i = 0; i < floats.length; i++) {
    const value = Math.max(-1, Math.min(1, floats[i] ?? 0))
    samples[i] = Math.round(value < 0 ? value * 0x8000 : value * 0x7fff)
  }
  return samples
}

/** The loudness of a piece, from 0 for silence to 1: the root mean square on a scale of 60 dB. */
export function levelOf(samples: Int16Array): number {
  if (samples.length === 0) return 0
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const rms = Math.sqrt(sum / samples.length) / 0x8000
  return rms === 0 ? 0 : Math.max(0, Math.min(1, 1 + (20 * Math.log10(rms)) / 60))
}

/** Mixes several channels into one. */
export function toMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels
  if (channels.length < 2) return first
  const mono = new Float32Array(first.length)
  for (const channel of channels) {
    for (let i = 0; i < mono.length; i++) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0)
  }
  return mono.map((sum) => sum / channels.length)
}

/** s16le, as sent over the wire: the byte order is the same on every machine. */
export function toBytes(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < samples.length; i++) view.setInt16(2 * i, samples[i] ?? 0, true)
  return bytes
}

export function joinSamples(pieces: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
