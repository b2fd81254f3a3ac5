import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive, isPostmasterOf } from './process-state.ts'

test('a process that ended is not alive', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(spawnSync('true').pid)).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'a process that ended and was not reaped is not alive',
  async () => {
    // The shell becomes a sleep that does not reap the child it inherits.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'])
    onTestFinished(() => void parent.kill())
    const [output] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(output.toString())
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    expect(() => process.kill(pid, 0)).not.toThrow()
  },
)

test('an unrelated process is not mistaken for a postmaster', async () => {
  expect(await isPostmasterOf(process.pid, '/data')).toBe(false)
})
