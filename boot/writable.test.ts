import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireWritable } from './writable.mjs'

test('where nothing can be written, the person is told who has to build', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-writable-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  await requireWritable(directory)
  await expect(requireWritable(join(directory, 'none'))).rejects.toThrow(
    /cannot be written by this user.*run "npm run build" as its owner/,
  )
})
