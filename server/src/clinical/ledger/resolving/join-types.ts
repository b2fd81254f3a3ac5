import type { FramedFact } from '../fact.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const TYPE = /^type (?:1|2|one|two)$/

/** 'Diabetes type 2', heard as two things, is one. */
export function joinTypes(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const types = facts.filter(({ concept }) => TYPE.test(concept))
  return types.reduce<FramedFact[]>(
    (all, type) => {
      const at = all.findIndex((fact) => isTypedBy(lines, fact, type))
      const fact = all[at]
      if (fact === undefined) return all
      const said = [...fact.said, ...type.said]
      const concept = `${type.concept.replace('one', '1').replace('two', '2')} diabetes`
      return all.with(at, { ...fact, concept, said }).filter((other) => other !== type)
    },
    [...facts],
  )
}

function isTypedBy(lines: readonly LedgerLine[], fact: FramedFact, type: FramedFact): boolean {
  const [behind] = type.said
  if (fact.concept !== 'diabetes' || behind === undefined) return false
  if (fact.kind !== type.kind || fact.who !== type.who || fact.polarity !== type.polarity)
    return false
  return fact.said.some(
    ({ line, to }) =>
      line === behind.line &&
      to <= behind.from &&
      /^[\s,]*(?:mellitus[\s,]*)?$/.test(lines[line]?.text.slice(to, behind.from) ?? 'x'),
  )
}
