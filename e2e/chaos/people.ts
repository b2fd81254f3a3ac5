import { join } from 'node:path'
import { authApi } from '@chartwright/contract/auth'
import { notesApi } from '@chartwright/contract/notes'
import { sessionsApi } from '@chartwright/contract/sessions'
import { tasksApi } from '@chartwright/contract/tasks'
import { templatesApi } from '@chartwright/contract/templates'
import { transcriptApi } from '@chartwright/contract/transcript'
import type { TestPractitioner } from '../../server/src/testing/factories.ts'
import { feed } from '../recording-faults/feed.ts'
import { generatedSound } from '../recording-faults/sound.ts'
import { call, Refused, type Caller } from '../support/call.ts'
import { editDocument, NOTE, SESSION } from './edit-document.ts'
import { attempt, insist, pause, type World } from './world.ts'

const SIGN_OUT_PATH = '/auth/v1/logout?scope=local'
const RECORDING_S = 12
const SPEED = 3

const givenSession = (world: World, caller: Caller, name: string) =>
  insist(world, () => call(caller, sessionsApi.create, { body: { name } }))

/** Types into the context of a session. */
export async function editSession(world: World, caller: Caller): Promise<void> {
  const session = await givenSession(world, caller, 'Typed')
  if (!session) return
  const document = { caller, id: session.id, acknowledged: 0, saves: 0, lost: 0 }
  world.ledger.sessions.push(document)
  await editDocument(world, SESSION, document)
}

/** Types into a note. */
export async function editNote(world: World, caller: Caller): Promise<void> {
  const session = await givenSession(world, caller, 'Noted')
  if (!session) return
  const body = { session_id: session.id, title: 'Visit' }
  const note = await insist(world, () => call(caller, notesApi.create, { body }))
  if (!note) return
  const document = { caller, id: note.id, acknowledged: 0, saves: 0, lost: 0 }
  world.ledger.notes.push(document)
  await editDocument(world, NOTE, document)
}

/** Makes tasks and does every other one. */
export async function doTasks(world: World, caller: Caller): Promise<void> {
  const { ledger } = world
  const body = { title: 'Call back', category: 'Communicate', status: 'pending' } as const
  while (world.isRunning()) {
    const made = await attempt(ledger, () => call(caller, tasksApi.create, { body }))
    if (!made || Array.isArray(made)) continue
    const task = { caller, id: made.id, isDone: false }
    ledger.tasks.push(task)
    if (world.random() < 0.5) {
      const change = { params: { id: made.id }, body: { status: 'completed' as const } }
      task.isDone = (await insist(world, () => call(caller, tasksApi.update, change))) !== undefined
    }
    await pause(world, 400)
  }
}

/** Has notes written from a transcript. */
export async function generateNotes(world: World, caller: Caller): Promise<void> {
  const session = await givenSession(world, caller, 'Generated')
  const templates = await insist(world, () => call(caller, templatesApi.list))
  if (!session || !templates?.[0]) return
  const text =
    'My knee has hurt for a week. It is worse on stairs. We will look at it again in May.'
  await insist(world, () => storeTranscript(caller, session.id, text))
  const params = { session_id: session.id }
  const body = { template_id: templates[0].id }
  while (world.isRunning()) {
    const note = await attempt(world.ledger, () =>
      call(caller, notesApi.generate, { params, body }),
    )
    if (note) world.ledger.generated.push({ caller, noteId: note.id })
    await pause(world, 500)
  }
}

async function storeTranscript(caller: Caller, session_id: string, text: string): Promise<true> {
  try {
    await call(caller, transcriptApi.create, { body: { session_id, text } })
  } catch (error) {
    // Its first answer got lost.
    if (!(error instanceof Refused && error.status === 409)) throw error
  }
  return true
}

/** Signs in, and of every other session out again. */
export async function signIn(
  world: World,
  body: { readonly email: string; readonly password: string },
): Promise<void> {
  const { address, ledger } = world
  while (world.isRunning()) {
    const answer = await attempt(ledger, () => call({ address }, authApi.login, { body }))
    if (!answer) continue
    const caller = { address, token: answer.token }
    if (world.random() < 0.5) ledger.signedIn.push(caller)
    else if (await insist(world, () => signOut(caller))) ledger.signedOut.push(caller)
    await pause(world, 1_000)
  }
}

async function signOut({ address, token = '' }: Caller): Promise<true> {
  const headers = { authorization: `Bearer ${token}` }
  const { status } = await fetch(address + SIGN_OUT_PATH, { method: 'POST', headers })
  // 401 or 403: the sign-out before was done, and its answer got lost.
  if (status >= 500) throw new Error('not signed out')
  return true
}

/** Records one session after another, each from its first sample to its last. */
export async function record(
  world: World,
  { id: practitionerId, token }: TestPractitioner,
  directory: string,
): Promise<void> {
  const { address } = world
  const caller = { address, token }
  while (world.isRunning()) {
    const session = await givenSession(world, caller, 'Recorded')
    if (!session) return
    const job = {
      ...caller,
      practitionerId,
      sessionId: session.id,
      sound: generatedSound(RECORDING_S),
      journalPath: join(directory, `${session.id}.json`),
      speed: SPEED,
    }
    world.ledger.recordings.push(job)
    await feed(job)
  }
}
