import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { findAsked } from './find-asked.ts'
import { isListed } from '../choosing/relevance/is-listed.ts'
import { isDrugDecision } from './topics/topic-facts.ts'
import { listFacts, tellFact } from '../tell-facts.ts'

const WHY = /^(?:and |so |but )?why\b/i
const OF_VISIT =
  /\b(?:come|came|coming|here|seen|present\w*|visit\w*|call(?:ed|ing)?|rang|ring|book(?:ed)?)\b/i
/** 'Why was he referred?' asks for the reason of this visit. */
const OF_REFERRAL =
  /\bwhy (?:was|is) (?:\w+ ){1,2}(?:referred|sent)(?: (?:here|to (?:me|us)))?\W*$/i
const DONE: readonly (readonly [asked: RegExp, status: Fact['status']])[] = [
  [/\bincreas\w+|\braised?\b|\bput up\b/i, 'increase'],
  [/\bdecreas\w+|\breduc\w+|\blower\w*\b/i, 'decrease'],
  [/\bstopp\w*|\bdiscontinu\w+/i, 'stop'],
  [/\bheld\b|\bhold\w*/i, 'hold'],
  [/\bstart\w*|\bprescrib\w+|\bgiven\b|\badd(?:ed)?\b/i, 'start'],
]
const MOST_OF_PROBLEM = 4
const CHARS_BEFORE = 200
const LEAST_BEFORE = 20

/** Of anything but the visit itself. */
export function asksWhy(question: string): boolean {
  return WHY.test(question.trim()) && !OF_VISIT.test(question) && !OF_REFERRAL.test(question)
}

/** Why something was decided: its reason, else what was found and concluded of the same problem. */
export function answerWhy(
  question: string,
  subject: string,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): string | undefined {
  if (!asksWhy(question)) return undefined
  const decided = facts.filter((fact) => isDrugDecision(fact) || fact.kind === 'plan')
  const status = DONE.find(([asked]) => asked.test(question))?.[1]
  const named = subject === '' ? decided : findAsked(subject, decided)
  const meant = status === undefined ? named : named.filter((fact) => fact.status === status)
  const asked = meant.length > 0 ? meant : named
  if (subject === '' && status === undefined) return undefined
  if (subject === '' && meant.length === 0)
    return 'No decision of that kind was found in what was said.'
  if (asked.length === 0) return undefined
  const [first] = asked
  if (first && asked.length === 1 && first.attributes.reason !== undefined) return tellFact(first)
  const told = listFacts(asked)
  if (asked.some(({ attributes }) => attributes.reason !== undefined)) return told
  const near = ofSameProblem(asked, facts)
  const around = first ? wordsBefore(first, segments) : []
  return [
    `No reason was found as such. What was decided:\n\n${told}`,
    ...(near.length === 0 ? [] : [`What was said of the same problem:\n${listFacts(near)}`]),
    ...around,
  ].join('\n\n')
}

/** What was said just before it, where the reason mostly is. */
function wordsBefore({ said: [quote] }: Fact, segments: readonly ScribeSegment[]): string[] {
  const segment = segments.find(({ id }) => id === quote?.segment_id)
  if (!segment || !quote || quote.from < LEAST_BEFORE) return []
  const from = segment.text.indexOf(' ', Math.max(0, quote.from - CHARS_BEFORE)) + 1
  const before = segment.text.slice(quote.from <= CHARS_BEFORE ? 0 : from, quote.to)
  return [`Just before it: “…${before.trim()}” [${segment.index + 1}]`]
}

function ofSameProblem(asked: readonly Fact[], facts: readonly Fact[]): Fact[] {
  const problems = new Set(asked.map(({ problem }) => problem).filter((problem) => problem !== ''))
  return facts
    .filter(
      (fact) =>
        !asked.includes(fact) &&
        isListed(fact) &&
        /^(?:assessment|measurement|result|symptom|complaint)$/.test(fact.kind) &&
        (problems.has(fact.problem) || problems.has(fact.concept)),
    )
    .slice(0, MOST_OF_PROBLEM)
}
