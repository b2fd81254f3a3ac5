import { expect, test, vi } from 'vitest'
import { importAgain } from './import-again.ts'

test('an error that names no file reloads the code as before', async () => {
  const load = vi.fn(async () => 'code')
  expect(await importAgain(new TypeError('Importing a module script failed.'), load)).toBe('code')
  expect(await importAgain('no error', load)).toBe('code')
})

test('an error that names its file loads it from another address', async () => {
  const load = vi.fn(async () => 'code')
  const error = new TypeError('Failed to fetch: http://127.0.0.1:1/assets/code-a1.js')
  await expect(importAgain(error, load)).rejects.toThrow()
  expect(load).not.toHaveBeenCalled()
})
