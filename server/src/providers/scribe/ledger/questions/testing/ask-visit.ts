import type { Fact, FactContent } from '@chartwright/contract/facts'
import { tellFact } from '../../../../../clinical/realise/telling/tell-fact.ts'
import { givenContent } from '../../../../../clinical/realise/testing/given-fact.ts'
import { answerQuestion } from '../answer-question.ts'

export type Read = readonly [
  line: number,
  words: string,
  fact: Partial<FactContent>,
  sureness?: number,
]

/** Asks about lines of a clinician and a patient in turn, with what was read of them. */
export function askVisit(
  question: string,
  lines: readonly string[],
  ...read: readonly Read[]
): string {
  const segments = lines.map((text, index) => ({
    id: `s${String(index)}`,
    index,
    speaker: index % 2 === 0 ? 'doctor' : 'patient',
    text,
  }))
  const facts = read.map(([line, words, told, sureness = 0.9], at): Fact => {
    const from = lines[line]?.indexOf(words) ?? 0
    const fact = {
      ...givenContent(told),
      id: String(at),
      source: 'heard' as const,
      sureness,
      said: [{ segment_id: `s${String(line)}`, from, to: from + words.length, words }],
      lines: [line],
      text: '',
    }
    return { ...fact, text: tellFact(fact) }
  })
  return answerQuestion({
    question,
    queryType: 'general',
    segments,
    facts,
    notes: [],
    known: { patientName: null, clinicianName: null, date: '2026-03-09' },
  })
}
