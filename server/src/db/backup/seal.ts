import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StartupError } from '../../lib/startup-error.ts'

/** Magic, cost, salt, check, nonce: if any of it is changed, no chunk can be decrypted. */
const MAGIC = Buffer.from('CHARTWRIGHT-BACKUP-1\n')
const COST_BYTES = 1
const SALT_BYTES = 16
const CHECK_BYTES = 16
const NONCE_PREFIX_BYTES = 7
const SALT_AT = MAGIC.length + COST_BYTES
const CHECK_AT = SALT_AT + SALT_BYTES
const HEADER_BYTES = SALT_AT + SALT_BYTES + CHECK_BYTES + NONCE_PREFIX_BYTES
const KEY_BYTES = 32
const TAG_BYTES = 16
const CHUNK_BYTES = 65_536
const CIPHER = 'aes-256-gcm'
const BLOCK_SIZE = 8
/** 128 MB and about half a second for each guess. */
const DEFAULT_COST_LOG2 = 17
/** What a file may request: not all of the memory. */
const COSTS_LOG2 = { min: 10, max: 20 }

const DAMAGED =
  'The backup is damaged: it was cut, or something in it was changed. Nothing was written. Take another copy of it.'

/**
 * Encrypts the input in chunks that each authenticate their position and whether they are the last:
 * a file with a missing, repeated or truncated chunk cannot be decrypted (the STREAM construction).
 */
export async function* seal(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  costLog2 = DEFAULT_COST_LOG2,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const { key, check } = await deriveKey(passphrase, salt, costLog2)
  const nonce = randomBytes(NONCE_PREFIX_BYTES)
  const header = Buffer.concat([MAGIC, Buffer.of(costLog2), salt, check, nonce])
  yield header
  let index = 0
  for await (const { chunk, isLast } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(header, index++, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * The original input of `seal`. Throws a StartupError before the first byte that cannot be trusted.
 */
export async function* unseal(path: string, passphrase: string): AsyncGenerator<Buffer> {
  const header = await readHeader(path)
  const { key, check } = await deriveKey(
    passphrase,
    header.subarray(SALT_AT, CHECK_AT),
    costOf(header),
  )
  if (!timingSafeEqual(check, header.subarray(CHECK_AT, CHECK_AT + CHECK_BYTES))) {
    throw new StartupError('The passphrase is not the one that this backup was made with.')
  }
  const file = createReadStream(path, { start: HEADER_BYTES, highWaterMark: 4 * CHUNK_BYTES })
  let index = 0
  const chunks = inChunks(file as AsyncIterable<Buffer>, CHUNK_BYTES + TAG_BYTES)
  for await (const { chunk, isLast } of chunks) {
    if (chunk.length < TAG_BYTES) throw new StartupError(DAMAGED)
    const text = chunk.subarray(0, -TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonceOf(header, index++, isLast))
    decipher.setAAD(header).setAuthTag(chunk.subarray(-TAG_BYTES))
    let opened: Buffer
    try {
      opened = Buffer.concat([decipher.update(text), decipher.final()])
    } catch {
      throw new StartupError(DAMAGED)
    }
    yield opened
  }
}

async function readHeader(path: string): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const part of createReadStream(path, { end: HEADER_BYTES - 1 })) {
      parts.push(part as Buffer)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The backup ${path} cannot be read (${reason}).`)
  }
  const header = Buffer.concat(parts)
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new StartupError(`${path} is not a backup of Chartwright.`)
  }
  return header
}

/** Pieces of equal size, the last of them shorter: at least one, possibly empty. */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let heldBytes = 0
  for await (const part of source) {
    held.push(part)
    heldBytes += part.length
    if (heldBytes <= bytes) continue
    const all = Buffer.concat(held)
    let from = 0
    // The last one is held back until it is known whether more follows.
    for (; all.length - from > bytes; from += bytes) {
      yield { chunk: all.subarray(from, from + bytes), isLast: false }
    }
    held = [all.subarray(from)]
    heldBytes = all.length - from
  }
  yield { chunk: Buffer.concat(held), isLast: true }
}

function nonceOf(header: Buffer, index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(5)
  place.writeUInt32BE(index)
  place.writeUInt8(isLast ? 1 : 0, 4)
  return Buffer.concat([header.subarray(-NONCE_PREFIX_BYTES), place])
}

function costOf(header: Buffer): number {
  const costLog2 = header.readUInt8(MAGIC.length)
  if (costLog2 < COSTS_LOG2.min || costLog2 > COSTS_LOG2.max) throw new StartupError(DAMAGED)
  return costLog2
}

/**
 * The check distinguishes a wrong passphrase from a changed file; it reveals nothing about the key.
 */
function deriveKey(
  passphrase: string,
  salt: Buffer,
  costLog2: number,
): Promise<{ key: Buffer; check: Buffer }> {
  const N = 2 ** costLog2
  const cost = { N, r: BLOCK_SIZE, p: 1, maxmem: 2 * 128 * N * BLOCK_SIZE }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, cost, (error, derived) => {
      if (error) reject(error)
      else resolve({ key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) })
    })
  })
}
