import type { FactContent } from '@chartwright/contract/facts'
import { uncapital } from '../words/sentence.ts'
import { stemsOf } from '../words/word-stems.ts'
import { phraseOf } from './phrase-fact.ts'

/** A fact, with the sentence that the phraser wrote of it, if it did. */
export interface Phrasable extends FactContent {
  readonly text?: string
  readonly phrased?: boolean | undefined
}

/** The phraser's sentence without its full stop, as within another one. */
export function phrasedClause({ phrased, text = '' }: Phrasable): string | undefined {
  return phrased === true && text !== '' ? uncapital(text.replace(/\.$/, '')) : undefined
}

/** What is denied, in the words of the phraser's sentence. */
export function phrasedDenial(fact: Phrasable): string | undefined {
  const clause = phrasedClause(fact)
  return clause !== undefined && DENIES.test(clause) ? clause.replace(DENIES, '') : undefined
}

const DENIES = /^(?:denies|no (?:family )?history of) /

/** What a name alone is framed with. */
const FRAME = /^(?:denie\w*|report\w*|ha[sd]|history|of|no|not|any|order|takes?|uses?|on|a|the)$/

/** Whether the phraser's sentence says more than the name, so that no list can stand for it. */
export function isMoreThanNamed(fact: Phrasable): boolean {
  const clause = phrasedClause(fact)
  if (clause === undefined) return false
  const named = new Set(stemsOf(phraseOf(fact)))
  return stemsOf(clause).some((stem) => !named.has(stem) && !FRAME.test(stem))
}
