import { ownerIn } from '../indexing/index-drugs.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import {
  isByPerson,
  isPatients,
  wordsOf,
  type ComparedSentence,
  type LedgerConflict,
  type NamedThing,
} from './ledger-conflict.ts'

const FIGURE = /\d+(?:\.\d+)?/g

/** A dose that no fact about the drug has. */
export function compareLedgerDoses(
  { mention, facts }: NamedThing,
  { read, visit, isSupposed }: ComparedSentence,
): LedgerConflict[] {
  const drug = read.drugs.find(({ at }) => mention.from <= at && at < mention.to)
  const about = facts.filter(({ fact }) => fact.kind === 'medication')
  const dosed = about.filter(({ fact }) => fact.attributes.dose?.match(FIGURE))
  const known = dosed.at(-1)
  if (!drug || !known || isSupposed) return []
  return read.amounts.flatMap((amount): LedgerConflict[] => {
    const isOwn = ownerIn({ facts: read }, amount) === drug.generic
    const isPlain = !/^(?:tablet|puff|%)$/.test(amount.unit)
    if (!isOwn || !isPlain || dosed.some((item) => hasFigure(item, amount.figure))) return []
    const isSaidNear = visit.drugs.get(drug.generic)?.near.has(amount.figure) === true
    if (isSaidNear && !dosed.every(isByPerson)) return []
    return [{ kind: 'dose', written: `${amount.figure} ${amount.unit}`, known }]
  })
}

/** In its dose, or in any words that were said with it. */
function hasFigure({ fact, stated }: KnownFact, figure: string): boolean {
  const said = [
    fact.attributes.dose,
    fact.attributes.amount,
    ...fact.said.map((item) => item.words),
  ]
  return (
    said.some((words) => words?.match(FIGURE)?.includes(figure)) ||
    stated.tokens.some((token) => token.figure === figure)
  )
}

const GOES_ON =
  /\b(?:continu\w*|start\w*|initiat\w*|begin\w*|increas\w*|refill\w*|resum\w*|prescrib\w*)\b/
const ENDS = /\b(?:stop\w*|discontinu\w*|hold\w*|held|ceas\w*)\b/
const ENDED = new Set(['stop', 'hold', 'declined'])
const GOING_ON = new Set(['start', 'increase', 'decrease', 'continue', 'refill'])

/** 'Continue' what is to be stopped, 'increase' what is to be decreased. */
export function compareDrugStatus(
  { mention, facts }: NamedThing,
  { read, isSupposed }: ComparedSentence,
): LedgerConflict[] {
  const about = facts.filter(
    (known) => known.fact.kind === 'medication' && isPatients(known) && known.fact.status !== '',
  )
  const [known] = about
  if (!known || isSupposed || read.drugs.length > 1) return []
  const statuses = about.map(({ fact }) => fact.status)
  const verb = wordsOf(read, 0, mention.from)
  const [goesOn, ends] = [GOES_ON.exec(verb)?.[0], ENDS.exec(verb)?.[0]]
  if (goesOn !== undefined && ends === undefined && statuses.every((status) => ENDED.has(status)))
    return [{ kind: 'negation', written: goesOn, known }]
  if (
    ends !== undefined &&
    goesOn === undefined &&
    statuses.every((status) => GOING_ON.has(status))
  )
    return [{ kind: 'negation', written: ends, known }]
  const isUp = /\bincreas\w*\b/.exec(verb)?.[0]
  const isDown = /\b(?:decreas|reduc|lower)\w*\b/.exec(verb)?.[0]
  const changed = isUp ?? isDown
  const opposite = isUp === undefined ? 'increase' : 'decrease'
  if (changed === undefined || (isUp !== undefined && isDown !== undefined)) return []
  return statuses.every((status) => status === opposite)
    ? [{ kind: 'dose', written: changed, known }]
    : []
}
