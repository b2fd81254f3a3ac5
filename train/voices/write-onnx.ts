/** As much of ONNX (https://onnx.ai, a protocol buffer) as a network of our own needs to be written. */
export interface OnnxTensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly values: Float32Array | Int8Array
}

export interface OnnxNode {
  readonly kind: string
  readonly inputs: readonly string[]
  readonly output: string
  /** A number is a float where its name says epsilon, else a whole number. */
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[]
  readonly tensors: readonly OnnxTensor[]
  /** A named size may be any number. */
  readonly input: { readonly name: string; readonly shape: readonly (number | string)[] }
  readonly output: { readonly name: string; readonly shape: readonly (number | string)[] }
}

const FLOAT = 1
const INT8 = 3
const OPERATORS_VERSION = 13n
const FILE_VERSION = 7n
const ATTRIBUTE = { float: 1n, int: 2n, ints: 7n }

export function writeOnnx(graph: OnnxGraph): Buffer {
  const body = Buffer.concat([
    ...graph.nodes.map((node) => message(1, writeNode(node))),
    text(2, 'voices'),
    ...graph.tensors.map((tensor) => message(5, writeTensor(tensor))),
    message(11, writeValue(graph.input)),
    message(12, writeValue(graph.output)),
  ])
  const operators = message(8, number(2, OPERATORS_VERSION))
  return Buffer.concat([number(1, FILE_VERSION), message(7, body), operators])
}

function writeNode({ kind, inputs, output, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, kind),
    ...Object.entries(attributes).map(([name, value]) => message(5, writeAttribute(name, value))),
  ])
}

function writeAttribute(name: string, value: number | readonly number[]): Buffer {
  if (typeof value !== 'number') {
    const whole = value.map((each) => number(8, BigInt(each)))
    return Buffer.concat([text(1, name), ...whole, number(20, ATTRIBUTE.ints)])
  }
  if (name !== 'epsilon') {
    return Buffer.concat([text(1, name), number(3, BigInt(value)), number(20, ATTRIBUTE.int)])
  }
  const float = Buffer.alloc(5)
  float.writeUInt8((2 << 3) | 5)
  float.writeFloatLE(value, 1)
  return Buffer.concat([text(1, name), float, number(20, ATTRIBUTE.float)])
}

function writeTensor({ name, shape, values }: OnnxTensor): Buffer {
  return Buffer.concat([
    ...shape.map((size) => number(1, BigInt(size))),
    number(2, BigInt(values instanceof Int8Array ? INT8 : FLOAT)),
    text(8, name),
    message(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
  ])
}

function writeValue({ name, shape }: OnnxGraph['input']): Buffer {
  const sizes = shape.map((size) =>
    message(1, typeof size === 'number' ? number(1, BigInt(size)) : text(2, size)),
  )
  const tensor = Buffer.concat([number(1, BigInt(FLOAT)), message(2, Buffer.concat(sizes))])
  return Buffer.concat([text(1, name), message(2, message(1, tensor))])
}

function text(field: number, value: string): Buffer {
  return message(field, Buffer.from(value))
}

function message(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((BigInt(field) << 3n) | 2n), varint(BigInt(bytes.length)), bytes])
}

function number(field: number, value: bigint): Buffer {
  return Buffer.concat([varint(BigInt(field) << 3n), varint(value)])
}

function varint(value: bigint): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  bytes.push(Number(rest))
  return Buffer.from(bytes)
}
