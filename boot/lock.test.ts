import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock } from './lock.mjs'

const MODULE = new URL('./lock.mjs', import.meta.url).href

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'chartwright-lock-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

interface Taker {
  readonly process: ChildProcess
  /** The result: 'taken', or the state of the holder. */
  readonly outcome: string
}

/** Takes the lock in a separate process, which then stays. */
async function take(directory: string): Promise<Taker> {
  const script = `
    import { takeLock } from ${JSON.stringify(MODULE)}
    const result = await takeLock(${JSON.stringify(directory)})
    process.stdout.write('lock' in result ? 'taken' : result.holder.state)
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, outcome: output.toString() }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('the second one is told where the first one runs', async () => {
  const directory = await emptyDirectory()
  const first = await takeLock(directory)
  if (!('lock' in first)) return expect.fail('not taken')
  expect(await takeLock(directory)).toMatchObject({ holder: { state: 'starting' } })
  first.lock.announce({ state: 'running', address: 'http://localhost:3000' })
  expect(await takeLock(directory)).toMatchObject({
    holder: { state: 'running', address: 'http://localhost:3000' },
  })
  await first.lock.release()
  expect(await takeLock(directory)).toHaveProperty('lock')
})

test('of many that find a dead lock exactly one takes it, round after round', async () => {
  const directory = await emptyDirectory()
  for (let round = 0; round < 5; round += 1) {
    const takers = await Promise.all(Array.from({ length: 6 }, () => take(directory)))
    const outcomes = takers.map((taker) => taker.outcome).sort()
    expect(outcomes).toEqual([...Array<string>(5).fill('starting'), 'taken'])
    await Promise.all(takers.map((taker) => kill(taker.process)))
  }
  expect(await readdir(directory)).toEqual(['lock.5.json'])
})

test('a suspended holder still holds', async () => {
  const directory = await emptyDirectory()
  const holder = await take(directory)
  holder.process.kill('SIGSTOP')
  expect(await takeLock(directory)).toEqual({ holder: { state: 'silent' } })
})

test('an unrelated process on the port of a dead holder does not hold', async () => {
  const directory = await emptyDirectory()
  const stranger = createServer((socket) => socket.end('{"id":"another","state":"running"}'))
  stranger.listen(0, '127.0.0.1')
  onTestFinished(() => void stranger.close())
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  const record = { pid: process.pid, id: 'mine', port }
  await writeFile(join(directory, 'lock.7.json'), JSON.stringify(record))
  expect(await takeLock(directory)).toHaveProperty('lock')
  expect(await readdir(directory)).toEqual(['lock.8.json'])
})

test('an unreadable file does not hold', async () => {
  const directory = await emptyDirectory()
  await writeFile(join(directory, 'lock.3.json'), '')
  expect(await takeLock(directory)).toHaveProperty('lock')
})
