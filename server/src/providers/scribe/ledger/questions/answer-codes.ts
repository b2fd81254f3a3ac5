import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { codeText } from '../codes/code-fact.ts'
import { groupOfFact } from '../codes/code-group.ts'
import { marksOf } from '../tell-facts.ts'

/** Codes of what was concluded of the patient; what is uncertain or ruled out is listed without one. */
export function answerCodes(facts: readonly Fact[], segments: readonly ScribeSegment[]): string {
  const lines = new Map<string, string>()
  for (const fact of facts) {
    const { kind, concept, polarity, certainty } = fact
    const group = kind === 'assessment' ? groupOfFact(fact, facts, segments) : undefined
    if (lines.has(concept) || (group !== 'diagnoses' && group !== 'uncertain')) continue
    const isOut = certainty === 'ruled_out' || (polarity === 'absent' && certainty === 'sure')
    const isOpen = group === 'uncertain'
    const name = `${concept.charAt(0).toUpperCase()}${concept.slice(1)}`
    const code = isOut
      ? 'no code (ruled out)'
      : isOpen
        ? 'no code (not certain)'
        : codeText(fact, { facts, segments })
    lines.set(concept, `- ${name}: ${code} ${marksOf([fact])}`)
  }
  return lines.size === 0
    ? 'No condition that can be coded was concluded in this session.'
    : [...lines.values()].join('\n')
}
