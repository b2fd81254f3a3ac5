import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { rewriteBy } from '../realise/words/rows.ts'
import { completeList } from './complete-list.ts'
import { deniesNoMore } from './denies-no-more.ts'
import { isSpoken } from './is-spoken.ts'
import { keepsDenials } from './keeps-denials.ts'
import { keepsTerms } from './keeps-terms.ts'
import { losesNothing } from './loses-nothing.ts'
import { canWriteOf, prefersOwn, rateTold, rateWritten, type Phrase } from './rate-phrase.ts'
import { repeatsItself } from './repeats-itself.ts'
import { saidAround } from './said-around.ts'
import { PHRASES_WRITTEN } from './spoken-phrases.data.ts'
import { wordsNotSaid } from './words-not-said.ts'

/**
 * The fact with the phraser's sentence, if the phraser takes the fact for what it is, a clinician more
 * likely leaves its sentence as it is than that of the rules, and every word is borne out by what was said; a list is told whole.
 * Otherwise the fact keeps its own sentence. How likely it is right, and accepted, the phraser judges in both cases.
 */
export function settleSentence(fact: Fact, phrase: Phrase, lines: readonly LedgerLine[]): Fact {
  const { written } = phrase
  const text = wholeOf(written?.text ?? '', fact)
  const isChosen =
    written !== undefined &&
    canWriteOf(fact.kind, phrase) &&
    prefersOwn(fact.sureness, phrase, written) &&
    isBorneOut(fact, text, lines)
  if (!isChosen) return { ...fact, ...rateTold(fact.sureness, phrase) }
  const rating = rateWritten(fact.sureness, phrase, written)
  return { ...fact, ...rating, text: rewriteBy(PHRASES_WRITTEN, text), phrased: true }
}

/** What was asked for as a list, or was one thing or another, may have been affirmed in part. */
function wholeOf(sentence: string, { concept, polarity, said }: Fact): string {
  const isAnswer = new Set(said.map(({ line }) => line)).size > 1
  const isOpen = polarity === 'present' && (isAnswer || / or /.test(concept))
  return isOpen ? sentence : completeList(sentence, concept)
}

function isBorneOut(fact: Fact, text: string, lines: readonly LedgerLine[]): boolean {
  const around = saidAround(fact, lines)
  return (
    text !== '' &&
    !repeatsItself(text) &&
    !isSpoken(text) &&
    losesNothing(text, fact, around) &&
    keepsTerms(text, fact, around) &&
    keepsDenials(text, fact) &&
    deniesNoMore(text, fact, lines) &&
    wordsNotSaid(text, fact, lines).length === 0
  )
}
