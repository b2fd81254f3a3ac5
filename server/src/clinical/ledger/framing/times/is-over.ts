import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const WENT =
  /^(?:and |but |then )?(?:it|that|they|this)(?:'s| has| have| is| all| just)* (?:went away|gone(?: away)?(?: now)?|cleared up|settled(?: down)?|resolved|stopped|all gone)(?: now)?$|^nothing now$/

const FELT_FINE =
  /\b(?:and|but) then(?: (?:on )?(?:the )?(?:next )?\w+){0,2} (?:i|he|she|it) (?:felt|was|got) (?:(?:totally|completely|all|back to|much) )*(?:fine|okay|normal|better|all right|right again)(?: (?:again|after that|the next day))?[ .]*$/

/** 'but they've completely gone', 'that's gone down now' */
const GONE =
  /\b(?:that|it|they|those|these)(?:'s|'ve| has| have| is| are)(?: (?:all|completely|totally|pretty much|now))* gone(?: down| away)?(?: now)? ?$/
/** 'but I haven't felt it since' */
const NOT_SINCE =
  /\bbut (?:i|he|she|we)(?:'ve| have| has)? ?(?:haven't|hasn't|have not|has not|not|never) (?:felt|seen|had|noticed|found) (?:it|them|any|one|that|anything)(?: \w+){0,2}? since\b(?! (?:yesterday|last night|this morning)\b)/

/** 'It went away. Nothing now.' */
export function isOver(text: string, mention: Mention, polarity: Mention['polarity']): boolean {
  if (polarity !== 'present' || !FELT.has(mention.kind)) return false
  const { after } = sentenceAround(text, mention)
  const [next = ''] = text.slice(mention.to + after.length + 1).match(/[^.?!]+/) ?? []
  return (
    WENT.test(plainSaid(next).trim()) ||
    FELT_FINE.test(plainSaid(after)) ||
    NOT_SINCE.test(plainSaid(after)) ||
    GONE.test(plainSaid(after))
  )
}

/** 'just the once, yesterday' */
export function isOnce(text: string, mention: Mention): boolean {
  const { after } = sentenceAround(text, mention)
  return FELT.has(mention.kind) && /\b(?:just|only) (?:the )?once\b/.test(plainSaid(after))
}

const LOST =
  /\b(?:los[st]\w*|down|dropped)\b.*\b(?:weight|pounds?|lbs?|kilos?|kg|stone)\b|\bweight loss\b/i
const ON_PURPOSE =
  /\b(?:(?:been|was|i'm|we're) (?:trying|working (?:on|at))|trying to|on purpose|intentional(?:ly)?|deliberate(?:ly)?|diet(?:ing)?|slimming|weight watchers|cut(?:ting)? (?:out|down|back)|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|working on that)\b/

/** Weight that was meant to be lost is no warning. */
export function intended(
  lines: readonly LedgerLine[],
  { kind, line, words }: Mention,
  polarity: Mention['polarity'],
): { detail?: string } {
  if (polarity !== 'present' || !FELT.has(kind) || !LOST.test(words)) return {}
  // What was asked is told of in the answer.
  const last = lines[line]?.role === 'clinician' ? line + 1 : line
  const around = lines.slice(Math.max(0, line - 1), last + 1).map(({ text }) => plainSaid(text))
  return ON_PURPOSE.test(around.join(' ')) ? { detail: 'intentional' } : {}
}
