import type { Fact } from '@chartwright/contract/facts'
import type { Block } from '../../../../clinical/realise/block.ts'
import type { Heading } from '../../parse-template.ts'
import { CLOSED, HEADING_ROWS, type HeadingRow } from './heading-rows.data.ts'
import { BROAD_SUBJECTS, KIND_WORDS, SUBJECTS } from './meaning.data.ts'

/** What a heading takes. */
export interface Want {
  readonly blocks: readonly Block[]
  readonly rows: readonly HeadingRow[]
  readonly isClosed: boolean
  /** Problems that it is about. */
  readonly problem: string | undefined
  readonly heading: Heading
}

export function wantOf(heading: Heading, problems: readonly string[]): Want {
  const title = titleOf(heading)
  const rows = HEADING_ROWS.filter((row) => row.title.test(title))
  const isClosed = CLOSED.test(title)
  const open = isClosed ? [] : rows.filter(({ only }) => only === undefined)
  // A heading that everybody uses is no problem's, though one is called alike: 'Allergies'.
  const problem = problems.find(
    (name) => isProblemTitle(title, name) && !HEADING_ROWS.some((row) => row.title.test(name)),
  )
  return {
    blocks: [...new Set(open.flatMap(({ blocks }) => blocks))],
    rows,
    isClosed,
    problem,
    heading,
  }
}

function titleOf({ title }: Heading): string {
  return title.toLowerCase().replaceAll('’', "'").trim()
}

function isProblemTitle(title: string, problem: string): boolean {
  if (problem === '') return false
  const plain = title.replace(/^(?:#|problem|issue)?\s*\d*[.:)]?\s*/, '')
  return (
    plain === problem || (plain.length > 5 && (problem.includes(plain) || plain.includes(problem)))
  )
}

const PROBLEM = 300
const OWN_WORDS = 200
const MEANT = 150
const BY_KIND = 100

/** How well a fact fits a heading; nothing at all is 0. */
export function fitOf(fact: Fact, chain: readonly Block[], want: Want): number {
  if (want.problem !== undefined)
    return fact.problem === want.problem || fact.concept === want.problem ? PROBLEM : 0
  const words = wordsOfFact(fact)
  const own = want.rows.some(
    ({ only, from, blocks, isOfPatientsPast }) =>
      only?.test(words) &&
      (isOfPatientsPast !== true || (fact.kind === 'history' && fact.who === 'patient')) &&
      chain.slice(0, 2).some((block) => (from ?? blocks).includes(block)),
  )
  if (own) return OWN_WORDS
  if (want.isClosed) return 0
  const title = titleOf(want.heading)
  const subjects = SUBJECTS.filter(([pattern]) => pattern.test(title))
  if (subjects.length > 0)
    return isOfKind(fact, title) && subjects.some(([, pattern]) => pattern.test(words)) ? MEANT : 0
  const place = chain.findIndex((block) => want.blocks.includes(block))
  if (place >= 0) {
    const isBroad = BROAD_SUBJECTS.some(([name, about]) => name.test(title) && about.test(words))
    return BY_KIND - 10 * place - want.blocks.length / 10 + (isBroad ? 5 : 0)
  }
  return want.rows.length === 0 && isMeant(fact, words, want.heading) ? MEANT : 0
}

/** A heading that no table knows: by its own words, else by the subject of its instruction. */
function isMeant(fact: Fact, words: string, heading: Heading): boolean {
  const title = titleOf(heading)
  if (!isOfKind(fact, title)) return false
  const own = stemsOf(title)
  const known = stemsOf(words)
  if ([...own].some((stem) => known.has(stem))) return true
  const body = heading.body.toLowerCase()
  const told = SUBJECTS.filter(([pattern]) => pattern.test(body))
  if (told.length > 0) return told.some(([, pattern]) => pattern.test(words))
  return own.size === 0 && KIND_WORDS.some(([pattern]) => pattern.test(title))
}

function isOfKind({ kind, act }: Fact, title: string): boolean {
  const kinds = KIND_WORDS.filter(([pattern]) => pattern.test(title))
  return kinds.length === 0 || kinds.some(([, pattern]) => pattern.test(`${kind}:${act}`))
}

const COMMON = new Set(
  'and the of for to with a an in on or your patient patients other about any note notes details information what when how section current past history advice ordered'.split(
    ' ',
  ),
)

function stemsOf(text: string): Set<string> {
  const words = text.match(/[a-z][a-z'-]{2,}/g) ?? []
  return new Set(
    words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  )
}

/** Its own words, not those of the talk around it. */
export function wordsOfFact({ concept, attributes }: Fact): string {
  return [concept, ...Object.values(attributes)].join(' ').toLowerCase()
}
