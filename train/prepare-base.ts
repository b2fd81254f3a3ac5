import { readFileSync, writeFileSync } from 'node:fs'
import { readOnnx } from './read-onnx.ts'

interface Part {
  readonly name: string
  readonly shape: readonly number[]
  readonly type: 'f32' | 'i8'
  readonly off: number
}

/**
 * Writes a BERT encoder from its ONNX file as train/model.py reads it: matrices as rows of 8-bit numbers
 * with a scale each, so that it travels; vectors as they are.
 */
export function prepareBase(file: string, out: string): void {
  const { nodes, tensors } = readOnnx(readFileSync(file))
  const parts: Part[] = []
  const blocks: Buffer[] = []
  let off = 0
  const add = (name: string, shape: readonly number[], type: Part['type'], block: Buffer) => {
    parts.push({ name, shape, type, off })
    blocks.push(block)
    off += block.length
  }
  for (const [name, { shape, values }] of tensors) {
    if (name.startsWith('onnx::')) continue
    if (shape.length === 2) add(name, shape, 'i8', byRows(values, shape))
    else add(name, shape, 'f32', Buffer.from(values.buffer))
  }
  for (const { name, kind, inputs } of nodes) {
    const weights =
      kind === 'MatMul' ? inputs.map((input) => tensors.get(input)).find(Boolean) : undefined
    if (!weights) continue
    const plain = name
      .replace(/^\//, '')
      .replace(/\/MatMul.*$/, '')
      .replaceAll('/', '.')
    const { shape, values } = transposed(weights)
    add(`${plain}.weight`, shape, 'i8', byRows(values, shape))
  }
  writeFileSync(`${out}.bin`, Buffer.concat(blocks))
  writeFileSync(`${out}.json`, JSON.stringify(parts))
}

function transposed({
  shape: [rows = 0, columns = 0],
  values,
}: {
  shape: number[]
  values: Float32Array
}) {
  const turned = new Float32Array(values.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      turned[column * rows + row] = values[row * columns + column] ?? 0
  return { shape: [columns, rows], values: turned }
}

function byRows(values: Float32Array, [rows = 0, columns = 0]: readonly number[]): Buffer {
  const numbers = Buffer.alloc(rows * columns)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const cells = values.subarray(row * columns, (row + 1) * columns)
    const scale = Math.max(1e-9, ...cells.map(Math.abs)) / 127
    scales[row] = scale
    cells.forEach((cell, column) =>
      numbers.writeInt8(Math.round(cell / scale), row * columns + column),
    )
  }
  return Buffer.concat([numbers, Buffer.from(scales.buffer)])
}
