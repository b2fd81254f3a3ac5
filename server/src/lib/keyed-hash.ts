import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** For short secrets such as six digits: without the key, a stolen table cannot be brute-forced. */
export type KeyedHash = (...parts: string[]) => Buffer

export function keyedHash(secretKey: string, purpose: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'chartwright', purpose, 32))
  return (...parts) => createHmac('sha256', key).update(parts.join('\u0000')).digest()
}

/** For long random secrets. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
