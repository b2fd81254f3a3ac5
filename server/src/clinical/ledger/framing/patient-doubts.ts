import type { Mention } from '../reading/find-mentions.ts'
import { PATIENT_DOUBTS } from './patient-doubts.data.ts'
import { plainSaid } from './wording/plain-said.ts'
import { sentenceAround } from './wording/sentence-around.ts'

/** 'I'm not sure, but I think I saw some blood': what is told with such a doubt is possible. */
export function isDoubtedByPatient(text: string, mention: Mention): boolean {
  if (mention.polarity !== 'present') return false
  const around = sentenceAround(text, mention)
  const said = plainSaid(around.before)
  const following = plainSaid(text.slice(mention.to + around.after.length)).replace(/^[.?! ]+/, '')
  return PATIENT_DOUBTS.some(
    ({ of, before, next }) =>
      of.includes(mention.kind) && (before?.test(said) ?? true) && (next?.test(following) ?? true),
  )
}
