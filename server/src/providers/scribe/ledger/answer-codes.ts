import type { Fact } from '@chartwright/contract/facts'
import { findConditions } from '../../../clinical/find-conditions.ts'
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
    const code = isOut ? 'no code (ruled out)' : isOpen ? 'no code (not certain)' : codeOf(concept)
    lines.set(concept, `- ${name}: ${code} ${marksOf([fact])}`)
  }
  return lines.size === 0
    ? 'No condition that can be coded was concluded in this session.'
    : [...lines.values()].join('\n')
}

function codeOf(concept: string): string {
  const [found] = findConditions(concept)
  return found?.code ?? `no code (${found?.missing ?? 'not in the table'})`
}
