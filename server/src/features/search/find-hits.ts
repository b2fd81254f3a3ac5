import type { SearchAnswer, SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'
import type { Tx } from '../../db/open.ts'
import { blocksOf } from '../../lib/note-blocks.ts'
import { findSessionsByName, listSessionsById } from '../sessions/sessions.api.ts'
import { chooseLine } from './choose-line.ts'
import { cutSnippet } from './cut-snippet.ts'
import { markWords } from './mark-words.ts'
import { findTasks, findTexts, readLines, readNotes, readWords } from './search.queries.ts'
import { coreOf, termsOf, type Term } from './terms.ts'

/** A hit before its session is loaded. */
type Found = Omit<SearchHit, 'session' | 'date'> & {
  readonly sessionId: string | null
  /** Undefined: that of its session. */
  readonly date?: Date
}

const NOWHERE = { note: null, line: null, task_id: null }

export async function findHits(
  tx: Tx,
  practitionerId: string,
  asked: string,
  limit: number,
): Promise<SearchAnswer> {
  const terms = termsOf(await readWords(tx, asked))
  const sessions = await findSessionsByName(tx, practitionerId, asked, limit + 1)
  const found = [
    ...(await findInTexts(tx, practitionerId, asked, terms, limit)),
    ...(await findTasks(tx, practitionerId, asked, limit)).map(
      ({ id, title, sessionId, createdAt }): Found => ({
        ...{ ...NOWHERE, kind: 'task', sessionId, task_id: id, date: createdAt },
        ...cutSnippet(title, markWords(title, terms, true).marks),
      }),
    ),
  ]
  const ids = new Set(found.flatMap(({ sessionId }) => sessionId ?? []))
  const known = new Map(
    (await listSessionsById(tx, practitionerId, [...ids])).map((each) => [each.id, each]),
  )
  const places = found.map((each) => completeHit(each, known))
  return {
    hits: [
      ...sessions.slice(0, limit).map((session) => sessionHit(session, terms)),
      ...places.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, limit),
    ],
    has_more_sessions: sessions.length > limit,
  }
}

async function findInTexts(
  tx: Tx,
  practitionerId: string,
  asked: string,
  terms: readonly Term[],
  limit: number,
): Promise<Found[]> {
  const { noteIds, transcriptIds } = await findTexts(tx, asked, limit)
  const lines = await readLines(tx, practitionerId, transcriptIds, terms.map(coreOf))
  const ofNotes = (await readNotes(tx, practitionerId, noteIds)).flatMap((row): Found[] => {
    const best = chooseLine([...blocksOf(row.html), { text: row.title }], terms)
    if (!best) return []
    const state = row.signatureId === null ? 'draft' : 'signed'
    const note = { id: row.id, title: row.title, state } as const
    const shown = cutSnippet(best.line.text, best.marks)
    const { sessionId, createdAt: date } = row
    return [{ ...NOWHERE, kind: 'note', sessionId, note, date, ...shown }]
  })
  const visits = new Set(lines.map(({ sessionId }) => sessionId))
  const ofTranscripts = [...visits].flatMap((sessionId): Found[] => {
    const its = lines.filter((line) => line.sessionId === sessionId)
    const best = chooseLine(its, terms)
    if (!best) return []
    const { id, index, text } = best.line
    const shown = cutSnippet(text, best.marks)
    return [{ ...NOWHERE, kind: 'transcript', sessionId, line: { id, index }, ...shown }]
  })
  return [...ofNotes, ...ofTranscripts]
}

function sessionHit(session: Session, terms: readonly Term[]): SearchHit {
  const { name, patient_name: patient, created_at: date } = session
  const inName = markWords(name, terms, true)
  const inPatient = markWords(patient ?? '', terms, true)
  const [text, { marks }] =
    patient !== null && inPatient.found > inName.found ? [patient, inPatient] : [name, inName]
  return { ...NOWHERE, kind: 'session', session, text, marks, date }
}

function completeHit(
  { sessionId, date, ...hit }: Found,
  known: ReadonlyMap<string, Session>,
): SearchHit {
  const session = known.get(sessionId ?? '') ?? null
  return { ...hit, session, date: date?.toISOString() ?? session?.created_at ?? '' }
}
