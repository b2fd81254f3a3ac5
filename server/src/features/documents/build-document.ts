import { nameWithRole } from '@chartwright/contract/practitioner'
import { CONTEXT_TAB, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { buildNotePart } from './build-note-part.ts'
import { cleanLine } from './clean-text.ts'
import type { Block, DocumentHeader, Part, PrintedDocument } from './document-model.ts'
import { blocksOfText, readBlocks } from './read-blocks.ts'
import { tellDay } from './tell-time.ts'
import type { SaidLine, VisitRecord } from './visit-record.ts'

/** Countries where letter is the usual paper size. */
const LETTER_COUNTRIES = new Set(['United States', 'Canada'])
const ROLES = { clinician: 'Clinician', patient: 'Patient', other: 'Other', unsure: '' } as const

/** One note, or all of a visit. Pure. */
export function buildDocument(record: VisitRecord, timeZone: string): PrintedDocument {
  const { clinician, context = '', transcript = [] } = record
  const parts: Part[] = record.notes.map((note) => buildNotePart(note, timeZone))
  const contextBlocks = readBlocks(context)
  if (contextBlocks.length > 0) parts.push(unsigned(CONTEXT_TAB.title, contextBlocks))
  if (transcript.length > 0) {
    parts.push(unsigned(TRANSCRIPTION_TAB.title, transcript.flatMap(blocksOfLine)))
  }
  if (parts.length === 0) {
    parts.push(unsigned('Notes', blocksOfText('This visit has no notes.')))
  }
  const header = headerOf(record, timeZone)
  const [only] = record.notes
  const name = record.notes.length === 1 && only ? only.title : record.sessionName
  return {
    title: cleanLine([name, record.patient?.name ?? ''].filter((word) => word !== '').join(' – ')),
    author: cleanLine(clinician.name),
    paper: LETTER_COUNTRIES.has(clinician.country) ? 'Letter' : 'A4',
    header,
    parts,
  }
}

function headerOf(record: VisitRecord, timeZone: string): DocumentHeader {
  const { patient, clinician, sessionName, visitedAt } = record
  const about = patient && [
    patient.name,
    ...(patient.dateOfBirth === undefined ? [] : [`Born ${tellDay(patient.dateOfBirth, 'UTC')}`]),
    ...(patient.recordNumber === undefined ? [] : [`Record no. ${patient.recordNumber}`]),
  ]
  return {
    patient: about ? about.map(cleanLine).join(' · ') : 'No patient linked',
    visit: `Visit on ${tellDay(visitedAt, timeZone)} · ${cleanLine(sessionName)}`,
    clinician: cleanLine(nameWithRole(clinician.name, clinician.role)),
  }
}

function unsigned(title: string, blocks: readonly Block[]): Part {
  return { title, state: '', seal: '', blocks }
}

function blocksOfLine({ text, role, start_ms: startMs }: SaidLine): Block[] {
  const who = role ? ROLES[role] : ''
  const time = startMs === null ? '' : clock(startMs)
  const head = [time, who].filter((word) => word !== '').join(' ')
  const said = blocksOfText(text)
  const [first] = said
  if (head === '' || first?.kind !== 'paragraph') return said
  const [line = [], ...lines] = first.lines
  const headed = [{ text: `${head}: `, isBold: true }, ...line]
  return [{ kind: 'paragraph', lines: [headed, ...lines] }, ...said.slice(1)]
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
