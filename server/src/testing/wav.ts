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
