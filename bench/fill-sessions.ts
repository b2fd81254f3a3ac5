import { openDatabase } from '../server/src/db/open.ts'
import { APP_ROLE } from '../server/src/db/roles.ts'
import { newId } from '../server/src/lib/ids.ts'
import { createLogger } from '../server/src/lib/logger.ts'
import { hourOfSpeech } from './made-visit.ts'

const BATCH = 500
const LINES = 60
const NOTE_LINES = 15

interface Visit {
  readonly id: string
  readonly transcript_id: string
  readonly note_id: string
  readonly name: string
  readonly said: string
  readonly note: string
  readonly lines: readonly { id: string; text: string }[]
}

/**
 * Sessions with five minutes of speech and a note of it. Written as the application's role, so that
 * every policy and trigger of the tables applies; not by calls, which would have each visit read.
 */
export async function fillSessions(url: string, owner: string, count: number): Promise<void> {
  const log = createLogger('silent')
  const { pool } = openDatabase({ url, role: APP_ROLE, log, maxConnections: 1 })
  const speech = hourOfSpeech()
  try {
    for (let first = 1; first <= count; first += BATCH) {
      const numbers = Array.from(
        { length: Math.min(BATCH, count - first + 1) },
        (_, at) => first + at,
      )
      const visits = JSON.stringify(numbers.map((number) => makeVisit(number, speech)))
      const client = await pool.connect()
      await client.query('begin')
      await client.query(`select set_config('app.practitioner_id', $1, true)`, [owner])
      for (const statement of FILL) await client.query(statement, [owner, visits])
      await client.query('commit')
      client.release()
    }
  } finally {
    await pool.end()
  }
}

function makeVisit(number: number, speech: readonly string[]): Visit {
  const from = (number * 37) % (speech.length - LINES)
  const said = [...speech.slice(from, from + LINES), `This is line ${number} of nobody else.`]
  return {
    id: newId(),
    transcript_id: newId(),
    note_id: newId(),
    name: `Visit ${number}`,
    said: said.join('\n'),
    note: said
      .slice(0, NOTE_LINES)
      .map((line) => `<p>${line}</p>`)
      .join(''),
    lines: said.map((text) => ({ id: newId(), text })),
  }
}

const VISITS = `jsonb_to_recordset($2::jsonb) as v
  (id uuid, transcript_id uuid, note_id uuid, name text, said text, note text, lines jsonb)`
const FILL = [
  `insert into sessions (id, practitioner_id, name, is_renamed, created_at)
   select id, $1::uuid, name, true, clock_timestamp() from ${VISITS}`,
  `insert into transcripts (id, practitioner_id, session_id, text)
   select transcript_id, $1::uuid, id, said from ${VISITS}`,
  `insert into transcript_segments (id, practitioner_id, transcript_id, index, text)
   select l.id, $1::uuid, v.transcript_id, l.place - 1, l.text
   from ${VISITS}, rows from (jsonb_to_recordset(v.lines) as (id uuid, text text)) with ordinality
     as l(id, text, place)`,
  `insert into notes (id, practitioner_id, session_id, title, note_text)
   select note_id, $1::uuid, id, 'Note', note from ${VISITS}`,
]
