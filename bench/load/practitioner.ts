import { fillPath } from '@chartwright/contract/endpoint'
import { patientsApi } from '@chartwright/contract/patients'
import { sessionsApi } from '@chartwright/contract/sessions'
import { tasksApi } from '@chartwright/contract/tasks'
import type { Call, Caller } from './caller.ts'

const PATIENTS = 10
const SAVES = 5
/** About as long as a note. */
const TEXT = 'The patient reports a cough and denies shortness of breath. '.repeat(25)

/** What a person at work requests, endlessly; each call receives its response, if there was one. */
export type Work = Generator<Call, never, unknown>

export async function beginWork(caller: Caller): Promise<Work> {
  for (let number = 1; number <= PATIENTS; number++) {
    await make(caller, patientsApi.create, { name: `Patient ${String(number)}` })
  }
  const { id } = (await make(caller, sessionsApi.create, {})) as { id: string }
  await make(caller, tasksApi.create, { title: 'Call the lab', category: 'Action', status: 'todo' })
  return workOn(fillPath(sessionsApi.get.path, { id }))
}

/** Most calls save what was typed, as the editor does after each pause. */
function* workOn(session: string): Work {
  for (;;) {
    yield { method: 'GET', path: `${sessionsApi.list.path}?limit=100` }
    let version = versionIn(yield { method: 'GET', path: session })
    for (let save = 1; save <= SAVES; save++) {
      const tabContents = { context: `<p>${TEXT}${String(version)}.${String(save)}</p>` }
      const body = { tabContents, ...(version !== undefined && { content_version: version }) }
      version = versionIn(yield { method: 'PUT', path: session, body })
    }
    yield patientsApi.list
    yield tasksApi.list
  }
}

function versionIn(answer: unknown): number | undefined {
  return (answer as { content_version: number } | undefined)?.content_version
}

async function make(caller: Caller, { method, path }: Call, body: object): Promise<unknown> {
  const { status, text } = await caller.call({ method, path, body })
  if (status !== 201) throw new Error(`${method} ${path} answered ${String(status)}`)
  return JSON.parse(text)
}
