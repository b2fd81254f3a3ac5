import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { joinSamples, toMono, toS16 } from './pcm.ts'
import { makeResampler } from './resample.ts'

const PIECE_FRAMES = 1 << 20
const HEAD_BYTES = 64 * 1024
const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

interface WavFormat {
  readonly encoding: number
  readonly channels: number
  readonly rateHz: number
  readonly bits: number
  readonly dataFrom: number
  readonly dataTo: number
}

/**
 * Undefined if it is not a WAV file, or one with an encoding that the browser may know and we do
 * not.
 */
export async function readWav(file: Blob): Promise<Int16Array | undefined> {
  const format = findFormat(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()), file.size)
  if (!format) return undefined
  const frameBytes = format.channels * (format.bits / 8)
  const resample = makeResampler(format.rateHz, AUDIO_SAMPLE_RATE_HZ)
  const pieces: Int16Array[] = []
  for (
    let at = format.dataFrom;
    at + frameBytes <= format.dataTo;
    at += PIECE_FRAMES * frameBytes
  ) {
    const piece = file.slice(at, Math.min(at + PIECE_FRAMES * frameBytes, format.dataTo))
    const view = new DataView(await piece.arrayBuffer())
    pieces.push(toS16(resample(toMono(channelsOf(view, format)))))
  }
  return joinSamples(pieces)
}

function findFormat(view: DataView, fileBytes: number): WavFormat | undefined {
  if (view.byteLength < 12 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') return undefined
  let at = 12
  let format: Omit<WavFormat, 'dataFrom' | 'dataTo'> | undefined
  while (at + 8 <= view.byteLength) {
    const bytes = view.getUint32(at + 4, true)
    if (tag(view, at) === 'fmt ' && at + 24 <= view.byteLength) {
      const encoding = view.getUint16(at + 8, true)
      format = {
        encoding: encoding === EXTENSIBLE ? view.getUint16(at + 32, true) : encoding,
        channels: view.getUint16(at + 10, true),
        rateHz: view.getUint32(at + 12, true),
        bits: view.getUint16(at + 22, true),
      }
    } else if (tag(view, at) === 'data') {
      const dataFrom = at + 8
      return format && isKnown(format)
        ? { ...format, dataFrom, dataTo: Math.min(dataFrom + bytes, fileBytes) }
        : undefined
    }
    at += 8 + bytes + (bytes % 2)
  }
  return undefined
}

function isKnown({ encoding, channels, rateHz, bits }: Omit<WavFormat, 'dataFrom' | 'dataTo'>) {
  const isInteger = encoding === PCM && [8, 16, 24, 32].includes(bits)
  return (isInteger || (encoding === FLOAT && bits === 32)) && channels > 0 && rateHz >= 4_000
}

function channelsOf(view: DataView, { encoding, channels, bits }: WavFormat): Float32Array[] {
  const bytes = bits / 8
  const frames = Math.floor(view.byteLength / (bytes * channels))
  const read = encoding === FLOAT ? view.getFloat32.bind(view) : integerReader(view, bits)
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, frame) =>
      read((frame * channels + channel) * bytes, true),
    ),
  )
}

function integerReader(view: DataView, bits: number): (at: number, little: boolean) => number {
  switch (bits) {
    case 8:
      return (at) => (view.getUint8(at) - 128) / 128
    case 16:
      return (at) => view.getInt16(at, true) / 0x8000
    case 24:
      return (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 0x10000) / 0x800000
    default:
      return (at) => view.getInt32(at, true) / 0x80000000
  }
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)))
}
