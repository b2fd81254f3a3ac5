import { z } from 'zod'

const name = z.string().regex(/^\w+$/)

export const Manifest = z.object({
  format: z.literal(1),
  /** Of the product. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration that the database had, as drizzle counts them. */
  migratedTo: z.number(),
  /** The key that decrypts values in the tables. */
  secretKey: z.string().min(1),
  tables: z.array(z.object({ schema: name, name, columns: z.array(name) })),
  sequences: z.array(
    z.object({ schema: name, name, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>
export type TableCopy = Manifest['tables'][number]

/**
 * The contents of a backup: the manifest, then for each of its tables the rows as COPY writes them,
 * then the end.
 */
export type Frame =
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | { readonly kind: 'data'; readonly bytes: Buffer }
  | { readonly kind: 'table-end'; readonly rows: number }
  | { readonly kind: 'end' }

const KINDS = ['manifest', 'data', 'table-end', 'end'] as const
const HEAD_BYTES = 5

export function encodeFrame(frame: Frame): Buffer {
  const payload = payloadOf(frame)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(KINDS.indexOf(frame.kind))
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

function payloadOf(frame: Frame): Buffer {
  switch (frame.kind) {
    case 'manifest':
      return Buffer.from(JSON.stringify(frame.manifest))
    case 'data':
      return frame.bytes
    case 'table-end':
      return Buffer.from(String(frame.rows))
    case 'end':
      return Buffer.alloc(0)
  }
}

export async function* decodeFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held = Buffer.alloc(0)
  for await (const part of source) {
    held = Buffer.concat([held, part])
    for (;;) {
      if (held.length < HEAD_BYTES) break
      const length = held.readUInt32BE(1)
      if (held.length < HEAD_BYTES + length) break
      const payload = held.subarray(HEAD_BYTES, HEAD_BYTES + length)
      yield decodeFrame(held.readUInt8(), payload)
      held = held.subarray(HEAD_BYTES + length)
    }
  }
  if (held.length > 0) throw new Error('a backup ends within a frame')
}

function decodeFrame(kindNumber: number, payload: Buffer): Frame {
  const kind = KINDS[kindNumber]
  switch (kind) {
    case 'manifest':
      return { kind, manifest: Manifest.parse(JSON.parse(payload.toString())) }
    case 'data':
      return { kind, bytes: payload }
    case 'table-end':
      return { kind, rows: Number(payload.toString()) }
    case 'end':
      return { kind }
    case undefined:
    default:
      throw new Error(`a backup holds a frame of kind ${String(kindNumber)}`)
  }
}
