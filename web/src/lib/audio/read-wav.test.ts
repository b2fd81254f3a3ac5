import { expect, test } from 'vitest'
import { readWav } from './read-wav.ts'

function wav(
  { encoding = 1, channels = 1, rateHz = 44_100, bits = 16 },
  data: Uint8Array<ArrayBuffer>,
): Blob {
  const head = new DataView(new ArrayBuffer(44))
  const tag = (at: number, text: string): void => {
    for (let i = 0; i < text.length; i++) head.setUint8(at + i, text.charCodeAt(i))
  }
  tag(0, 'RIFF')
  tag(8, 'WAVE')
  tag(12, 'fmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, encoding, true)
  head.setUint16(22, channels, true)
  head.setUint32(24, rateHz, true)
  head.setUint16(34, bits, true)
  tag(36, 'data')
  head.setUint32(40, data.length, true)
  return new Blob([head, data])
}

const bytes = (...values: number[]) => Uint8Array.from(values)

test.each([
  ['16 bits', { bits: 16 }, bytes(0, 0, 0, 64), [0, 16_384]],
  ['8 bits', { bits: 8 }, bytes(128, 192), [0, 16_384]],
  ['24 bits', { bits: 24 }, bytes(0, 0, 0, 0, 0, 192), [0, -16_384]],
  ['floats', { bits: 32, encoding: 3 }, bytes(0, 0, 0, 0, 0, 0, 0, 63), [0, 16_384]],
  ['two channels', { channels: 2 }, bytes(0, 64, 0, 0), [8_192]],
])('%s', async (_name, format, data, samples) => {
  expect([...((await readWav(wav(format, data))) ?? [])]).toEqual(samples)
})

test('another rate is converted to 44.1 kHz', async () => {
  const read = await readWav(wav({ rateHz: 22_050 }, new Uint8Array(22_050 * 2)))
  expect(Math.abs((read?.length ?? 0) - 44_100)).toBeLessThan(8)
})

test.each([
  ['no WAV', new Blob(['ID3 something'])],
  ['cut in its head', wav({}, bytes()).slice(0, 30)],
  ['an encoding of its own', wav({ encoding: 17 }, bytes(1, 2))],
])('%s is left to the browser', async (_name, file) => {
  expect(await readWav(file)).toBeUndefined()
})
