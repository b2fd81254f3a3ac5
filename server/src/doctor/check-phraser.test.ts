import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { checkPhraser } from './check-phraser.ts'

test('missing weights of the phraser are reported, with what to do', async () => {
  const { state, text, advice } = await checkPhraser(pathToFileURL(`${tmpdir()}/none/`))
  expect(state).toBe('remark')
  expect(text).toMatch(/^rules alone write the sentences of facts: /)
  expect(advice).toMatch(/^Get the files of this version again/)
})
