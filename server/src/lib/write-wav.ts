const HEADER_BYTES = 44

/** A file of 16-bit mono samples. */
export function writeWav(samples: Int16Array, rateHz: number): Buffer<ArrayBuffer> {
  return Buffer.concat([
    wavHeader(samples.length, rateHz),
    Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  ])
}

/** For this many samples, which follow. */
export function wavHeader(sampleCount: number, rateHz: number): Buffer<ArrayBuffer> {
  const dataBytes = 2 * sampleCount
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF')
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rateHz, 24)
  header.writeUInt32LE(2 * rateHz, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return header
}
