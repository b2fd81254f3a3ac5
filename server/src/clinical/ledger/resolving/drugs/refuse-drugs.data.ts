const LEADS = String.raw`(?:(?:no|nope|nah|oh|well|honestly|actually|sorry|okay|ok|hm+|but|so|and|doctor|thanks?|thank you|please) )*`
const OBJECT = String.raw`(?:(?:it|that|this|those|them|one|any(?:thing)?(?: like that)?|(?:an?|the|any|that|those|these|your|more|another) )?([a-z-]+(?: [a-z-]+)?)?)`

type Row = readonly [name: string, said: RegExp, is: string, isNot: string]

/** A patient does not want what was ordered; a group holds what it is called. */
export const DECLINES: readonly Row[] = [
  [
    'will not take it',
    new RegExp(
      String.raw`^${LEADS}(?:no way )?(?:i(?:'m| am) not (?:taking|starting|going on|using|going to (?:take|start|use)|gonna (?:take|start|use)|putting)|i(?: really)? (?:won't|will not|refuse to|don't want to|do not want to|can't) (?:take|start|use|go on|be on|try)|i(?: really)? (?:don't|do not)(?: really)? want) ${OBJECT}(?= (?:because|and|so|since|not|again|after|my|with all|i)\b|$)`,
    ),
    "i'm not taking a statin",
    "i don't want to take it at work",
  ],
  [
    'would rather not',
    new RegExp(
      String.raw`^${LEADS}(?:i(?:'d| would) (?:really |much )?(?:rather|prefer|sooner) not|i(?:'d| would) prefer not to|i(?:'ll| will)(?: have to)? (?:pass|decline)|no thank you|no thanks)(?: (?:to|take|taking|start|use|be|go|on|have))*(?: ${OBJECT})?(?= (?:because|and|so|since|not|again|after|my|i)\b|$)`,
    ),
    "i'd rather not take that",
    "i'd rather not wait any longer",
  ],
]

/** A patient who comes round to it. */
export const COMES_ROUND =
  /\b(?:i(?:'ll| will| can| guess i'll| suppose i'll)(?: just)? (?:take|try|do|start|use) (?:it|that|them|those|this|one)(?= (?:then|if you|for now|and see|anyway|okay)\b| ?[.!]| ?$)|let's (?:do|try) (?:it|that)(?= ?[.!]| ?$| then\b)|give (?:it|that) a (?:try|go|shot)\b)/

/** A clinician gives no refill. */
export const NO_REFILL =
  /^(?:(?:oh|well|okay|ok|so|um|hm+|sorry|i'm sorry|i'm afraid|unfortunately|yeah|i know|i understand|i hear you|but) )*(?:no\b(?! (?:problem|worries|issue|trouble|need to ask))|not (?:today|yet|now|this time|right now)\b|(?:i|we)(?:'m| am|'re| are) not (?:going to|gonna|able to|comfortable|happy|willing|refilling)|(?:i|we) (?:really |just )?(?:can't|cannot|won't|will not|wouldn't|don't (?:want to|feel comfortable|think|refill|prescribe))\b|i(?:'d| would) (?:really )?rather not\b|(?:it's|that's|it is|that is) (?:too (?:early|soon)|not something)|let's (?:not|hold off|wait)\b)/

/** A patient who was asked needs none. */
export const NOT_NEEDED =
  /^(?:(?:oh|well|um|hm+|i think) )*(?:no\b(?! (?:more|refills? left)\b)|nope\b|nah\b|not (?:right now|yet|today|at the moment)\b|i(?:'m| am) (?:good|fine|okay|all set)\b|i (?:don't|do not) (?:need|think)\b|i(?:'ve| have)(?: still)? got plenty\b|i have plenty\b)(?!.*\bi (?:do|need)\b)/

/** And one who gives it after all. */
export const REFILLS_YET =
  /\b(?:(?:i|we)(?:'ll| will| can|'m going to) (?:go ahead and |just )?(?:refill|send|call|renew|write|give you|put|get you))\b/
