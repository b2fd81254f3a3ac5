/** Of the ONNX format: the graph in a model, an output in a graph, a name in an output. */
const GRAPH = 7
const OUTPUT = 12
const NAME = 1
const LENGTH_DELIMITED = 2

/**
 * The model without the outputs of these names. The runtime keeps every output until the end of a
 * run, asked for or not: of the encoder those are the attentions, more than a gigabyte.
 */
export function dropOutputs(model: Buffer, isDropped: (name: string) => boolean): Buffer {
  return rewrite(model, GRAPH, (graph) =>
    rewrite(graph, OUTPUT, (output) => (isDropped(nameOf(output)) ? undefined : output)),
  )
}

/** A message of protocol buffers, with each of its fields of this number changed or left out. */
function rewrite(
  message: Buffer,
  number: number,
  change: (content: Buffer) => Buffer | undefined,
): Buffer {
  const pieces: Buffer[] = []
  for (const { field, content, whole } of fieldsOf(message)) {
    if (field !== number || !content) {
      pieces.push(whole)
      continue
    }
    const changed = change(content)
    if (changed) pieces.push(varint(number * 8 + LENGTH_DELIMITED), varint(changed.length), changed)
  }
  return Buffer.concat(pieces)
}

function nameOf(output: Buffer): string {
  for (const { field, content } of fieldsOf(output)) {
    if (field === NAME && content) return content.toString('utf8')
  }
  return ''
}

function* fieldsOf(message: Buffer) {
  let at = 0
  const readVarint = (): number => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++] ?? 0
      value += (byte % 128) * scale
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const from = at
    const key = readVarint()
    const type = key % 8
    let content: Buffer | undefined
    if (type === LENGTH_DELIMITED) {
      const length = readVarint()
      content = message.subarray(at, at + length)
      at += length
    } else if (type === 0) readVarint()
    else at += type === 1 ? 8 : 4
    yield { field: Math.floor(key / 8), content, whole: message.subarray(from, at) }
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return Buffer.from([...bytes, rest])
}
