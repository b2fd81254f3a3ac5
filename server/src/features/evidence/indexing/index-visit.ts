import { isSaidBothWays } from '../../../clinical/find-findings.ts'
import { readVisit } from '../../../clinical/read-visit.ts'
import type { Line, SaidClause } from '../comparing/said-clause.ts'
import { countWords } from '../count-words.ts'
import type { KnownWords } from './content-words.ts'
import { indexDenials, type Denial } from './index-denials.ts'
import { indexDrugs, type DrugRecord } from './index-drugs.ts'
import { indexSides, type SaidSide } from './index-sides.ts'
import { readFacts } from './read-facts.ts'
import { readSpans, spanAt, valueOf } from './said-spans.ts'

/** A finding as it was said: there, not there, or left open. */
export interface SaidFinding {
  readonly isDenied: boolean | null
  readonly words: string
  readonly clause: SaidClause
  /** What is said with it in one breath: all of its clause, or its half where that says it both ways. */
  readonly near: readonly string[]
}

/** All of a transcript that sentences are compared with, read once. */
export interface VisitIndex {
  readonly lines: readonly Line[]
  /** Of each line, by its id. */
  readonly places: ReadonlyMap<string, number>
  readonly clauses: readonly SaidClause[]
  /** The same by their lines. */
  readonly byLine: readonly (readonly SaidClause[])[]
  readonly sides: readonly SaidSide[]
  readonly words: ReadonlyMap<string, Word>
  readonly findings: ReadonlyMap<string, readonly SaidFinding[]>
  /** Words that were denied at least once, with all that was said of them. */
  readonly denials: ReadonlyMap<string, Denial>
  readonly drugs: ReadonlyMap<string, DrugRecord>
  readonly figures: ReadonlySet<string>
  /** '3 week', and in other units for the same. */
  readonly spans: ReadonlySet<string>
  readonly spellings: ReadonlySet<string>
  readonly wordCount: number
}

export interface Word {
  readonly weight: number
  /** Of the lines that hold it. */
  readonly places: readonly number[]
  /** Of the clauses that have it around them. */
  readonly clauses: readonly number[]
}

/** A number that agrees says more than a word. */
const NUMBER_WEIGHT = 2

export function indexVisit(lines: readonly Line[]): VisitIndex {
  const known: KnownWords = new Map()
  const clauses = surround(
    readVisit(lines.map(({ text }) => text)).map((clause) => {
      const read = { ...clause, facts: readFacts(clause.text, clause.tokens, known) }
      return { ...read, spans: readSpans(read, known) }
    }),
  )
  return {
    lines,
    places: new Map(lines.map(({ id }, place) => [id, place])),
    clauses,
    byLine: groupByLine(clauses, lines.length),
    sides: indexSides(clauses, known),
    words: indexWords(clauses, lines.length),
    findings: indexFindings(clauses),
    denials: indexDenials(clauses),
    drugs: indexDrugs(clauses),
    figures: figuresOf(clauses),
    spans: spansOf(clauses),
    spellings: spellingsOf(clauses),
    wordCount: lines.reduce((sum, { text }) => sum + countWords(text), 0),
  }
}

function groupByLine(clauses: readonly SaidClause[], lineCount: number): SaidClause[][] {
  const byLine = Array.from({ length: lineCount }, (): SaidClause[] => [])
  for (const clause of clauses) byLine[clause.line]?.push(clause)
  return byLine
}

function spellingsOf(clauses: readonly SaidClause[]): Set<string> {
  const spellings = new Set<string>()
  for (const { tokens } of clauses) for (const { word } of tokens) spellings.add(word)
  return spellings
}

export function weightOf(word: string, heldBy: number, lineCount: number): number {
  const rarity = Math.log(1 + lineCount / Math.max(heldBy, 0.5))
  return heldBy > 0 && /^\d/.test(word) ? rarity * NUMBER_WEIGHT : rarity
}

function indexWords(clauses: readonly SaidClause[], lineCount: number): Map<string, Word> {
  const places = new Map<string, number[]>()
  for (const { line, facts } of clauses) {
    for (const word of facts.words) {
      const held = places.get(word)
      if (!held) places.set(word, [line])
      else if (held.at(-1) !== line) held.push(line)
    }
  }
  const near = new Map<string, number[]>()
  for (const { place, around } of clauses) {
    for (const word of around) {
      const held = near.get(word)
      if (held) held.push(place)
      else near.set(word, [place])
    }
  }
  return new Map(
    [...places].map(([word, held]) => [
      word,
      {
        weight: weightOf(word, held.length, lineCount),
        places: held,
        clauses: near.get(word) ?? [],
      },
    ]),
  )
}

type Alone = Omit<SaidClause, 'before' | 'around' | 'place'>

function surround(clauses: readonly Alone[]): SaidClause[] {
  return clauses.map((clause, at) => {
    const around = new Set(clause.facts.words)
    for (const near of [clauses[at - 1], clauses[at - 2]])
      if (near?.line === clause.line) for (const word of near.facts.words) around.add(word)
    return {
      ...clause,
      place: at,
      before: clauses[at - 1]?.text ?? '',
      around,
    }
  })
}

function indexFindings(clauses: readonly SaidClause[]): Map<string, SaidFinding[]> {
  const found = new Map<string, SaidFinding[]>()
  const add = (name: string, said: SaidFinding) => {
    const held = found.get(name)
    if (held) held.push(said)
    else found.set(name, [said])
  }
  for (const clause of clauses) {
    for (const { kind, isDenied, words, at } of clause.facts.findings) {
      const near = isSaidBothWays(clause.facts.findings, kind)
        ? (spanAt(clause.spans, at)?.words ?? [])
        : clause.facts.words
      const said = { isDenied: valueOf(clause, isDenied, at), words, clause, near }
      add(kind.name, said)
      const site = kind.name === 'pain' ? siteOf(clause) : /^(\w+) pain$/.exec(kind.name)?.[1]
      if (kind.name === 'pain' && site !== undefined) add(`${site} pain`, said)
      if (kind.name !== 'pain' && site !== undefined) add('pain', said)
    }
  }
  return found
}

/** 'it hurts on the inside of my knee' is about pain of the knee. */
function siteOf({ text }: SaidClause): string | undefined {
  return /\b(chest|back|neck|knee|shoulder|hip|ankle|foot|elbow|wrist|hand|leg|arm|calf|jaw|tooth|ear|abdomen|belly|stomach)\b/
    .exec(text)?.[1]
    ?.replace(/^(?:abdomen|belly|stomach)$/, 'abdominal')
}

function figuresOf(clauses: readonly SaidClause[]): Set<string> {
  const figures = new Set<string>()
  for (const { facts } of clauses)
    for (const { figure } of [...facts.measures, ...facts.amounts]) figures.add(figure)
  return figures
}

const SPAN = /^(?:minute|hour|day|week|month|year)$/
const UNITS: readonly (readonly [unit: string, times: number, smaller: string])[] = [
  ['week', 7, 'day'],
  ['month', 4, 'week'],
  ['year', 12, 'month'],
  ['day', 24, 'hour'],
]

function spansOf(clauses: readonly SaidClause[]): Set<string> {
  const spans = new Set<string>()
  for (const { facts, text } of clauses) {
    for (const { figure, unit } of facts.measures) {
      if (!SPAN.test(unit)) continue
      spans.add(`${figure} ${unit}`)
      for (const [larger, times, smaller] of UNITS) {
        if (unit === larger) spans.add(`${Number(figure) * times} ${smaller}`)
        if (unit === smaller && Number(figure) % times === 0)
          spans.add(`${Number(figure) / times} ${larger}`)
      }
    }
    for (const [, unit = ''] of text.matchAll(
      /\ban? (?:\w+ )?(minute|hour|day|week|month|year)\b/g,
    )) {
      spans.add(`1 ${unit}`)
      for (const [larger, times, smaller] of UNITS)
        if (unit === larger) spans.add(`${times} ${smaller}`)
    }
  }
  return spans
}
