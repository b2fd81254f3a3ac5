import { findConcept } from '../../ledger/naming/concept-names.ts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'

const DONE = new Set(
  [...CONCEPT_ROWS.test, ...CONCEPT_ROWS.procedure, ...CONCEPT_ROWS.care, ...CONCEPT_ROWS.vaccine]
    .flatMap(({ name, others }) => [name, ...others])
    .filter((name) => name.length > 2 && !/^(?:follow|tests?$)/.test(name)),
)
const MOST_WORDS = 5

/** The longest run of words, the last of them first, that names a test, a procedure, a specialty or a vaccine. */
export function knownPart(words: string): string | undefined {
  const all = words.toLowerCase().split(/\s+/)
  for (let size = Math.min(MOST_WORDS, all.length); size > 0; size -= 1)
    for (let from = all.length - size; from >= 0; from -= 1) {
      const part = all.slice(from, from + size).join(' ')
      const single = part.replace(/(?<=\w{3})s$/, '')
      if (DONE.has(part) || DONE.has(single)) return findConcept('plan', part) ?? part
    }
  return undefined
}
