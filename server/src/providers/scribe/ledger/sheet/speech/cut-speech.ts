import {
  ASKS,
  BEGINS,
  DECIDES,
  GOES_ON,
  HOLDS,
  IS_OKAY,
  LINKS,
  OPENS_TOPIC,
  WAITS,
} from './cut-speech.data.ts'

/** A topic of so many words has its main clause already. */
const MOST_OF_TOPIC = 14

const either = (rows: readonly (readonly [string, string, string])[]) =>
  rows.map(([, pattern]) => pattern).join('|')
/** Behind 'and' a further decision begins, whoever sets marks. */
const LINKED = new RegExp(`(?<=[\\s,])(?:and|but)[\\s,]+${LINKS}(?:${either(DECIDES)})`, 'gi')
const UNMARKED = new RegExp(
  [
    `(?<=\\s)${LINKS}(?:${either([...DECIDES, ...BEGINS])})`,
    '(?<=\\s)(?:and|but|so|now|okay|also)[\\s,]+(?:then )?(?:if|when|once|call|take|start|stop)\\b',
    '(?<=\\s)(?:okay|alright)(?=\\s|$)',
    '(?<=\\s)(?<!\\b(?:by|from|here) )now (?=(?:your|we|i|the|you|on|it|that|as|for|unfortunately)\\b)',
  ].join('|'),
  'gi',
)
const LINKED_WORD = /^(?:and|but|so|then|now|okay|ok|alright|yeah|also)\b/i
const MAIN = new RegExp(either(DECIDES.filter(([name]) => name !== 'you can')), 'i')

/** Where further sentences begin in what was said without marks between them. */
export function cutSpeech(text: string): number[] {
  const cuts: number[] = []
  const hasMarks = !isUnmarked(text)
  for (const { 0: words, index } of text.matchAll(hasMarks ? LINKED : UNMARKED)) {
    const own = text.slice(cuts.at(-1) ?? 0, index)
    // With marks, what a condition leads to ends with its sentence.
    if (PURPOSE.test(words) || (hasMarks && WAITS.test(own))) continue
    if (isWhole(own, words))
      cuts.push(RIGHT_NOW.test(text.slice(0, index + NOW)) ? index + NOW : index)
  }
  return cuts
}

/** 'If they have not, then …', 'if it gets worse call us'. */
const CONSEQUENCE = /^(?:then|call|give|come back|reach out|let (?:me|us))\b/i
const CONDITION_LAST = /\b(?:if|when|once|unless)(?: \S+){1,7},?\s*$/i
/** '… after those six weeks you will walk': what comes then is not told without its time. */
const AFTER_LAST = /\bafter (?:that|those|these)(?: \S+){1,5}\s*$/i
const SAYS_NOTHING =
  /^(?:\s|(?:okay|ok|alright|yeah|well|so|and|but|now|then|good|great|sure)\b)*$/i
/** 'So you can use it' tells what for; it begins nothing. */
const PURPOSE = /^so\s+you(?! (?:do )?have| can (?:continue|keep|take|stop))/i
const RIGHT_NOW = /\b(?:right|for|until)\s+now\s$/i
const NOW = 'now '.length

/** Whether nobody has set marks in it; then a question has none either. */
export function isUnmarked(text: string): boolean {
  return !/[,?!;]|\w\.(?=\s|$)|\s\.$/.test(text)
}

export function asks(text: string): boolean {
  return ASKS.test(text)
}

function isWhole(own: string, next: string): boolean {
  if (SAYS_NOTHING.test(own) || GOES_ON.test(own) || (!LINKED_WORD.test(next) && HOLDS.test(own)))
    return false
  if (/^(?:okay|ok|alright)\b/i.test(next) && IS_OKAY.test(own)) return false
  if (CONSEQUENCE.test(next) && CONDITION_LAST.test(own)) return false
  if (
    /^your\b/i.test(next) &&
    /\b(?:for|on|in|at|from|about|around|behind|under|near|of|to|with|through|across|over)\s*$/i.test(
      own,
    )
  )
    return false
  if (AFTER_LAST.test(own)) return false
  if (MAIN.test(own)) return true
  const isTopic = OPENS_TOPIC.test(own) && own.trim().split(/\s+/).length <= MOST_OF_TOPIC
  return !isTopic && !WAITS.test(own)
}
