import type { Mention } from '../reading/find-mentions.ts'
import { sentenceAround } from './sentence-around.ts'

const FELT = new Set<Mention['kind']>(['complaint', 'symptom', 'assessment', 'finding'])
const SUPPOSED =
  /\b(?:if you (?:get|have|develop|notice|see|feel|start|experience)|in case of)\b[^,;]*$/i
const WATCHED = /\b(?:watch|look) (?:out )?for\b[^;]*$/i

/** 'If you get back pain', 'in case of bleeding': what may come is not there. */
export function isSupposed(text: string, mention: Mention, polarity: Mention['polarity']): boolean {
  if (polarity === 'absent' || !FELT.has(mention.kind)) return false
  return SUPPOSED.test(`${sentenceAround(text, mention).before}${mention.words}`)
}

/** 'Watch for any redness' tells the patient what to come back with. */
export function asWatched(text: string, mention: Mention): Mention {
  if (!FELT.has(mention.kind) || !WATCHED.test(sentenceAround(text, mention).before)) return mention
  return {
    ...mention,
    kind: 'plan',
    act: 'safety_net',
    status: '',
    polarity: 'present',
    certainty: 'sure',
    time: 'future',
  }
}
