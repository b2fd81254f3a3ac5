import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { recordingsApi } from '@chartwright/contract/recordings'
import { sessionsApi } from '@chartwright/contract/sessions'
import { transcriptApi } from '@chartwright/contract/transcript'
import { toPcm } from '../../server/src/testing/live-client.ts'
import type { Product } from '../durability/product.ts'
import { call } from '../support/call.ts'
import { feed, type Feed } from './feed.ts'
import { readJournal } from './journal.ts'
import { openSilentProxy } from './silent-proxy.ts'

export interface Setting {
  readonly directory: string
  readonly token: string
  readonly sound: Int16Array
  readonly speed: number
  readonly cutS: number
}

export interface Outcome {
  readonly name: string
  readonly samples: number
  readonly lines: number
  readonly text: string
}

const CLIENT = fileURLToPath(new URL('client.ts', import.meta.url))
const DONE_MS = 120_000

export async function straight(setting: Setting, address: string): Promise<Outcome> {
  const job = await begin(setting, address, 'straight')
  await feed(job)
  return finish(job, 'straight')
}

/** The socket is gone for a while, and the microphone goes on. */
export async function socketCut(setting: Setting, address: string): Promise<Outcome> {
  const job = await begin(setting, address, 'cut')
  const client = await feed(job, Math.floor(job.sound.length * 0.4))
  client.socket.terminate()
  await sleep(setting.cutS * 1_000)
  await feed(job)
  return finish(job, `socket cut for ${String(setting.cutS)} s`)
}

/** The socket stays open and nothing comes through: the client gives it up and comes back. */
export async function socketSilent(setting: Setting, address: string): Promise<Outcome> {
  const proxy = await openSilentProxy(address)
  try {
    const job = await begin(setting, address, 'silent')
    const feeding = feed({ ...job, address: proxy.address })
    await untilAcknowledged(job, 0.4)
    proxy.setSilent(true)
    await sleep(setting.cutS * 1_000)
    proxy.setSilent(false)
    await feeding
    return await finish(job, 'socket silent')
  } finally {
    proxy.close()
  }
}

/** Another session is opened, and recorded as well, while this one goes on. */
export async function otherSessionOpened(setting: Setting, address: string): Promise<Outcome> {
  const job = await begin(setting, address, 'first')
  const feeding = feed(job)
  await untilAcknowledged(job, 0.3)
  const other = await begin(setting, address, 'other')
  await feed({ ...other, sound: setting.sound.subarray(0, Math.floor(setting.sound.length / 5)) })
  await feeding
  return finish(job, 'other session opened')
}

/** The client's process is killed while it sends, and another one goes on from its journal. */
export async function clientReloaded(setting: Setting, address: string): Promise<Outcome> {
  const job = await begin(setting, address, 'reloaded')
  const [jobPath, soundPath] = [join(setting.directory, 'job'), join(setting.directory, 'sound')]
  writeFileSync(jobPath, JSON.stringify({ ...job, sound: undefined }))
  writeFileSync(soundPath, toPcm(job.sound))
  const start = () =>
    spawn(process.execPath, ['--import', 'tsx', CLIENT, jobPath, soundPath], { stdio: 'inherit' })
  const first = start()
  await untilAcknowledged(job, 0.5)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await once(start(), 'exit')
  return finish(job, 'resumed after a reload')
}

/** Every process of the server is killed twice while sound comes in. */
export async function serverKilled(
  setting: Setting,
  running: Product,
  restart: () => Promise<Product>,
): Promise<{ outcome: Outcome; product: Product }> {
  const job = await begin(setting, running.address, 'killed')
  const feeding = feed(job)
  let product = running
  for (const part of [0.3, 0.6]) {
    await untilAcknowledged(job, part)
    await product.kill()
    product = await restart()
    await product.ready()
  }
  await feeding
  return { outcome: await finish(job, 'server killed twice'), product }
}

async function begin(setting: Setting, address: string, name: string): Promise<Feed> {
  const { token, sound, speed, directory } = setting
  const body = { name }
  const { id: sessionId } = await call({ address, token }, sessionsApi.create, { body })
  return { address, token, sessionId, sound, speed, journalPath: join(directory, name) }
}

async function untilAcknowledged(job: Feed, part: number): Promise<void> {
  while (readJournal(job.journalPath).acknowledged < job.sound.length * part) await sleep(5)
}

async function finish({ sessionId, ...caller }: Feed, name: string): Promise<Outcome> {
  const params = { session_id: sessionId }
  const giveUpAtMs = performance.now() + DONE_MS
  for (;;) {
    const recordings = await call(caller, recordingsApi.list, { params })
    if (recordings.every(({ state }) => state === 'complete')) {
      const { text, segments } = await call(caller, transcriptApi.get, { params })
      const times = segments.map(({ start_ms, end_ms }) => `${String(start_ms)}-${String(end_ms)}`)
      const samples = recordings.reduce((sum, recording) => sum + recording.received_samples, 0)
      return { name, samples, lines: segments.length, text: `${text}\n${times.join(' ')}` }
    }
    if (performance.now() > giveUpAtMs) throw new Error(`${name} is not transcribed to its end`)
    await sleep(100)
  }
}
