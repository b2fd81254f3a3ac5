import type { Fact } from '@chartwright/contract/facts'
import type { Around } from '../task-around.ts'

/** 'I'll be in touch with you in a day or so': a call and no visit. */
const IN_TOUCH =
  /\b(?:in touch(?: with (?:you|him|her|them))?|(?:call|phone|ring|message|contact|text) (?:you|him|her)(?: back| up)?|let (?:you|him|her) know)(?:,| again| sometime| probably| hopefully|\.\.\.| in)*$/
const TOUCH = /\b(?:in )?touch\b(?! base)|^contact by the clinic\b/
/** Only a time, as the words of a visit without its verb are. */
const ONLY_TIME =
  /^(?:(?:in|within|about|around|the|next|an?|couple|few|of|or|so|two|three|four|five|six|ten|\d+|tomorrow|later|this|on|by|days?|weeks?|months?|hours?|monday|tuesday|wednesday|thursday|friday)(?:'s)?(?: |$))+$/
const SPOKEN_TO =
  /^(?:be )?(?:(?:talk|speak|chat|reach out|touch base)(?:ing)? (?:to|with)\b|(?:ring|call|phone|telephone|contact|message|e-?mail) (?=(?:the|your|his|her|dr)\b)(?!the ambulance)|(?:check|discuss|clear|confirm|coordinate)(?: (?:this|that|it|these|things))? with\b|run (?:this|that|it|these|things) (?:by|past)\b)/
/** A letter to a colleague; as a referral it stays one. */
const SPOKEN_OR_WRITTEN_TO = new RegExp(
  String.raw`${SPOKEN_TO.source}|^write to (?=(?:the|your|his|her|dr)\b)`,
)
const TOLD_AS = new Set<Fact['act']>(['refer', 'follow_up', 'procedure'])
/** Said of the clinician's own deed. */
export const OURS =
  /\b(?:i|we)(?:'ll|'m|'re|'d| will| am| are| would)?(?: (?:want|like|need|have|gonna|going|wanna|also|then|be|just|to|go|ahead|and|definitely|probably))*$/
const TOPIC =
  /\b(?:problem|issue|concern|condition|diagnosis),? (?:of |is |with )?(?:your|the|his|her) ([a-z][a-z -]{2,40}?),? (?:i|we|i'm|i'll|we'll|let's|continue|keep)\b[^.]*$/

/** A call to the patient, or to a colleague, where it was heard as a visit or a referral. */
export function asContact(fact: Fact, around: readonly Around[]): Fact {
  if (fact.kind !== 'plan' || around.length === 0) return fact
  const isCall = TOUCH.test(fact.concept) || around.some(isCalling)
  if (fact.act === 'follow_up' && isCall)
    return { ...fact, concept: isOfResults(fact, around) ? 'results contact' : 'contact' }
  if (fact.act === 'follow_up' && around.every(isCallBack)) return { ...fact, concept: 'contact' }
  if (fact.act === 'follow_up' && around.some(isCallOfStaff)) return { ...fact, concept: 'contact' }
  const spoken = fact.act === 'procedure' ? SPOKEN_OR_WRITTEN_TO : SPOKEN_TO
  const isOurs = around.some(({ before, words }) => spoken.test(words) && OURS.test(before))
  if (!isOurs || !TOLD_AS.has(fact.act)) return fact
  const topic = around
    .map(({ before }) => TOPIC.exec(before)?.[1])
    .find((found) => found !== undefined)
  const whom = fact.concept
    .replace(spoken, '')
    .replace(/^contact /, '')
    .trim()
  const about = topic === undefined ? '' : ` about the ${topic}`
  return { ...fact, act: 'follow_up', concept: `talk to ${whom}${about}` }
}

const STAFF = /\b(?:my|our) \w+(?:'ll| will| is going to)(?: then| also)*$/

/** 'My nurse will call you tomorrow.' */
function isCallOfStaff({ before, words }: Around): boolean {
  return (
    STAFF.test(before) && /^(?:call|ring|phone|text|contact|message) (?:you|him|her)\b/.test(words)
  )
}

/** 'When I have the results I will contact you.' */
const WITH_RESULTS =
  /\b(?:after|when|once|as soon as) (?:i|we) (?:get|have|see|receive) (?:your |the |those |all |back )*(?:\w+ )?results?\b/

function isOfResults({ concept }: Fact, around: readonly Around[]): boolean {
  return (
    /\bresults?\b/.test(concept) ||
    around.some(
      ({ before, after }) =>
        WITH_RESULTS.test(before) || WITH_RESULTS.test(after) || ONCE_BACK.test(after),
    )
  )
}

/** 'I'll text you when they're back.' */
const ONCE_BACK =
  /^(?:when|once|as soon as) (?:(?:they|those|these|it|that)(?:'s|'re| is| are| come| comes)|(?:your|the|those) (?:\w+ )?(?:results?|bloods?|labs?|tests?)(?: is| are| come| comes)?) (?:all )?(?:back|in|through|ready)\b/

const PROMISES =
  /\b(?:i|we)(?:'ll| will|'m gonna|'re gonna|'m going to|'re going to|\s(?:am|are) going to) (?:then |also |personally )*(?:be in touch with|contact|call|ring|phone) you\b/

/** 'I'll be in touch with you after we get your results', 'in a day or so': a plain promise, even where it was hardly read. */
export function isPromisedContact(
  { act, attributes }: Fact,
  { before, words, after }: Around,
): boolean {
  return (
    act === 'follow_up' &&
    PROMISES.test(`${before} ${words} ${after}`) &&
    (attributes.when !== undefined || WITH_RESULTS.test(before) || WITH_RESULTS.test(after))
  )
}

const CALLS =
  /\b(?:call|ring|phone|telephone|text|message|e-?mail|contact) (?:you|him|her|them)\b|\bgive (?:you|him|her|them) an? (?:quick )?(?:call|ring|bell|buzz)\b/
const BACK_TO = /\bget back to (?:you|him|her)\b/

/** 'I'll give you a ring on Friday'; not 'give me a ring'. */
function isCalling({ before, words }: Around): boolean {
  const said = `${before} ${words}`
  if (BACK_TO.test(said.slice(-words.length - 'get '.length))) return true
  const calls = CALLS.exec(said)
  return (
    calls !== null &&
    calls.index + calls[0].length > before.length &&
    OURS.test(said.slice(0, calls.index).trim())
  )
}

function isCallBack({ before, words }: Around): boolean {
  return IN_TOUCH.test(before) && ONLY_TIME.test(words)
}
