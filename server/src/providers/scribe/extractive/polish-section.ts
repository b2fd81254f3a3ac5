import type { SourcedSentence } from './sourced.ts'
import { capitalise } from './sentence-lead.ts'
import type { Pronouns } from './third-person.ts'

const SUBJECT = /^The patient (?=[a-z])/
/** Stands without a subject after a sentence of which the patient is the subject. */
const ALONE =
  /^The patient (?=(?:also |still )?(?:has|had|feels|felt|takes|took|uses|used|gets|got|noticed|started|stopped|tried|went|came|needs|wants|thinks|lives|works|smokes|drinks|can|could|should|may|might|denies|reports) )/
/** Somebody else whom the next sentence could be about. */
const OTHER =
  /\b(?:he|she|him|his|her|wife|husband|mother|father|mom|dad|brother|sister|son|daughter|friend|cousin|aunt|uncle|kids?|doctor|nurse|dr)\b/i
const MOST_ALONE = 2

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
  if (pronouns.subject === 'they') return withoutSubjects(merged)
  const name = pronouns.subject === 'he' ? 'He' : 'She'
  let isNamed = false
  return merged.map((sentence) => {
    if (!SUBJECT.test(sentence.text)) return sentence
    if (isNamed) return { ...sentence, text: sentence.text.replace(SUBJECT, `${name} `) }
    isNamed = true
    return sentence
  })
}

/** Where neither he nor she is known: two sentences in a row may do without the subject of the one before. */
function withoutSubjects(sentences: readonly SourcedSentence[]): SourcedSentence[] {
  let before = ''
  let alone = 0
  return sentences.map((sentence) => {
    const follows = SUBJECT.test(before) && !OTHER.test(before)
    before = sentence.text
    const isAlone = follows && alone < MOST_ALONE && ALONE.test(sentence.text)
    alone = isAlone ? alone + 1 : 0
    return isAlone ? { ...sentence, text: capitalise(sentence.text.replace(ALONE, '')) } : sentence
  })
}
