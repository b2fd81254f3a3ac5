import { setTimeout as sleep } from 'node:timers/promises'
import { authApi } from '@chartwright/contract/auth'
import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import { notesApi } from '@chartwright/contract/notes'
import { recordingsApi } from '@chartwright/contract/recordings'
import { tasksApi } from '@chartwright/contract/tasks'
import { asPractitioner } from '../../server/src/db/as-practitioner.ts'
import { openDatabase, type Database } from '../../server/src/db/open.ts'
import { APP_ROLE, JOBS_ROLE, type Role } from '../../server/src/db/roles.ts'
import { CHAIN } from '../../server/src/features/audit/chain.ts'
import { verifyTrail } from '../../server/src/features/audit/verify-trail.ts'
import { listChunks } from '../../server/src/features/recording/segments/audio.queries.ts'
import { keyedHash } from '../../server/src/lib/keyed-hash.ts'
import { createLogger } from '../../server/src/lib/logger.ts'
import { toPcm } from '../../server/src/testing/live-client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Feed } from '../recording-faults/feed.ts'
import { readJournal } from '../recording-faults/journal.ts'
import { call, Refused } from '../support/call.ts'
import { missingIn, NOTE, SESSION, type Kind } from './edit-document.ts'
import type { Document, Ledger, Recorded } from './world.ts'

export interface Row {
  readonly what: string
  readonly acknowledged: number
  readonly lost: number
}

const BYTES_PER_SAMPLE = 2
const COMPLETE_MS = 120_000

/** What was acknowledged and is not there, or not as it was acknowledged. */
export async function findLost(ledger: Ledger, cluster: Cluster): Promise<Row[]> {
  const log = createLogger('silent')
  const open = (role: Role) =>
    openDatabase({ url: cluster.database.url, role, log, maxConnections: 1 })
  const [appDb, queueDb] = [open(APP_ROLE), open(JOBS_ROLE)]
  try {
    return [
      await signIns(ledger),
      await signOuts(ledger),
      await edits('edits of notes', NOTE, ledger.notes),
      await edits('edits of sessions', SESSION, ledger.sessions),
      await tasks(ledger),
      await generated(ledger),
      await audio(appDb, ledger.recordings),
      await transcripts(ledger.recordings),
      await trail(queueDb, cluster.secretKey),
    ]
  } finally {
    await appDb.pool.end()
    await queueDb.pool.end()
  }
}

async function countLost<T>(
  items: readonly T[],
  isThere: (item: T) => Promise<boolean>,
): Promise<number> {
  let lost = 0
  for (const item of items) if (!(await isThere(item))) lost += 1
  return lost
}

/** Undefined where it is refused: a server that fails has lost nothing yet. */
async function answerTo<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return undefined
    throw error
  }
}

async function isAnswered(ask: () => Promise<unknown>): Promise<boolean> {
  return (await answerTo(ask)) !== undefined
}

async function signIns({ signedIn }: Ledger): Promise<Row> {
  const lost = await countLost(signedIn, (caller) => isAnswered(() => call(caller, authApi.me)))
  return { what: 'sign-ins', acknowledged: signedIn.length, lost }
}

async function signOuts({ signedOut }: Ledger): Promise<Row> {
  const lost = await countLost(
    signedOut,
    async (caller) => !(await isAnswered(() => call(caller, authApi.me))),
  )
  return { what: 'sign-outs', acknowledged: signedOut.length, lost }
}

async function edits(what: string, kind: Kind, documents: readonly Document[]): Promise<Row> {
  let [lost, acknowledged] = [0, 0]
  for (const document of documents) {
    const { text } = await kind.read(document.caller, document.id)
    acknowledged += document.saves
    lost += document.lost + missingIn(text, document)
  }
  return { what, acknowledged, lost }
}

async function tasks({ tasks: made }: Ledger): Promise<Row> {
  const lost = await countLost(made, async ({ caller, id, isDone }) => {
    const task = await answerTo(() => call(caller, tasksApi.get, { params: { id } }))
    return task !== undefined && (!isDone || task.status === 'completed')
  })
  return { what: 'tasks', acknowledged: made.length, lost }
}

async function generated({ generated: notes }: Ledger): Promise<Row> {
  const lost = await countLost(notes, ({ caller, noteId: id }) =>
    isAnswered(() => call(caller, notesApi.read, { params: { id } })),
  )
  return { what: 'generated notes', acknowledged: notes.length, lost }
}

/** Sample by sample: what is stored must be what was sent. */
async function audio(db: Database, jobs: readonly Recorded[]): Promise<Row> {
  let [lostSamples, samples] = [0, 0]
  for (const { practitionerId, journalPath, sound } of jobs) {
    const { recordingId: id = '', acknowledged } = readJournal(journalPath)
    const sent = toPcm(sound)
    const stored = Buffer.alloc(sent.length, 1)
    const chunks = await asPractitioner(db, practitionerId, (tx) =>
      listChunks(tx, { id, practitionerId }, 0, sound.length),
    )
    for (const { fromSample, pcm } of chunks) pcm?.copy(stored, fromSample * BYTES_PER_SAMPLE)
    samples += acknowledged
    for (let at = 0; at < acknowledged * BYTES_PER_SAMPLE; at += BYTES_PER_SAMPLE) {
      if (stored.readInt16LE(at) !== sent.readInt16LE(at)) lostSamples += 1
    }
  }
  const seconds = (count: number) => Math.ceil(count / AUDIO_SAMPLE_RATE_HZ)
  return { what: 'seconds of audio', acknowledged: seconds(samples), lost: seconds(lostSamples) }
}

/** Every recording is ended and comes to its whole transcript, whichever node had its jobs. */
async function transcripts(jobs: readonly Feed[]): Promise<Row> {
  const giveUpAtMs = performance.now() + COMPLETE_MS
  const lost = await countLost(jobs, async ({ sessionId, journalPath, ...caller }) => {
    const { recordingId: id } = readJournal(journalPath)
    if (id !== undefined) await call(caller, recordingsApi.end, { params: { id } })
    for (;;) {
      const params = { session_id: sessionId }
      const recordings = await call(caller, recordingsApi.list, { params })
      if (recordings.every(({ state }) => state === 'complete')) return true
      if (performance.now() > giveUpAtMs) return false
      await sleep(200)
    }
  })
  return { what: 'transcripts of recordings', acknowledged: jobs.length, lost }
}

/** Sealed by both nodes in turn, it is one unbroken chain. */
async function trail(queueDb: Database, secretKey: string): Promise<Row> {
  const { sealed, broken } = await verifyTrail(queueDb, keyedHash(secretKey, CHAIN))
  return { what: 'entries of the audit trail', acknowledged: sealed, lost: broken ? 1 : 0 }
}
