import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const FELT = new Set<Mention['kind']>(['complaint', 'symptom', 'assessment', 'finding'])
const SUPPOSED =
  /\b(?:if you (?:get|have|develop|notice|see|feel|start|experience)|in case of)\b[^,;]*$/i
/** 'the number we look for' is looked for by others. */
const WATCHED = /(?<!\b(?:we|i|they|doctors) (?:\w+ )?)\b(?:watch|look) (?:out )?for\b[^;]*$/i

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

/** What a patient is told to do about a sign. */
const CONTACT =
  /\b(?:call|calling|ring|phone|come (?:back|in|and see)|coming back|return|see (?:me|us|him|her|you|them|this|that|it|someone|somebody|a|your|the)|let (?:me|us|the|your|someone|somebody) |contact|message|portal|emergency|er|hospital|ambulance|a ?(?:and|&) ?e|999|911|111|nine nine nine|nine one one|one one one|urgent\w*|seek|get (?:help|in touch|back)|in touch|be seen|been seen|watch|look out|keep an eye|go (?:to|straight|back|in)|gp|doctor|pharmacist|nurse|hesitate|worr\w*|concern\w*|appointment|sooner|straight away|right away|immediately|stop|tell (?:me|us)|report|reach out|safety|red flags?|review\w*|reassess|evaluat\w*|check\w*)\b/i
const LINES_AROUND = 2

/** 'If you have some pain, paracetamol is sensible': a sign without a call for help is no warning. */
export function isNoWarning(lines: readonly LedgerLine[], { act, line }: Mention): boolean {
  if (act !== 'safety_net') return false
  return !lines
    .slice(Math.max(0, line - LINES_AROUND), line + LINES_AROUND + 1)
    .some(({ text }) => CONTACT.test(text))
}

/** What other people get, explained to the patient. */
const OF_PEOPLE =
  /\b(?:people|patients|folks|others|someone|somebody|anyone|those|women|men|kids|adults|smokers)\s+(?:who|that|with|can(?!['’]t)|could|will|may|might|would|often|sometimes|usually|get|have|had|take|tend|are|is)\b(?:(?! (?:you(?! know)|your|you've|you're|i|we|no|not|what|so|keep|let's)\b)[^.?!;]){0,80}$/i
const CONCLUDED = new Set<Mention['kind']>(['assessment', 'medication'])
const SURE = 0.75
const TOLD = new Set<Mention['kind']>([...FELT, 'history', 'medication', 'result'])

/** 'People who smoke get this' tells nothing of the patient. */
export function isOfPeople(text: string, mention: Mention): boolean {
  if (CONCLUDED.has(mention.kind) && mention.sureness >= SURE) return false
  return TOLD.has(mention.kind) && OF_PEOPLE.test(sentenceAround(text, mention).before)
}

/** 'Take it all even if you feel better' has no condition. */
export function isEvenIf(lines: readonly LedgerLine[], { kind, line, from }: Modifier): boolean {
  return kind === 'condition' && /\beven\s+$/i.test(lines[line]?.text.slice(0, from) ?? '')
}
