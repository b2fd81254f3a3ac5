import { genericName } from '../../../lexicon/drug-brands.data.ts'
import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const USED = new Set<FramedFact['status']>(['takes', 'took', 'mentioned'])
const GIVEN = new Set<FramedFact['status']>([
  'start',
  'advise',
  'offered',
  'continue',
  'increase',
  'refill',
])

/** A drug that the patient is allergic to is not told as taken, and what is decided about it only in its own words. */
export function resolveAllergens(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const allergens = new Set(
    facts
      .filter(
        ({ kind, polarity, who, certainty }) =>
          kind === 'allergy' && polarity === 'present' && who === 'patient' && certainty === 'sure',
      )
      .map(({ concept }) => genericName(concept)),
  )
  return facts.flatMap((fact) => {
    const { kind, polarity, who, status, concept, attributes: a } = fact
    if (kind !== 'medication' || polarity === 'absent' || who !== 'patient') return fact
    if (!allergens.has(genericName(concept))) return fact
    if (USED.has(status) && a.dose === undefined && a.frequency === undefined) return []
    return GIVEN.has(status) ? asQuoted(lines, fact) : fact
  })
}

function asQuoted(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const [first] = fact.said
  if (first === undefined) return fact
  const text = lines[first.line]?.text ?? ''
  const { before, after } = sentenceAround(text, first)
  const [from, to] = [first.from - before.length, first.to + after.length]
  const sentence = plainSaid(text.slice(from, to)).trim()
  return {
    ...fact,
    attributes: { ...fact.attributes, detail: `but ${sentence}` },
    said: [...fact.said, { line: first.line, from, to }],
  }
}
