import type { Fact, FactContent } from '@chartwright/contract/facts'
import { givenContent } from '../../../../../clinical/realise/testing/given-fact.ts'
import type { ScribeSegment } from '../../../scribe.ts'

/** A fact of the words in brackets, and the line that it was said in. */
export function saidFact(
  sentence: string,
  told: Partial<FactContent>,
): { readonly fact: Fact; readonly segments: readonly ScribeSegment[] } {
  const from = sentence.indexOf('[')
  const words = sentence.slice(from + 1, sentence.indexOf(']'))
  const text = sentence.replace(/[[\]]/g, '')
  const content = givenContent({
    kind: 'plan',
    time: 'future',
    concept: words.toLowerCase(),
    ...told,
  })
  return {
    fact: {
      ...content,
      id: '0',
      source: 'heard',
      said: [{ segment_id: 's0', from, to: from + words.length, words }],
      lines: [0],
      text: '',
    },
    segments: [{ id: 's0', index: 0, speaker: 'doctor', text }],
  }
}

/** Facts of one sentence, each of the words in its own brackets. */
export function saidFacts(
  sentence: string,
  told: readonly Partial<FactContent>[],
): { readonly facts: readonly Fact[]; readonly segments: readonly ScribeSegment[] } {
  const named = [...sentence.matchAll(/\[([^\]]*)\]/g)]
  const facts = told.map((content, at): Fact => {
    const words = named[at]?.[1] ?? ''
    const from = (named[at]?.index ?? 0) - 2 * at
    return {
      ...givenContent({ kind: 'plan', time: 'future', concept: words.toLowerCase(), ...content }),
      id: String(at),
      source: 'heard',
      said: [{ segment_id: 's0', from, to: from + words.length, words }],
      lines: [0],
      text: '',
    }
  })
  const text = sentence.replace(/[[\]]/g, '')
  return { facts, segments: [{ id: 's0', index: 0, speaker: 'doctor', text }] }
}
