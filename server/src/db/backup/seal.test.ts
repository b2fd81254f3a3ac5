import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const PASSPHRASE = 'nine lives of a ginger cat'
const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
const HEADER_BYTES = 61
const COST_LOG2 = 10
const PLAIN = randomBytes(3 * CHUNK_BYTES)

let directory: string
let sealed: Buffer

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seal-'))
  sealed = await sealAll([PLAIN.subarray(0, 10), PLAIN.subarray(10)])
})

afterAll(() => rm(directory, { recursive: true }))

async function sealAll(parts: readonly Buffer[]): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of seal(given(parts), PASSPHRASE, COST_LOG2)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* given(parts: readonly Buffer[]) {
  for (const part of parts) yield await Promise.resolve(part)
}

async function open(bytes: Buffer, passphrase = PASSPHRASE): Promise<Buffer> {
  const path = join(directory, randomBytes(6).toString('hex'))
  await writeFile(path, bytes)
  const pieces: Buffer[] = []
  for await (const piece of unseal(path, passphrase)) pieces.push(piece)
  return Buffer.concat(pieces)
}

test.each([0, 1, CHUNK_BYTES, CHUNK_BYTES + 1])('%i bytes survive a round trip', async (size) => {
  const bytes = randomBytes(size)
  expect((await open(await sealAll([bytes]))).equals(bytes)).toBe(true)
})

test('sealed data is unreadable, and sealing twice never gives the same result', async () => {
  const again = await sealAll([PLAIN])
  expect(sealed.includes(PLAIN.subarray(0, 32))).toBe(false)
  expect(again.subarray(HEADER_BYTES).equals(sealed.subarray(HEADER_BYTES))).toBe(false)
  expect((await open(sealed)).equals(PLAIN)).toBe(true)
})

test('another passphrase is distinguished from a damaged file', async () => {
  await expect(open(sealed, `${PASSPHRASE}s`)).rejects.toThrow(
    'The passphrase is not the one that this backup was made with.',
  )
})

test.each([
  ['the nonce', HEADER_BYTES - 1],
  ['the first chunk', HEADER_BYTES],
  ['a tag', HEADER_BYTES + CHUNK_BYTES],
  ['the second chunk', HEADER_BYTES + CHUNK_BYTES + TAG_BYTES + 7],
  ['the last byte', -1],
])('one changed bit in %s is refused', async (_, at) => {
  const changed = Buffer.from(sealed)
  const place = (at + changed.length) % changed.length
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
  await expect(open(changed)).rejects.toThrow('The backup is damaged')
})

test.each([
  ['within a chunk', -1],
  ['between two chunks', -(CHUNK_BYTES + TAG_BYTES)],
  ['after its header', -3 * (CHUNK_BYTES + TAG_BYTES)],
])('a file truncated %s is refused', async (_, end) => {
  await expect(open(sealed.subarray(0, end))).rejects.toThrow('The backup is damaged')
})

test('reordered chunks, or more after the last, are refused', async () => {
  const size = CHUNK_BYTES + TAG_BYTES
  const at = (index: number) => HEADER_BYTES + index * size
  const chunk = (index: number) => sealed.subarray(at(index), at(index + 1))
  const head = sealed.subarray(0, HEADER_BYTES)
  await expect(open(Buffer.concat([head, chunk(1), chunk(0), chunk(2)]))).rejects.toThrow('damaged')
  await expect(open(Buffer.concat([sealed, chunk(2)]))).rejects.toThrow('damaged')
})

test('a file that requests all of the memory gets none', async () => {
  const greedy = Buffer.from(sealed)
  greedy.writeUInt8(30, HEADER_BYTES - 40)
  await expect(open(greedy)).rejects.toThrow('The backup is damaged')
})

test('a file that is not a backup, or is missing, is named', async () => {
  await expect(open(Buffer.from('hello'))).rejects.toThrow('is not a backup of Chartwright.')
  await expect(open(await readFile(import.meta.filename))).rejects.toThrow('is not a backup')
  const missing = unseal(join(directory, 'missing'), PASSPHRASE)
  await expect(missing.next()).rejects.toThrow('cannot be read')
})
