import { readQuestion } from './read-question.ts'
import { SIDE_TOPIC } from '../topics/side-topic.data.ts'

/** Before the second of two questions in one sentence. */
const ASKS_AGAIN =
  /[,;?]?\s+(?:and|but|or)\s+(?=(?:also |if so,? )*(?:(?:for|since|by|until|to|with|in) (?:how|what|which|when)|what|which|how|when|where|why|since when|(?:is|are|was|were|does|do|did|has|have|had|can|will|should|any)\b(?! (?:not|so|more|less)\b)))|\?\s+(?=\w)/i
/** 'Is he a smoker or drinker?', 'Does she drink or smoke?': what comes before the first. */
const OPENING =
  /^((?:and |so |but |also )?(?:(?:is|are|was|were|does|do|did|has|have|had) (?:he|she|they|the patient|we|i|you|there)(?: (?:have|had|got|take|on|taking|using|use|ever|still|currently|given))*(?: (?:an?|any|the))?|any(?: history of| signs? of| complaints? of)?|family history of)) (.+)$/i
const BETWEEN = /,? +or +|, +(?=[^,]+,? +or +)/i
/** Not two things, but one of two states or numbers. */
const ONE_OF_TWO =
  /^(?:not|more|less|worse|better|so|two|three|four|five|six|\d+|later|earlier|off|down|no|without|never|anything|something|other\w*)\b/i
/** 'What is the diagnosis and the plan?' */
const OF_BOTH = /^(what(?:'s| is| are| was| were)) (.+?) and ((?:the|his|her|their) .+)$/i
const MOST_PARTS = 4
const MOST_WORDS = 4
const OF_FIRST =
  /\b(?:of|for|with|about|on|to|against|by) (?:it|them|that|this|those)\b|\b(?:did|does|do|is|are|was|were) (?:it|they|that|this|these|those)\b/i
/** 'and for how long?' */
const LEANS =
  /^(?:and )?(?:for |by |at |in |with |to )?(?:how (?:long|often|much|many|bad|far)|when|where|what time|whom?|which side)(?: times?| exactly)?[?. ]*$/i
const ASKS_FIRST = /^(?:and |so )?(?:for )?(?:how (?:\w+)|what dose|what|which|when|where|who)\b/i
/** Of a thing that only the first question names. */
const DEPENDS = /\b(?:the|its|their) (?:dose|dosage|result|side|cause|reason|strength)\b/i

/**
 * A question in two parts as two questions, each of which can be read by itself; else the question
 * alone. What the second one leaves to the first is named in it.
 */
export function splitQuestion(question: string): readonly string[] {
  const whole = question.trim()
  const asked = whole.split(ASKS_AGAIN).filter((part) => /\w{2}/.test(part))
  if (asked.length > 1 && asked.length <= MOST_PARTS) {
    const parts = asked.map((part, at) => inFull(part, asked[at - 1]))
    return parts.every(isRead) ? parts : [whole]
  }
  const both = OF_BOTH.exec(whole.replace(/[?.! ]+$/, ''))
  if (both) {
    const parts = both.slice(2).map((thing) => `${both[1] ?? ''} ${thing}`)
    const [one, other] = parts.map((part) => readQuestion(part).topic)
    if (one && other && one !== other) return parts
  }
  return thingsIn(whole)
}

function inFull(part: string, before: string | undefined): string {
  const { subject = '' } = before === undefined ? {} : readQuestion(before)
  if (before !== undefined && LEANS.test(part))
    return part.replace(/[?. ]+$/, '') + before.replace(ASKS_FIRST, '').replace(/\?*$/, '?')
  if (subject === '') return part
  if (OF_FIRST.test(part) && readQuestion(part).subject === '')
    return part.replace(OF_FIRST, (words) => words.replace(/\w+$/, subject))
  return DEPENDS.test(part) && readQuestion(part).subject === ''
    ? part.replace(/\?*$/, ` of ${subject}`)
    : part
}

function thingsIn(whole: string): readonly string[] {
  const [, opening, rest = ''] = OPENING.exec(whole.replace(/[?.! ]+$/, '')) ?? []
  if (opening === undefined || SIDE_TOPIC.asked.test(whole)) return [whole]
  const things = rest.split(BETWEEN)
  const areThings = things.every(
    (thing) => !ONE_OF_TWO.test(thing) && thing.split(' ').length <= MOST_WORDS,
  )
  if (things.length < 2 || things.length > MOST_PARTS || !areThings) return [whole]
  const parts = things.map((thing) => `${opening} ${thing}`)
  return parts.every(isRead) ? parts : [whole]
}

function isRead(part: string): boolean {
  const { subject, topic } = readQuestion(part)
  return subject !== '' || topic !== undefined
}
