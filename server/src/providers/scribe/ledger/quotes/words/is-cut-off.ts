import type { Fact } from '@chartwright/contract/facts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'

const POSSESSIVE = /(\S+)\s+(?:my|your|his|her|their)$/i
const PREPOSITION =
  /^(?:in|on|of|to|at|for|with|from|over|under|around|behind|into|down|up|by|about)$/i
/** 'tenderness of the greater': which one, and not what. */
const ADJECTIVE_LAST =
  /\b(?:of|at|over|in) (?:the|your|my) (?:greater|lesser|medial|lateral|anterior|posterior|inferior|superior|upper|lower|distal|proximal|first|second|third|left|right)$/i

/** Whether the words that name a fact break off before what they are about: 'catch my', 'recheck your'. */
export function isCutOff({ kind, concept, source, said: [first] }: Fact): boolean {
  if (source !== 'heard' || first === undefined) return false
  const words = first.words.trim().replace(/[\s,.]+$/, '')
  // What goes on in the speaker's next line has its whole name.
  if (ADJECTIVE_LAST.test(words)) return ADJECTIVE_LAST.test(concept)
  const [, before] = POSSESSIVE.exec(words) ?? []
  if (before === undefined) return false
  return !PREPOSITION.test(before) || (kind === 'plan' && !isKnownName(kind, concept))
}
