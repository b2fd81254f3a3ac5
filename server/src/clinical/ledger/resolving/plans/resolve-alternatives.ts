import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import { nameConcept } from '../../naming/name-concept.ts'
import type { Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const LEAD = String.raw`(?:(?:even|maybe|perhaps|possibly|just|either|a|an|some|the|a little|little bit of|bit of) )*`
const OR_BEHIND = new RegExp(String.raw`^ ?(?:or|versus|vs) ${LEAD}((?:[\w'-]+ ?){1,4})`)
const OR_BEFORE = new RegExp(String.raw`((?:[\w'-]+ ){1,4})(?:or|versus|vs) ${LEAD}$`)
const REACH = 60

/** 'It may be asthma or COPD.' — 'You do have COPD.': of two the other one was concluded. */
export function resolveAlternatives(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const concluded = new Set(facts.filter(isConcluded).map(({ concept }) => concept))
  return facts.filter(
    (fact) =>
      !isOpen(fact) ||
      concluded.has(fact.concept) ||
      !fact.said.some((said) => othersOf(lines, said).some((name) => concluded.has(name))),
  )
}

function isConcluded({ kind, polarity, certainty, status }: FramedFact): boolean {
  return (
    kind === 'assessment' &&
    polarity === 'present' &&
    certainty === 'sure' &&
    status !== 'suspected'
  )
}

function isOpen({ kind, polarity, certainty }: FramedFact): boolean {
  return kind === 'assessment' && polarity === 'present' && certainty === 'possible'
}

/** What the words right beside 'or' may name. */
function othersOf(lines: readonly LedgerLine[], { line, from, to }: Stretch): string[] {
  const text = lines[line]?.text ?? ''
  const or = /\s+or\s*$/i.exec(text.slice(from, to))?.[0] ?? ''
  const after = plainSaid(`${or}${text.slice(to, to + REACH)}`)
  const before = plainSaid(text.slice(Math.max(0, from - REACH), from))
  const behind = OR_BEHIND.exec(after)?.[1]?.trim().split(' ') ?? []
  const ahead = OR_BEFORE.exec(before)?.[1]?.trim().split(' ') ?? []
  return [
    ...behind.map((_, size) => behind.slice(0, size + 1)),
    ...ahead.map((_, at) => ahead.slice(at)),
  ].map((words) => nameConcept('assessment', words.join(' ')))
}
