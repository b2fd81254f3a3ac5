import type { SourcedSentence } from './sourced.ts'
import type { Pronouns } from './third-person.ts'

const SUBJECT = /^The patient (?=[a-z])/

/** Neighbouring denials become one, and the patient is not named anew in every sentence. */
export function polishSection(
  sentences: readonly SourcedSentence[],
  pronouns: Pronouns,
): SourcedSentence[] {
  const merged: SourcedSentence[] = []
  for (const sentence of sentences) {
    const before = merged.at(-1)
    if (before && /^Denies /.test(before.text) && /^Denies /.test(sentence.text))
      merged[merged.length - 1] = {
        text: `${before.text.replace(/\.$/, '')}, ${sentence.text.replace(/^Denies /, '')}`,
        segmentIds: [...new Set([...before.segmentIds, ...sentence.segmentIds])],
      }
    else merged.push(sentence)
  }
  if (pronouns.subject === 'they') return merged
  const name = pronouns.subject === 'he' ? 'He' : 'She'
  let isNamed = false
  return merged.map((sentence) => {
    if (!SUBJECT.test(sentence.text)) return sentence
    if (isNamed) return { ...sentence, text: sentence.text.replace(SUBJECT, `${name} `) }
    isNamed = true
    return sentence
  })
}
