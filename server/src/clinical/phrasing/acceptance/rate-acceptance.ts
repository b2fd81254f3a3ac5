import type { Fact } from '../../ledger/fact.ts'
import type { LedgerLine } from '../../ledger/reading/token-stream.ts'
import type { Phrase } from '../phrase.ts'
import { LEARNED } from './acceptance-weights.ts'
import { signsOfSentence, type Candidate } from './signs-of-sentence.ts'

/** How much a wrong sentence counts against a good one. */
const AGAINST = 0.3

/** How likely a clinician leaves a sentence as it is, less what is likely wrong with it. */
export function rateAcceptance(
  fact: Fact,
  phrase: Pick<Phrase, 'kind' | 'others'>,
  candidate: Candidate,
  lines: readonly LedgerLine[],
): number {
  const signs = signsOfSentence(fact, phrase, candidate, lines)
  const { leaning } = candidate.judged
  const oddsOf = (judgement: keyof typeof LEARNED) =>
    signs.reduce(
      (odds, [name, value]) => odds + value * (LEARNED[judgement].signs.get(name) ?? 0),
      leaning[judgement],
    )
  return Math.max(0, chance(oddsOf('good')) - AGAINST * chance(oddsOf('bad')))
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
