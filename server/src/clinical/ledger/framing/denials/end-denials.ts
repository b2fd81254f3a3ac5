import { isQuestion } from '../../../find-question.ts'
import { normalise } from '../../../normalise.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint', 'finding'])
const DENIED =
  /\b(?:no|not|nope|none|never|nothing|neither|nor|without|denies|denied|negative|cannot|gone|stopped|resolved|went away|rarely|hardly|except)\b|n't\b/
/** What was denied before 'but', and what was named behind it. */
const BUT = /^(.*)\bbut\b(.*)$/
/** 'no doctor but': nothing was denied that was felt. */
const DENIED_THING =
  /(?:\b(?:no|not any|without)|n't (?:had|have|got|get|noticed)(?: any)?) (?:\w+ ){0,4}$/
/** Behind 'but' a thing is named at once, or told of as had. */
const NAMES_AT_ONCE =
  /^ (?:(?:i|i've|he|she|they|he's|she's|there|there's|is|are|was|do|does|did|have|has|had|got|been|having|getting|a|an|some|the|my|just|mild|slight|little|bit|lot|of|definitely|also|yes|more|maybe|only) )*(?:[\w-]+(?: [\w-]+)? (?:and|or) (?:(?:some|a|an|the|my|also) )*)*$/

/** 'no rash some itching': what there is some of is there. */
const SOME = /^(?:just |only |maybe )?some (?!of\b|more\b|other\b)/i
const NO_OTHER =
  /\bno (?:(?!(?:some|but|if|or|i|i've|he|she|never|not|did|didn't|had|have|haven't|don't)\b)[\w-]+ ){1,4}(?:and |just |only |maybe )?$/

/** 'No vomiting, but constipation and weight loss': 'but' ends the denial. */
export function endDenials(lines: readonly LedgerLine[], mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention) =>
    isBehindBut(lines, mention) || isSome(lines, mention)
      ? { ...mention, polarity: 'present' }
      : mention,
  )
}

function isSome(lines: readonly LedgerLine[], mention: Mention): boolean {
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  if (mention.polarity !== 'absent' || !FELT.has(mention.kind) || role === 'clinician') return false
  const { before } = sentenceAround(text, mention)
  const [, lead = ''] = /((?:just |only )?some )$/i.exec(before) ?? []
  return (
    SOME.test(lead + mention.words) &&
    NO_OTHER.test(plainSaid(before.slice(0, before.length - lead.length)))
  )
}

function isBehindBut(lines: readonly LedgerLine[], mention: Mention): boolean {
  if (mention.polarity !== 'absent' || !FELT.has(mention.kind)) return false
  const text = lines[mention.line]?.text ?? ''
  const around = sentenceAround(text, mention)
  const [, denied, named] = BUT.exec(plainSaid(around.before)) ?? []
  if (denied === undefined || named === undefined) return false
  const after = plainSaid(around.after)
  const isAsked =
    text[mention.to + around.after.length] === '?' ||
    isQuestion(normalise(`${named} ${mention.words}${after}`).trim())
  return (
    DENIED_THING.test(denied) &&
    NAMES_AT_ONCE.test(named) &&
    !DENIED.test(plainSaid(mention.words)) &&
    !DENIED.test(after) &&
    !isAsked
  )
}
