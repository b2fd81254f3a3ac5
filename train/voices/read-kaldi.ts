/** What a Kaldi nnet3 file (binary) holds of its components, by their names. */
export interface KaldiComponent {
  readonly matrix?: KaldiMatrix
  readonly vectors: ReadonlyMap<string, Float32Array>
  readonly numbers: ReadonlyMap<string, number>
}

export interface KaldiMatrix {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

const COMPONENT = '<ComponentName> '
const VECTORS = ['<BiasParams> ', '<StatsMean> ', '<StatsVar> ']
const NUMBERS = ['<Epsilon> ', '<TargetRms> ', '<VarianceFloor> ']
const MATRIX = '<LinearParams> '

export function readKaldi(file: Buffer): Map<string, KaldiComponent> {
  const components = new Map<string, KaldiComponent>()
  const starts = placesOf(file, COMPONENT)
  starts.forEach((start, at) => {
    const part = file.subarray(start + COMPONENT.length, starts[at + 1] ?? file.length)
    const name = part.subarray(0, part.indexOf(' ')).toString('latin1')
    components.set(name, readComponent(part))
  })
  return components
}

/** A file that holds one matrix. */
export function readMatrixFile(file: Buffer): KaldiMatrix {
  return readMatrix(file, file.indexOf('FM '))
}

/** A file that holds one vector as text: ' [ 1.5 -2 ]'. */
export function readVectorText(text: string): Float32Array {
  return Float32Array.from(text.replaceAll(/[[\]]/g, ' ').trim().split(/\s+/), Number)
}

function readComponent(part: Buffer): KaldiComponent {
  const vectors = new Map<string, Float32Array>()
  for (const token of VECTORS) {
    const at = part.indexOf(`${token}FV `)
    if (at !== -1) vectors.set(nameOf(token), readVector(part, at + token.length))
  }
  const numbers = new Map<string, number>()
  for (const token of NUMBERS) {
    const at = part.indexOf(`${token}\u0004`, undefined, 'latin1')
    if (at !== -1) numbers.set(nameOf(token), part.readFloatLE(at + token.length + 1))
  }
  const at = part.indexOf(`${MATRIX}FM `)
  return at === -1
    ? { vectors, numbers }
    : { vectors, numbers, matrix: readMatrix(part, at + MATRIX.length) }
}

/** 'FV ', a byte for the size of the count, the count, and as many floats. */
function readVector(part: Buffer, at: number): Float32Array {
  return readFloats(part, at + 8, part.readInt32LE(at + 4))
}

function readMatrix(part: Buffer, at: number): KaldiMatrix {
  const rows = part.readInt32LE(at + 4)
  const columns = part.readInt32LE(at + 9)
  return { rows, columns, values: readFloats(part, at + 13, rows * columns) }
}

function readFloats(part: Buffer, at: number, count: number): Float32Array {
  return new Float32Array(new Uint8Array(part.subarray(at, at + 4 * count)).buffer)
}

function nameOf(token: string): string {
  return token.slice(1, -2)
}

function placesOf(file: Buffer, token: string): number[] {
  const places: number[] = []
  for (let at = file.indexOf(token); at !== -1; at = file.indexOf(token, at + 1)) places.push(at)
  return places
}
