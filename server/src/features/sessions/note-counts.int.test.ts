import type { Session } from '@chartwright/contract/sessions'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import type { Tx } from '../../db/open.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenSignedNote } from '../../testing/given-signed-note.ts'
import { testApp } from '../../testing/test-app.ts'
import { listSessions } from './sessions.queries.ts'

const { app, db, givenPractitioner } = await testApp()

async function givenSession(practitioner: TestPractitioner, name: string): Promise<string> {
  return (await as(app, practitioner, 'POST', '/sessions/', { name })).json<Session>().id
}

test('each session of a page reports its own notes, and how many of them are signed', async () => {
  const ada = await givenPractitioner()
  const empty = await givenSession(ada, 'Empty')
  const both = await givenSession(ada, 'Both')
  await givenSignedNote(app, ada, both, 'One')
  await as(app, ada, 'POST', '/notes/', { session_id: both, note_text: '<p>Draft.</p>' })
  const unsigned = await givenSession(ada, 'Unsigned')
  const { id } = await givenSignedNote(app, ada, unsigned, 'Two')
  await as(app, ada, 'POST', `/api/notes/${id}/unsign`, { reason: 'Wrong visit' })
  const list = async (query: string) =>
    (await as(app, ada, 'GET', `/sessions/${query}`)).json<Session[]>()
  const counts = (rows: readonly Session[]) =>
    rows.map((row) => [row.id, row.note_count, row.signed_note_count])
  const expected = [
    [unsigned, 1, 0],
    [both, 2, 1],
    [empty, 0, 0],
  ]
  expect(counts(await list(''))).toEqual(expected)
  expect(counts(await list('?limit=2'))).toEqual(expected.slice(0, 2))
  const one = (await as(app, ada, 'GET', `/sessions/${both}/`)).json<Session>()
  expect(counts([one])).toEqual([[both, 2, 1]])
})

test('a page does not read the notes of all sessions once for each of its own', async () => {
  const ada = await givenPractitioner()
  const [all, shown] = [2000, 50]
  const fill = [
    `insert into sessions (id, practitioner_id, name)
      select gen_random_uuid(), '${ada.id}', 'Visit' from generate_series(1, ${String(all)})`,
    `insert into notes (id, practitioner_id, session_id, title, note_text)
      select gen_random_uuid(), practitioner_id, id, 'Note', 'Well.' from sessions`,
  ]
  await asPractitioner(db, ada.id, async (tx) => {
    for (const statement of fill) await tx.execute(statement)
  })
  const read = await asPractitioner(db, ada.id, async (tx) => {
    const before = await entriesRead(tx)
    expect(await listSessions(tx, ada.id, { limit: shown })).toHaveLength(shown)
    return (await entriesRead(tx)) - before
  })
  expect(read).toBeLessThan(2 * all)
})

/** Index entries of notes read by this connection. */
async function entriesRead(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ entries: number }>(
    `select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as entries
      from pg_index where indrelid = 'notes'::regclass`,
  )
  return rows[0]?.entries ?? 0
}
