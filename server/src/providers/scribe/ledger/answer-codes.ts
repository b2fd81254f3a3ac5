import type { Fact } from '@chartwright/contract/facts'
import { codeOf } from '../../../clinical/codes/code-table.ts'
import { marksOf } from './tell-facts.ts'

/** Codes of what was concluded of the patient; what is uncertain or ruled out is listed without one. */
export function answerCodes(facts: readonly Fact[]): string {
  const lines = new Map<string, string>()
  for (const fact of facts) {
    const { kind, who, concept, polarity, certainty, status } = fact
    if (kind !== 'assessment' || who !== 'patient' || lines.has(concept)) continue
    const isOut = polarity === 'absent' || certainty === 'ruled_out'
    const isOpen = certainty === 'possible' || status === 'suspected'
    const name = `${concept.charAt(0).toUpperCase()}${concept.slice(1)}`
    const code = isOut
      ? 'no code (ruled out)'
      : isOpen
        ? 'no code (not certain)'
        : codeText(fact, facts)
    lines.set(concept, `- ${name}: ${code} ${marksOf([fact])}`)
  }
  return lines.size === 0
    ? 'No condition that can be coded was concluded in this session.'
    : [...lines.values()].join('\n')
}

function codeText(fact: Fact, facts: readonly Fact[]): string {
  const conditions = facts
    .filter(
      ({ kind, polarity, who }) =>
        /^(?:assessment|history)$/.test(kind) && polarity === 'present' && who === 'patient',
    )
    .map(({ concept }) => concept.toLowerCase())
  const coded = codeOf(fact, conditions, undefined)
  return 'code' in coded ? coded.code : `no code (${coded.missing})`
}
