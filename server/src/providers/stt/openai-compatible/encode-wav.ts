import { SPEECH_RATE_HZ } from '../stt.ts'

const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2

/** Mono, 16 bit. */
export function encodeWav(pcm: Float32Array): ArrayBuffer {
  const dataBytes = pcm.length * BYTES_PER_SAMPLE
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i++) view.setUint8(at + i, value.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SPEECH_RATE_HZ, true)
  view.setUint32(28, SPEECH_RATE_HZ * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  for (const [index, sample] of pcm.entries()) {
    const bounded = Math.max(-1, Math.min(1, sample))
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(bounded * 32_767), true)
  }
  return view.buffer
}
