import { createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

const VERSION = 2
const ID_BYTES = 16
const MAC_BYTES = 16
const CHECKSUM_BYTES = 4

export interface RefreshToken {
  readonly sessionId: string
  readonly counter: number
}

export interface ReceivedRefreshToken extends RefreshToken {
  /** Whether the token was made with this session's key. */
  isSignedBy(key: Buffer): boolean
}

/** Version, session, counter, HMAC under the session's key, checksum; base64url. */
export function encodeRefreshToken({ sessionId, counter }: RefreshToken, key: Buffer): string {
  const claims = Buffer.concat([
    Buffer.of(VERSION),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    encodeVarint(counter),
  ])
  const body = Buffer.concat([claims, macOf(claims, key)])
  return Buffer.concat([body, checksumOf(body)]).toString('base64url')
}

/** Undefined for anything that was never one of our refresh tokens: the checksum saves a lookup. */
export function decodeRefreshToken(token: string): ReceivedRefreshToken | undefined {
  if (!/^[\w-]{40,80}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  if (!checksumOf(body).equals(bytes.subarray(-CHECKSUM_BYTES))) return undefined
  const claims = body.subarray(0, -MAC_BYTES)
  const mac = body.subarray(-MAC_BYTES)
  if (claims[0] !== VERSION || claims.length <= 1 + ID_BYTES) return undefined
  const counter = decodeVarint(claims.subarray(1 + ID_BYTES))
  if (counter === undefined) return undefined
  return {
    sessionId: uuidOf(claims.subarray(1, 1 + ID_BYTES)),
    counter,
    isSignedBy: (key) => timingSafeEqual(macOf(claims, key), mac),
  }
}

function macOf(claims: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(claims).digest().subarray(0, MAC_BYTES)
}

function checksumOf(body: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32BE(crc32(body))
  return checksum
}

function encodeVarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 0x80 : low)
  } while (rest > 0n)
  return Buffer.from(bytes)
}

function decodeVarint(bytes: Buffer): number | undefined {
  let value = 0n
  for (const [index, byte] of bytes.entries()) {
    value |= BigInt(byte & 0x7f) << BigInt(7 * index)
    const isLast = (byte & 0x80) === 0
    if (isLast !== (index === bytes.length - 1)) return undefined
  }
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : undefined
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
