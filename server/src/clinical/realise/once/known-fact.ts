import type { Fact } from '@chartwright/contract/facts'
import { tidyFact } from '../words/tidy-fact.ts'
import { plainName } from './plain-name.ts'
import { keyOf, type NameKey } from './same-name.ts'

/** A fact beside its words as a note has them, put into them once. */
export interface KnownFact {
  readonly fact: Fact
  readonly plain: Fact
  readonly key: NameKey
}

export function knownOf(fact: Fact): KnownFact {
  const tidy = tidyFact(fact)
  const plain = { ...tidy, concept: plainName(tidy.kind, tidy.concept) }
  return { fact, plain, key: keyOf(plain.concept) }
}
