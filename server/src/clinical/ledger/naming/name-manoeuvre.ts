import { rewriteBy } from '../../realise/words/rows.ts'
import { MANOEUVRES } from './manoeuvres.data.ts'

/** What was said around a question of the examination. */
interface Asked {
  /** In its own sentence. */
  readonly before: string
  readonly after: string
  /** What was asked two lines before, where it was. */
  readonly earlier: string
  /** The line behind it. */
  readonly answer: string
}

/** 'press on the heel, does that hurt?' and its answer tell of a tenderness; undefined where pain was not asked of. */
export function nameManoeuvre(
  words: string,
  polarity: 'present' | 'absent',
  asked: Asked,
): string | undefined {
  if (NOT_PAIN.test(`${asked.before.slice(-NEAR)} ${words} ${asked.after.slice(0, NEAR)}`))
    return undefined
  const after = asked.after.slice(0, NEAR)
  const isAsked =
    HURTS.test(words) ||
    HURTS_NEXT.test(after) ||
    (GOES_ON.test(`${asked.before}${words}`) && HURTS.test(asked.earlier))
  if (!isAsked || !isAnswered(polarity, asked.answer, after)) return undefined
  const plain = words.replace(HURTS, '').replace(LEAD, '')
  const named = rewriteBy(MANOEUVRES, plain)
  return named === plain ? undefined : named
}

const NEAR = 40
const SORE = '(?:hurt(?:ing)?|painful|tender|sore|uncomfortable)'
const HURTS = new RegExp(
  `,? ?(?:and |so )?\\b(?:does|is|did|was) (?:that|it|this) ${SORE}(?: at)?`,
  'i',
)
const HURTS_NEXT = new RegExp(
  `^[\\s,.?]*(?:(?:and|so|sorry|gonna|gon na)[\\s,]+)*(?:(?:does|is|did) (?:that|it|this)|(?:that|it|this)['’]s) ${SORE}`,
  'i',
)
/** 'Can you bend it?' and 'do you feel that?' ask of no pain. */
const NOT_PAIN =
  /\b(?:can|could|able|try|feel|feels|numb\w*|tingl\w*|sensation|same|against|resist\w*)\b/i
const GOES_ON = /\b(?:how|what) about (?:if|when)\b/i
const LEAD =
  /^(?:(?:okay|and|so|now|alright|how about|what about|if|when|as) )*(?:(?:i(?:['’]?m)?|you|we) )?(?:(?:gonna|go ahead and|have you|just) )*/i

const YES =
  /\b(?:yes|yeah|yep|ow|ouch|hurts?|sore|painful|tender|uncomfortable|little|bit|definitely|does|mm-hmm|uh-huh)\b/i
const NO = /\b(?:no|nope|nah|not|none|n['’]?t|fine)\b|n['’]t\b/i

const BEFORE = /\bused to\b|\b(?:before|earlier|yesterday|last week)\b/i

/** A tenderness is only one if the answer says so. */
function isAnswered(polarity: 'present' | 'absent', answer: string, after: string): boolean {
  const isNo = NO.test(answer)
  if (polarity === 'absent') return isNo && !/\b(?:yes|yeah|ow|ouch|hurts)\b/i.test(answer)
  return !isNo && !BEFORE.test(answer) && (YES.test(answer) || /\b(?:that|it)['’]s /i.test(after))
}
