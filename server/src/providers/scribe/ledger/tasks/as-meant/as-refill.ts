import type { Fact } from '@chartwright/contract/facts'
import { spellNumbers } from '../../../../../clinical/spell-numbers.ts'
import type { ScribeSegment } from '../../../scribe.ts'
import { plainSaid } from '../task-around.ts'

const GOES_ON = new Set<Fact['status']>(['takes', 'continue'])
/** The clinician's own sentence, from its first word. */
const REFILL = String.raw`^(?:(?:okay|ok|all right|alright|yes|yeah|sure|good|great|so|and|then),? )*(?:i'll|i will|i'm going to|i'm gonna|let me|let's) (?:(?:just|also|go ahead and) )*(?:refill|(?:order|send)(?: in)? (?:an?|the|your) refills? (?:of|for|on))(?: (?:the|your))?`
const NOT_NOW =
  /n't\b|\b(?:not|no|cannot|should|if|unless|when|once|until|till|after|before|next|later|his|him|her|their)\b|\?/
const DOSE = /^,? ?(\d+(?:\.\d+)?) ?(?:mg|milligrams?)\b/

/** A drug that goes on and that the clinician says to refill is to be written. */
export function asRefill(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { kind, status, concept, polarity, who, attributes } = fact
  if (kind !== 'medication' || !GOES_ON.has(status)) return fact
  if (polarity !== 'present' || who !== 'patient' || !/^[a-z-]{4,}$/i.test(concept)) return fact
  const name = concept.toLowerCase()
  const ordered = new RegExp(String.raw`${REFILL} ${name}\b(?! (?:levels?|tests?)\b)(.{0,40})`)
  for (const sentence of sentencesWith(name, segments)) {
    const behind = NOT_NOW.test(sentence) ? undefined : ordered.exec(sentence)?.[1]
    if (behind === undefined) continue
    const mg = DOSE.exec(behind)?.[1]
    const told = mg === undefined ? attributes : { ...attributes, dose: `${mg} mg` }
    return { ...fact, status: 'refill', time: 'future', attributes: told }
  }
  return fact
}

/** What the clinician says with that name in it. */
function sentencesWith(name: string, segments: readonly ScribeSegment[]): string[] {
  return segments
    .filter(({ role, speaker }) => (role ?? speaker) !== 'patient')
    .flatMap(({ text }) => text.toLowerCase().split(/(?<=[.?!])\s/))
    .filter((sentence) => sentence.includes(name))
    .map((sentence) => spellNumbers(plainSaid(sentence).split(' ')).join(' '))
}
