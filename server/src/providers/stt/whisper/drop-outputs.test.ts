import { expect, test } from 'vitest'
import { dropOutputs } from './drop-outputs.ts'

function field(number: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content)
  const length =
    bytes.length < 128
      ? [bytes.length]
      : [(bytes.length % 128) + 128, Math.floor(bytes.length / 128)]
  return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), bytes])
}

const VERSION = Buffer.from([8, 10])
const node = field(1, 'x'.repeat(300))
const kept = field(12, field(1, 'last_hidden_state'))
const dropped = field(12, field(1, 'attentions.0'))

test('outputs go by their names, and the rest of the model stays byte for byte', () => {
  const model = Buffer.concat([VERSION, field(7, Buffer.concat([node, kept, dropped]))])
  const expected = Buffer.concat([VERSION, field(7, Buffer.concat([node, kept]))])
  expect(dropOutputs(model, (name) => name.startsWith('attentions'))).toEqual(expected)
  expect(dropOutputs(model, () => false)).toEqual(model)
})
