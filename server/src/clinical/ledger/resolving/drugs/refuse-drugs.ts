import { genericName } from '../../../lexicon/drug-brands.data.ts'
import { isOfDrugGroup } from '../../../realise/once/drug-names.ts'
import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import type { Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { COMES_ROUND, DECLINES, NO_REFILL, NOT_NEEDED, REFILLS_YET } from './refuse-drugs.data.ts'

const ORDERED = new Set<FramedFact['status']>(['start', 'increase', 'offered', 'advise'])
const LINES_AFTER = 4

/** What a patient does not want, and a refill that the clinician does not give, are not decided. */
export function refuseDrugs(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    const { kind, polarity, who, said } = fact
    const [named] = said
    if (kind !== 'medication' || polarity !== 'present' || who !== 'patient' || !named) return fact
    const role = lines[named.line]?.role
    if (role === 'clinician') {
      if (fact.status === 'refill')
        return isNotNeeded(lines, named) ? { ...fact, polarity: 'absent' } : fact
      if (fact.status === 'declined')
        return comesRound(lines, named.line) ? { ...fact, status: 'start', time: 'future' } : fact
      return isDeclined(lines, fact, named.line) ? declined(fact) : fact
    }
    return fact.status === 'refill' && isNotRefilled(lines, named.line)
      ? { ...fact, polarity: 'absent' }
      : fact
  })
}

function declined(fact: FramedFact): FramedFact {
  return { ...fact, status: 'declined', time: 'now' }
}

/** In the patient's next line, by its name, its class or no name at all. */
function isDeclined(lines: readonly LedgerLine[], fact: FramedFact, line: number): boolean {
  const answer = lines[line + 1]
  if (!ORDERED.has(fact.status) || answer === undefined || answer.role === 'clinician') return false
  const isRefused = sentencesOf(answer.text)
    .slice(0, 2)
    .some((sentence) =>
      DECLINES.some(([, words]) => {
        const found = words.exec(sentence)
        return found !== null && isOf(found[1], fact)
      }),
    )
  return isRefused && !comesRound(lines, line)
}

function comesRound(lines: readonly LedgerLine[], line: number): boolean {
  return lines
    .slice(line + 1, line + 1 + LINES_AFTER)
    .some(({ role, text }) => role !== 'clinician' && COMES_ROUND.test(plainSaid(text)))
}

function isOf(called: string | undefined, { concept }: FramedFact): boolean {
  if (called === undefined || /^(?:to|it|that|them|those|this)$/.test(called)) return true
  const drug = genericName(concept)
  return called
    .split(' ')
    .flatMap((word) => [word, word.replace(/s$/, '')])
    .concat(called, called.replace(/s$/, ''))
    .some((word) => genericName(word) === drug || isOfDrugGroup(drug, word))
}

/** 'Do you need a refill?' — 'No, I have plenty.' */
function isNotNeeded(lines: readonly LedgerLine[], { line, to }: Stretch): boolean {
  const isAsked = /^[^.?!]*\?/.test(lines[line]?.text.slice(to) ?? '')
  const answer = lines[line + 1]
  if (!isAsked || answer === undefined || answer.role === 'clinician') return false
  const [first = ''] = sentencesOf(answer.text)
  return NOT_NEEDED.test(first)
}

function isNotRefilled(lines: readonly LedgerLine[], line: number): boolean {
  const answer = lines[line + 1]
  if (answer?.role !== 'clinician') return false
  const [first = '', ...more] = sentencesOf(answer.text)
  const isRefused =
    NO_REFILL.test(first) || (first.split(' ').length <= 3 && NO_REFILL.test(more[0] ?? ''))
  return isRefused && ![first, ...more].some((sentence) => REFILLS_YET.test(sentence))
}

/** Without what is asked. */
function sentencesOf(text: string): string[] {
  return (text.match(/[^.?!]+[.?!]*/g) ?? [])
    .filter((sentence) => !sentence.includes('?'))
    .map((sentence) => plainSaid(` ${sentence.replace(/[.!]+$/, '')} `).trim())
    .filter((sentence) => sentence !== '')
}
