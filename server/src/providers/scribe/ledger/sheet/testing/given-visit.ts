import type { Fact, FactContent } from '@chartwright/contract/facts'
import { givenContent } from '../../../../../clinical/realise/testing/given-fact.ts'
import type { ScribeSegment } from '../../../scribe.ts'

/** Lines as 'doctor: …', 'patient: …' or 'guest: …'. */
export function givenVisit(...lines: readonly string[]): ScribeSegment[] {
  const roles = { doctor: 'clinician', patient: 'patient', guest: 'other' } as const
  return lines.map((line, index) => {
    const [, speaker = 'doctor', text = ''] = /^(\w+): (.*)$/.exec(line) ?? []
    const role = speaker === 'guest' || speaker === 'patient' ? roles[speaker] : roles.doctor
    return { id: `s${String(index)}`, index, speaker, text, role }
  })
}

/** A fact that was read from the first line that has its words. */
export function heardIn(
  segments: readonly ScribeSegment[],
  words: string,
  told: Partial<FactContent> & { readonly sureness?: number },
): Fact {
  const segment = segments.find(({ text }) => text.includes(words))
  if (!segment) throw new Error(`nobody said: ${words}`)
  const from = segment.text.indexOf(words)
  const { sureness = 0.9, ...content } = told
  return {
    ...givenContent({ concept: words.toLowerCase(), time: 'future', ...content }),
    id: words,
    source: 'heard',
    said: [{ segment_id: segment.id, from, to: from + words.length, words }],
    lines: [segment.index],
    text: '',
    sureness,
  }
}
