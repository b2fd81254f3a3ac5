import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../lib/clock.ts'
import { accessTokens } from './core/tokens/access-tokens.ts'
import { readSigningKeys } from './signing-keys-file.ts'

const directory = await mkdtemp(join(tmpdir(), 'chartwright-keys-'))
afterAll(() => rm(directory, { recursive: true }))

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return exportJWK(privateKey)
}

async function keysFrom(content: string) {
  const path = join(directory, 'keys.json')
  await writeFile(path, content)
  return readSigningKeys(path)
}

const claims = {
  sub: 'u',
  email: 'e',
  app_metadata: {},
  user_metadata: {},
  amr: [],
  session_id: 's',
  refresh_counter: 0,
}

test('after a rotation tokens of the old key are still valid, and those of a removed key are not', async () => {
  const [old, fresh] = [await newKey(), await newKey()]
  const tokensOf = async (...keys: JWK[]) =>
    accessTokens(await keysFrom(JSON.stringify(keys)), 'issuer', systemClock)
  const before = await tokensOf(old)
  const rotated = await tokensOf(fresh, old)
  const after = await tokensOf(fresh)
  const token = await before.sign({ ...claims, aal: 'aal1' }, 60)

  expect((await rotated.verify(token)).sub).toBe('u')
  await expect(after.verify(token)).rejects.toThrow()
  expect((await after.verify(await rotated.sign({ ...claims, aal: 'aal1' }, 60))).sub).toBe('u')
  expect(rotated.publicKeys).toHaveLength(2)
  expect(JSON.stringify(rotated.publicKeys)).not.toContain(old.d)
})

test.each(['', '{}', '[]', '[{"kty":"oct","k":"x"}]', 'nonsense'])(
  'the file %j is refused with a remedy',
  async (content) => {
    await expect(keysFrom(content)).rejects.toThrow('AUTH_SIGNING_KEYS_FILE must be')
  },
)
