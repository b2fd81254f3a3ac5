const HEADER_BYTES = 44

interface Wav {
  readonly samples: Int16Array
  readonly rateHz: number
}

/** Mono, 16 bit. */
export function readWav(file: Buffer): Wav {
  const isMono16 =
    file.toString('latin1', 8, 16) === 'WAVEfmt ' &&
    file.readUInt16LE(22) === 1 &&
    file.readUInt16LE(34) === 16
  if (!isMono16) throw new Error('Not a WAV file of 16-bit mono samples.')
  const rateHz = file.readUInt32LE(24)
  let chunk = 20 + file.readUInt32LE(16)
  while (file.toString('latin1', chunk, chunk + 4) !== 'data')
    chunk += 8 + file.readUInt32LE(chunk + 4)
  const data = file.subarray(chunk + 8, chunk + 8 + file.readUInt32LE(chunk + 4))
  const samples = Int16Array.from({ length: Math.floor(data.length / 2) }, (_, index) =>
    data.readInt16LE(2 * index),
  )
  return { samples, rateHz }
}

export function writeWav(samples: Int16Array, rateHz: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF')
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rateHz, 24)
  header.writeUInt32LE(2 * rateHz, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([
    header,
    Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  ])
}
