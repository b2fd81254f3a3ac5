import { setTimeout as sleep } from 'node:timers/promises'
import { AUDIO_FRAME_SAMPLES, AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { connectLive, type LiveClient } from '../../server/src/testing/live-client.ts'
import { readJournal, writeJournal } from './journal.ts'

export interface Feed {
  readonly address: string
  readonly token: string
  readonly sessionId: string
  readonly sound: Int16Array
  /** Where the client keeps what it must know after it was closed. */
  readonly journalPath: string
  /** How much faster than a microphone. */
  readonly speed: number
}

const STEP_MS = 50
const RECONNECT_MS = 200
/** An open socket that does not answer for so long is given up. */
const SILENT_MS = 4_000

/**
 * Sends the sound from where its journal stands up to `until`, by sample position, coming back as
 * often as the socket is lost. At the end of the sound it stops; before, it leaves the socket open.
 */
export async function feed(job: Feed, until = job.sound.length): Promise<LiveClient> {
  for (;;) {
    const client = await connectTo(job)
    try {
      await sendUpTo(job, client, until)
      if (until === job.sound.length) await client.stop()
      return client
    } catch {
      await sleep(RECONNECT_MS)
    }
  }
}

async function connectTo(job: Feed): Promise<LiveClient> {
  for (;;) {
    const { recordingId, acknowledged } = readJournal(job.journalPath)
    const resume = recordingId && { recording_id: recordingId, from_sample: acknowledged }
    const query = { session_id: job.sessionId, token: job.token, ...resume }
    const client = connectLive(job.address, query)
    try {
      const { recording_id } = await answered(client, client.untilStatus('connected'))
      writeJournal(job.journalPath, { recordingId: recording_id, acknowledged })
      return client
    } catch {
      await sleep(RECONNECT_MS)
    }
  }
}

async function sendUpTo(job: Feed, client: LiveClient, until: number): Promise<void> {
  const { recordingId, acknowledged } = readJournal(job.journalPath)
  let heardAtMs = performance.now()
  const remember = () => {
    heardAtMs = performance.now()
    const last = client.messages.findLast((message) => 'received_samples' in message)
    if (last?.type !== 'status' || last.message !== 'ack' || recordingId === undefined) return
    writeJournal(job.journalPath, { recordingId, acknowledged: last.received_samples })
  }
  client.socket.on('message', remember)
  const step = Math.round((AUDIO_SAMPLE_RATE_HZ * job.speed * STEP_MS) / 1_000)
  for (let at = acknowledged; at < until;) {
    const next = Math.min(until, at + Math.max(step, AUDIO_FRAME_SAMPLES))
    if (client.socket.readyState !== client.socket.OPEN) throw new Error('the socket is lost')
    if (performance.now() - heardAtMs > SILENT_MS) client.socket.terminate()
    client.send(job.sound.subarray(at, next))
    at = next
    await sleep(STEP_MS)
  }
  await answered(client, client.untilStored(until))
}

/** Rejects when nothing at all is heard while an answer is owed. */
async function answered<T>(client: LiveClient, answer: Promise<T>): Promise<T> {
  const silence = setTimeout(() => {
    client.socket.terminate()
  }, SILENT_MS)
  const hear = () => silence.refresh()
  client.socket.on('message', hear)
  try {
    return await answer
  } finally {
    clearTimeout(silence)
    client.socket.off('message', hear)
  }
}
