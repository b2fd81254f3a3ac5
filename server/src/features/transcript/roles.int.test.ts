import type { RoleChange, Transcript } from '@chartwright/contract/transcript'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Tx } from '../../db/open.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { appendLines } from './append-lines.ts'
import { changeRoles } from './change-roles.ts'

const { app, db, owner, givenPractitioner } = await testApp({
  settings: { bodyLimitBytes: 4_194_304 },
})

const VISIT = [
  'What brings you in today?',
  'My knee has been hurting for a week.',
  'Do you have any swelling?',
  'No swelling.',
]

async function givenTranscript(ada: TestPractitioner, ...lines: string[]): Promise<Transcript> {
  const session = (await as(app, ada, 'POST', '/sessions/', {})).json<{ id: string }>()
  const body = { session_id: session.id, text: lines.join('\n') }
  return (await as(app, ada, 'POST', '/api/transcript', body)).json()
}

const change = (ada: TestPractitioner, { id }: Transcript, body: RoleChange) =>
  as(app, ada, 'PUT', `/api/transcript/${id}/roles`, body)

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** A swap requested after the write and before its commit, and the final state. */
async function duringWrite(
  ada: TestPractitioner,
  transcript: Transcript,
  write: (tx: Tx) => Promise<unknown>,
): Promise<Transcript> {
  const { swap } = await asPractitioner(db, ada.id, async (tx) => {
    await write(tx)
    const answer = change(ada, transcript, { scope: 'swap' })
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    await until(async () => {
      const waiting = await owner.pool.query(WAITING)
      expect(isAnswered || (waiting.rowCount ?? 0) > 0).toBe(true)
    })
    return { swap: answer }
  })
  expect((await swap).statusCode).toBe(200)
  return (await as(app, ada, 'GET', `/transcript/${transcript.session_id}`)).json()
}

const idOf = ({ segments }: Transcript, at: number) => segments[at]?.id ?? ''
const rolesOf = ({ segments }: Transcript) => segments.map(({ role }) => role)
const setOf = ({ segments }: Transcript) => segments.map((line) => line.is_role_set)

describe('the speaker', () => {
  test('is guessed, and distinguished from what a person has set', async () => {
    const transcript = await givenTranscript(await givenPractitioner(), ...VISIT)
    expect(rolesOf(transcript)).toEqual(['clinician', 'patient', 'clinician', 'patient'])
    expect(setOf(transcript)).toEqual([false, false, false, false])
  })

  test('is set for one line, stays so, and can be undone', async () => {
    const ada = await givenPractitioner()
    const transcript = await givenTranscript(ada, ...VISIT)
    const segment_id = idOf(transcript, 0)
    const changed = await change(ada, transcript, { scope: 'line', segment_id, role: 'patient' })
    expect(changed.statusCode).toBe(200)
    const read = await as(app, ada, 'GET', `/transcript/${transcript.session_id}`)
    expect(read.json()).toEqual(changed.json())
    expect(rolesOf(read.json())[0]).toBe('patient')
    expect(setOf(read.json())).toEqual([true, false, false, false])
    const back = await change(ada, transcript, { scope: 'line', segment_id, role: null })
    expect(back.json<Transcript>().segments).toEqual(transcript.segments)
  })

  test('is set for all lines of a label', async () => {
    const ada = await givenPractitioner()
    const transcript = await givenTranscript(
      ada,
      'SPEAKER_01: Hm.',
      'SPEAKER_02: Yes.',
      'SPEAKER_01: Good.',
      'Good.',
    )
    expect(transcript.segments.map(({ speaker }) => speaker)).toEqual([
      'SPEAKER_01',
      'SPEAKER_02',
      'SPEAKER_01',
      null,
    ])
    const segment_id = idOf(transcript, 0)
    const body = { scope: 'speaker', segment_id, role: 'clinician' } as const
    const changed = (await change(ada, transcript, body)).json<Transcript>()
    expect(setOf(changed)).toEqual([true, false, true, false])
    expect(rolesOf(changed).slice(0, 3)).toEqual(['clinician', 'patient', 'clinician'])
  })

  test('is swapped for the whole transcript, and back', async () => {
    const ada = await givenPractitioner()
    const transcript = await givenTranscript(ada, ...VISIT)
    const swapped = (await change(ada, transcript, { scope: 'swap' })).json<Transcript>()
    expect(rolesOf(swapped)).toEqual(['patient', 'clinician', 'patient', 'clinician'])
    const back = (await change(ada, transcript, { scope: 'swap' })).json<Transcript>()
    expect(rolesOf(back)).toEqual(rolesOf(transcript))
  })

  test('swapped during another swap is swapped back', async () => {
    const ada = await givenPractitioner()
    const transcript = await givenTranscript(ada, ...VISIT)
    const second = await duringWrite(ada, transcript, (tx) =>
      changeRoles(tx, ada.id, transcript.id, { scope: 'swap' }),
    )
    expect(rolesOf(second)).toEqual(rolesOf(transcript))
  })

  test('swapped while a line is being written is swapped with that line', async () => {
    const ada = await givenPractitioner()
    const transcript = await givenTranscript(ada, ...VISIT)
    const spoken = { id: newId(), text: 'Do you smoke?', startMs: 0, endMs: 1, confidence: null }
    const swapped = await duringWrite(ada, transcript, async (tx) => {
      await lockSession(tx, ada.id, transcript.session_id)
      await appendLines(tx, ada.id, transcript.session_id, [spoken])
    })
    expect(rolesOf(swapped)).toEqual(['patient', 'clinician', 'patient', 'clinician', 'patient'])
    expect(setOf(swapped)).toEqual([true, true, true, true, true])
  })

  test('stays with unchanged lines when the text is changed', async () => {
    const ada = await givenPractitioner()
    const transcript = await givenTranscript(ada, ...VISIT)
    const segment_id = idOf(transcript, 3)
    await change(ada, transcript, { scope: 'line', segment_id, role: 'clinician' })
    const text = ['Good morning.', ...VISIT.slice(2)].join('\n')
    const edited = await as(app, ada, 'PUT', `/api/transcript/${transcript.id}`, { text })
    expect(setOf(edited.json())).toEqual([false, false, true])
    expect(rolesOf(edited.json())[2]).toBe('clinician')
  })

  test('is swapped in twenty thousand lines', async () => {
    const ada = await givenPractitioner()
    const lines = Array.from({ length: 20_000 }, (_, at) => VISIT[at % VISIT.length] ?? '')
    const transcript = await givenTranscript(ada, ...lines)
    const swapped = (await change(ada, transcript, { scope: 'swap' })).json<Transcript>()
    expect(rolesOf(swapped)[0]).toBe('patient')
    expect(swapped.segments).toHaveLength(20_000)
  })
})

test('another practitioner’s transcript, their line and a missing line are refused in the same way, and nothing changes', async () => {
  const ada = await givenPractitioner()
  const stranger = await givenPractitioner()
  const transcript = await givenTranscript(ada, ...VISIT)
  const other = await givenTranscript(stranger, ...VISIT)
  const set = (segment_id: string) => ({ scope: 'line', segment_id, role: 'patient' }) as const
  const refused = [
    await change(stranger, transcript, set(idOf(transcript, 0))),
    await change(stranger, transcript, { scope: 'swap' }),
    await change(stranger, other, set(idOf(transcript, 0))),
    await change(ada, transcript, set(newId())),
    await change(ada, { ...transcript, id: newId() }, { scope: 'swap' }),
  ]
  for (const { statusCode, json } of refused) {
    expect([statusCode, json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
  }
  const read = await as(app, ada, 'GET', `/transcript/${transcript.session_id}`)
  expect(read.json<Transcript>().segments).toEqual(transcript.segments)
})

test.each([
  {},
  { scope: 'all' },
  { scope: 'line', role: 'patient' },
  { scope: 'line', segment_id: 'x', role: 'patient' },
  { scope: 'line', segment_id: newId() },
  { scope: 'line', segment_id: newId(), role: 'unsure' },
  { scope: 'speaker', segment_id: newId(), role: 7 },
])('%j is refused', async (body) => {
  const response = await as(
    app,
    await givenPractitioner(),
    'PUT',
    `/api/transcript/${newId()}/roles`,
    body,
  )
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
    400,
    'INVALID_REQUEST',
  ])
})
