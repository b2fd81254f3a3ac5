import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '../../../../lib/ids.ts'
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.ts'

const key = randomBytes(32)

test.each([0, 1, 127, 128, 300, 2 ** 31, Number.MAX_SAFE_INTEGER])(
  'a token with counter %i survives a round trip',
  (counter) => {
    const sessionId = newId()
    const decoded = decodeRefreshToken(encodeRefreshToken({ sessionId, counter }, key))
    expect(decoded).toMatchObject({ sessionId, counter })
    expect(decoded?.isSignedBy(key)).toBe(true)
    expect(decoded?.isSignedBy(randomBytes(32))).toBe(false)
  },
)

test('any changed character is detected, by the checksum or by the signature', () => {
  const token = encodeRefreshToken({ sessionId: newId(), counter: 7 }, key)
  for (let index = 0; index < token.length - 1; index++) {
    const other = token[index] === 'A' ? 'B' : 'A'
    const changed = token.slice(0, index) + other + token.slice(index + 1)
    expect(decodeRefreshToken(changed)?.isSignedBy(key) ?? false).toBe(false)
  }
})

test.each(['', 'x', 'a'.repeat(60), '🙂'.repeat(30), 'a'.repeat(10_000)])(
  '%.12j is not a token',
  (text) => {
    expect(decodeRefreshToken(text)).toBeUndefined()
  },
)
