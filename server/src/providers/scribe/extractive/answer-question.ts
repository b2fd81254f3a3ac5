import type { QueryType } from '@chartwright/contract/query-types'
import { findConditions } from '../../../clinical/find-conditions.ts'
import type { Fact } from '../../../clinical/find-facts.ts'
import { findDrugs, findFacts } from '../../../clinical/find-facts.ts'
import type { ScribeNote } from '../scribe.ts'
import { answerFromNotes } from './answer-from-notes.ts'
import type { Written } from './choose-statements.ts'
import { asksForAllergies, isAbout, subjectsAsked, wordsAsked } from './read-asked-words.ts'
import { tokens } from '../../../clinical/word-features.ts'

const WANTED: Readonly<Partial<Record<QueryType, readonly Fact[]>>> = {
  dosage: ['dose', 'frequency'],
  medication: ['drug', 'dose'],
  diagnosis: ['assessment'],
  treatment: ['plan', 'drug'],
  investigation: ['result'],
  'follow-up': ['followUp', 'warning'],
  'patient-instructions': ['plan', 'followUp', 'warning'],
  history: ['surgical', 'family', 'social'],
}
const NOTHING: Readonly<Partial<Record<QueryType, string>>> = {
  dosage: 'No dose was said in this session.',
  medication: 'No medication was named in this session.',
  diagnosis: 'No diagnosis was named in this session.',
  treatment: 'No treatment was talked about in this session.',
  investigation: 'No test or result was talked about in this session.',
  'follow-up': 'No follow-up was talked about in this session.',
  'patient-instructions': 'No instructions were given in this session.',
  coding: 'No condition that can be coded was named in this session.',
}
const CLINICIANS_ONLY = new Set<QueryType>([
  'treatment',
  'follow-up',
  'patient-instructions',
  'diagnosis',
])
const MOST_LINES = 8

/** The lines that answer, each as a short sentence with its mark; or that nothing was said, and what a saved note says instead. */
export function answerQuestion(
  question: string,
  queryType: QueryType,
  written: readonly (Written & { readonly chance: number })[],
  notes: readonly ScribeNote[],
): string {
  const said = answerFromTalk(question, queryType, written)
  if (said !== '') return said
  const nothing = NOTHING[queryType] ?? 'Nothing about that was said in this session.'
  const noted = answerFromNotes(question, queryType, notes)
  if (noted.length === 0) return nothing
  return [nothing, '', ...noted.map((line) => `- ${line}`)].join('\n')
}

function answerFromTalk(
  question: string,
  queryType: QueryType,
  written: readonly (Written & { readonly chance: number })[],
): string {
  if (queryType === 'coding') return answerCoding(written)
  const ranked = rank(question, queryType, written)
  const lines = ranked.map(quote)
  if (queryType === 'dosage' || queryType === 'medication')
    lines.push(...findContradictions(ranked))
  return lines.map((line) => `- ${line}`).join('\n')
}

function rank(
  question: string,
  queryType: QueryType,
  written: readonly (Written & { readonly chance: number })[],
): Written[] {
  const asked = wordsAsked(question)
  const subjects = queryType === 'history' ? subjectsAsked(question) : []
  if (subjects.length > 0 && !asksForAllergies(question)) {
    const about = written.filter(({ sentence }) => isAbout(sentence, subjects))
    return about.slice(0, MOST_LINES)
  }
  const wanted: readonly Fact[] | undefined = asksForAllergies(question)
    ? ['allergy']
    : WANTED[queryType]
  const scored = written.flatMap((item) => {
    const facts = findFacts(item.statement.text)
    const hits = wanted?.filter((fact) => facts.has(fact)).length ?? 0
    const shared = tokens(item.sentence).filter((word) => asked.has(word)).length
    if (
      CLINICIANS_ONLY.has(queryType) &&
      (item.statement.role === 'patient' || item.statement.answer)
    )
      return []
    if (
      queryType === 'dosage' &&
      !facts.has('dose') &&
      !(facts.has('drug') && facts.has('frequency'))
    )
      return []
    if (queryType === 'medication' && !facts.has('drug')) return []
    if (
      queryType === 'diagnosis' &&
      !facts.has('assessment') &&
      findConditions(item.statement.text).length === 0
    )
      return []
    if (wanted ? hits === 0 && queryType !== 'diagnosis' : queryType !== 'summary' && shared === 0)
      return []
    return [{ ...item, value: hits + 2 * shared + item.chance }]
  })
  const most = queryType === 'dosage' || queryType === 'medication' ? scored.length : MOST_LINES
  return scored
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .sort((a, b) => a.statement.position - b.statement.position)
}

function quote({ sentence, statement }: Written): string {
  const mark = statement.role === 'typed' ? '(typed)' : `[${statement.index + 1}]`
  return `${sentence} ${mark}`
}

/** The same drug with two doses. */
function findContradictions(written: readonly Written[]): string[] {
  const doses = new Map<string, Map<string, number>>()
  for (const { statement } of written)
    for (const drug of findDrugs(statement.text)) {
      const after = statement.text.slice(statement.text.indexOf(drug))
      const dose =
        /\b\d+(?:\.\d+)? (?:mg|mcg|g|mL|units?)\b/.exec(after)?.[0] ??
        /\b\d+(?:\.\d+)? (?:mg|mcg|g|mL|units?)\b/.exec(statement.text)?.[0]
      if (dose === undefined) continue
      const known = doses.get(drug) ?? new Map<string, number>()
      if (!known.has(dose)) known.set(dose, statement.index + 1)
      doses.set(drug, known)
    }
  return [...doses]
    .filter(([, known]) => known.size > 1)
    .map(
      ([drug, known]) =>
        `Two doses were said for ${drug}: ${[...known].map(([dose, line]) => `${dose} [${line}]`).join(', ')}. Please check which one holds.`,
    )
}

function answerCoding(written: readonly Written[]): string {
  const lines = new Map<string, string>()
  for (const { statement } of written)
    for (const { name, code, missing } of statement.answer === 'no'
      ? []
      : findConditions(statement.text))
      if (!lines.has(name))
        lines.set(
          name,
          `- ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${code ?? `no code (${missing ?? 'not certain'})`} [${statement.index + 1}]`,
        )
  return [...lines.values()].join('\n')
}
