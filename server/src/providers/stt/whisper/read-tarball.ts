import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

const BLOCK_BYTES = 512
const FILE_TYPES = new Set(['0', '\0'])

interface TarEntry {
  readonly path: string
  readonly bytes: number
}

/** Takes the pieces of one file, in their order; undefined where the file is not wanted. */
export type TakeEntry = (entry: TarEntry) => ((piece: Buffer) => Promise<void>) | undefined

/** Reads a .tgz as npm makes them, from front to end, without keeping a file of it in memory. */
export async function readTarball(path: string, take: TakeEntry): Promise<void> {
  let pending: Buffer = Buffer.alloc(0)
  let write: ((piece: Buffer) => Promise<void>) | undefined
  let left = 0
  let padding = 0
  const source = createReadStream(path)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  for await (const piece of unpacked as AsyncIterable<Buffer>) {
    pending = pending.length === 0 ? piece : Buffer.concat([pending, piece])
    for (;;) {
      if (left > 0) {
        if (pending.length === 0) break
        const part = pending.subarray(0, left)
        await write?.(part)
        left -= part.length
        pending = pending.subarray(part.length)
      } else if (padding > 0) {
        if (pending.length < padding) break
        pending = pending.subarray(padding)
        padding = 0
      } else {
        if (pending.length < BLOCK_BYTES) break
        const entry = readHeader(pending.subarray(0, BLOCK_BYTES))
        pending = pending.subarray(BLOCK_BYTES)
        if (!entry) continue
        write = entry.isFile ? take(entry) : undefined
        left = entry.bytes
        padding = (BLOCK_BYTES - (entry.bytes % BLOCK_BYTES)) % BLOCK_BYTES
      }
    }
  }
  if (left > 0) throw new Error('The tarball ends in the middle of a file.')
}

/** Undefined for the empty blocks at the end. */
function readHeader(block: Buffer): (TarEntry & { isFile: boolean }) | undefined {
  if (block[0] === 0) return undefined
  const text = (from: number, to: number) =>
    block.toString('utf8', from, to).replace(/\0.*$/s, '').trim()
  const prefix = text(345, 500)
  const name = text(0, 100)
  return {
    path: prefix === '' ? name : `${prefix}/${name}`,
    bytes: Number.parseInt(text(124, 136) || '0', 8),
    isFile: FILE_TYPES.has(String.fromCharCode(block[156] ?? 0)),
  }
}
