import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../scribe.ts'
import { isDoubted } from '../../../clinical/codes/code-fact.ts'
import { codeText } from './code-fact.ts'
import { marksOf } from './tell-facts.ts'

/** Codes of what was concluded of the patient; what is uncertain or ruled out is listed without one. */
export function answerCodes(facts: readonly Fact[], segments: readonly ScribeSegment[]): string {
  const lines = new Map<string, string>()
  for (const fact of facts) {
    const { kind, who, concept, polarity, certainty, status } = fact
    if (kind !== 'assessment' || who !== 'patient' || lines.has(concept)) continue
    const isOut = polarity === 'absent' || certainty === 'ruled_out'
    const isOpen = certainty === 'possible' || status === 'suspected' || isDoubted(fact, segments)
    const name = `${concept.charAt(0).toUpperCase()}${concept.slice(1)}`
    const code = isOut
      ? 'no code (ruled out)'
      : isOpen
        ? 'no code (not certain)'
        : codeText(fact, facts, undefined)
    lines.set(concept, `- ${name}: ${code} ${marksOf([fact])}`)
  }
  return lines.size === 0
    ? 'No condition that can be coded was concluded in this session.'
    : [...lines.values()].join('\n')
}
