import { spawn, spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive, isPostmasterOf } from './process-state.ts'

test('a process that ended is not alive', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(spawnSync('true').pid)).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'a process that ended and was not collected is not alive',
  async () => {
    // The shell becomes a sleep that knows nothing of the child it inherits.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 600'])
    onTestFinished(() => void parent.kill())
    const pid = await new Promise<number>((resolve) => {
      parent.stdout.once('data', (text) => resolve(Number(String(text))))
    })
    await expect.poll(() => isAlive(pid)).toBe(false)
    expect(() => process.kill(pid, 0)).not.toThrow()
  },
)

test('a stranger is not taken for a postmaster', async () => {
  expect(await isPostmasterOf(process.pid, '/data')).toBe(false)
})
