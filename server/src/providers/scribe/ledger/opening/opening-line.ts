import type { Fact } from '@chartwright/contract/facts'
import { realise } from '../../../../clinical/realise/realise.ts'
import { listOf, uncapital } from '../../../../clinical/realise/words/sentence.ts'
import { writeCase } from '../../../../clinical/realise/words/write-case.ts'
import type { KnownOfVisit, ScribeSegment } from '../../scribe.ts'
import { ageOf, describeWhom } from '../../whom.ts'
import type { ToldSentence } from '../section.ts'
import { saidWhom, type SaidWhom } from './said-whom.ts'

const GROWN_UP = 18
const MOST_WORDS_OF_COMPLAINT = 12
const MOST_CONDITIONS = 5

interface Opening {
  readonly segments: readonly ScribeSegment[]
  readonly known: KnownOfVisit
  /** What the note tells. */
  readonly facts: readonly Fact[]
  /** The complaint stands in the same section. */
  readonly hasComplaint: boolean
}

/** 'A 58-year-old man with a history of hypertension who presents with back pain.' */
export function openingLine(opening: Opening): ToldSentence | undefined {
  const { segments, known, facts, hasComplaint } = opening
  const said = saidWhom(segments)
  const whom = describe(known, said)
  if (whom === undefined) return undefined
  const presented = presenting(facts)
  const complaint = hasComplaint ? undefined : presented
  const conditions = introducedWith(said, facts).filter(
    (fact) => !presented?.words.includes(nameOf(fact)),
  )
  if (conditions.length === 0 && complaint === undefined) return undefined
  const names = listOf(conditions.map(nameOf), 'and')
  const text = [
    whom,
    ...(names === '' ? [] : [`with a history of ${names}`]),
    ...(complaint === undefined ? [] : [complaint.words]),
  ].join(' ')
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    factIds: [...conditions, ...(complaint?.facts ?? [])].map(({ id }) => id),
    lines: said ? [said.line] : [],
  }
}

/** The patient's record goes before what was said; nothing is told where they differ. */
function describe(known: KnownOfVisit, said: SaidWhom | undefined): string | undefined {
  const recorded = ageOf(known)
  if (recorded === undefined) return said && describeSaid(said, known)
  if (said && (said.count !== recorded.count || said.unit !== recorded.unit)) return undefined
  return describeWhom(known)?.replace(/^an? /, '')
}

function describeSaid({ count, unit, sex }: SaidWhom, { patient }: KnownOfVisit): string {
  const whom = `${String(count)}-${unit}-old`
  const recorded = patient?.sex === 'female' || patient?.sex === 'male' ? patient.sex : sex
  if (recorded === undefined || patient?.pronouns) return `${whom} patient`
  const isChild = unit !== 'year' || count < GROWN_UP
  const noun = recorded === 'female' ? ['woman', 'girl'] : ['man', 'boy']
  return `${whom} ${noun[Number(isChild)] ?? 'patient'}`
}

/** Known conditions that were named in the sentence that introduced the patient. */
function introducedWith(said: SaidWhom | undefined, facts: readonly Fact[]): Fact[] {
  if (said === undefined) return []
  const own = facts.filter(
    (fact) =>
      fact.kind === 'history' &&
      fact.polarity === 'present' &&
      fact.certainty === 'sure' &&
      fact.who === 'patient' &&
      Object.keys(fact.attributes).length === 0 &&
      fact.said[0]?.segment_id === said.segmentId &&
      /^History of [^,;:]+\.$/.test(fact.text),
  )
  return own.slice(0, MOST_CONDITIONS)
}

function nameOf({ text }: Fact): string {
  return writeCase(text.replace(/^History of /, '').replace(/\.$/, ''))
}

function presenting(facts: readonly Fact[]): { words: string; facts: Fact[] } | undefined {
  const complaints = facts.filter(({ kind }) => kind === 'complaint')
  const [line, ...more] = realise('complaint', complaints, { reader: 'clinician' })
  if (line === undefined || more.length > 0) return undefined
  const words = line.text.replace(/\.$/, '')
  if (/[;:.“]/.test(words) || words.split(' ').length > MOST_WORDS_OF_COMPLAINT) return undefined
  const presents = /^presents for /i.test(words)
    ? words.replace(/^presents/i, 'who presents')
    : `who presents with ${uncapital(words)}`
  return { words: presents, facts: complaints.filter(({ id }) => line.factIds.includes(id)) }
}
