/** As much of an ONNX file as holds its weights: https://onnx.ai, a protocol buffer. */
export interface OnnxWeights {
  readonly nodes: readonly {
    readonly name: string
    readonly kind: string
    readonly inputs: string[]
  }[]
  readonly tensors: ReadonlyMap<string, { readonly shape: number[]; readonly values: Float32Array }>
}

const GRAPH = 7
const NODE = { inputs: 1, name: 3, kind: 4 }
const TENSOR = { shape: 1, type: 2, name: 8, bytes: 9 }
const IN_GRAPH = { node: 1, tensor: 5 }
const FLOAT = 1

export function readOnnx(file: Buffer): OnnxWeights {
  const nodes: OnnxWeights['nodes'][number][] = []
  const tensors = new Map<string, { shape: number[]; values: Float32Array }>()
  for (const part of fieldsOf(file)) {
    if (part.field !== GRAPH || !part.bytes) continue
    for (const { field, bytes } of fieldsOf(part.bytes)) {
      if (field === IN_GRAPH.node && bytes) nodes.push(readNode(bytes))
      if (field === IN_GRAPH.tensor && bytes) addTensor(tensors, bytes)
    }
  }
  return { nodes, tensors }
}

function readNode(bytes: Buffer) {
  const node = { name: '', kind: '', inputs: [] as string[] }
  for (const { field, bytes: value } of fieldsOf(bytes)) {
    if (field === NODE.inputs && value) node.inputs.push(value.toString())
    if (field === NODE.name && value) node.name = value.toString()
    if (field === NODE.kind && value) node.kind = value.toString()
  }
  return node
}

function addTensor(tensors: Map<string, { shape: number[]; values: Float32Array }>, bytes: Buffer) {
  let name = ''
  let type = 0
  let raw: Buffer | undefined
  const shape: number[] = []
  for (const { field, bytes: value, number } of fieldsOf(bytes)) {
    if (field === TENSOR.name && value) name = value.toString()
    if (field === TENSOR.bytes && value) raw = value
    if (field === TENSOR.type) type = number
    if (field === TENSOR.shape) shape.push(...(value ? numbersIn(value) : [number]))
  }
  if (type !== FLOAT || !raw) return
  const copy = raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength)
  tensors.set(name, { shape, values: new Float32Array(copy as ArrayBuffer) })
}

interface Field {
  readonly field: number
  readonly number: number
  readonly bytes?: Buffer
}

function* fieldsOf(buffer: Buffer): Generator<Field> {
  let at = 0
  while (at < buffer.length) {
    const key = varintAt(buffer, at)
    at = key.end
    const field = Math.floor(key.value / 8)
    const kind = key.value % 8
    if (kind === 0) {
      const { value, end } = varintAt(buffer, at)
      at = end
      yield { field, number: value }
    } else {
      const sized = kind === 2 ? varintAt(buffer, at) : { value: kind === 5 ? 4 : 8, end: at }
      at = sized.end + sized.value
      yield { field, number: 0, bytes: buffer.subarray(sized.end, at) }
    }
  }
}

function numbersIn(bytes: Buffer): number[] {
  const numbers: number[] = []
  for (let at = 0; at < bytes.length;) {
    const { value, end } = varintAt(bytes, at)
    numbers.push(value)
    at = end
  }
  return numbers
}

function varintAt(buffer: Buffer, from: number): { value: number; end: number } {
  let value = 0
  let scale = 1
  for (let at = from; ; at += 1) {
    const byte = buffer[at] ?? 0
    value += (byte % 128) * scale
    scale *= 128
    if (byte < 128) return { value, end: at + 1 }
  }
}
