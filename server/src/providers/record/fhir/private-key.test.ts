import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readClientKey } from './private-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'chartwright-key-'))
const fileWith = (text: string) => {
  const path = join(folder, 'key')
  writeFileSync(path, text)
  return path
}
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey
const short = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey
const p384 = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey
const p256 = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
const pem = { type: 'pkcs8', format: 'pem' } as const

test('a key that SMART takes is read, from PEM and from JWK', () => {
  expect(readClientKey(fileWith(String(rsa.export(pem)))).alg).toBe('RS384')
  expect(readClientKey(fileWith(String(p384.export(pem)))).alg).toBe('ES384')
  expect(readClientKey(fileWith(JSON.stringify(p384.export({ format: 'jwk' })))).alg).toBe('ES384')
})

test.each([
  ['a short one', String(short.export(pem))],
  ['one of another curve', String(p256.export(pem))],
  ['no key', 'hunter2'],
])('%s stops the start, without its text', (_, text) => {
  expect(() => readClientKey(fileWith(text))).toThrow(
    /^FHIR_PRIVATE_KEY_FILE must be(?!.*hunter2)/s,
  )
})
