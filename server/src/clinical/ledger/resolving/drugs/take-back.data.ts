const LEADS = String.raw`(?:(?:okay|ok|all right|alright|well|so|and|but|oh|hm+|sorry|fine|yeah|yes|right) )*`
/** How somebody turns round on what was just said; said without commas and 'you know'. */
const TURNS = String.raw`${LEADS}(?:(?:actually|no|wait|on second thoughts?|scratch that|never ?mind|what(?= let's)|let me take that back)\b ?)+`
const WILL = String.raw`(?:(?:i think|maybe|let's|we'll|we will|i'll|i will|i'd|we can|we could|i'm going to|we're going to|just|rather|you can|you|have you|for now|then) )*`
const FIGURE = String.raw`(?:the |your |just |that )*(\d+(?:\.\d+)?)\b(?! ?(?:times|days?|weeks?|months?|hours?|percent|pounds?|%|/))`

type Row = readonly [name: string, said: RegExp, is: string, isNot: string]

/** A dose stays what it was; a group holds it where it was named. */
export const STAYS: readonly Row[] = [
  [
    'at a figure',
    new RegExp(
      String.raw`\b(?:stay|stick|remain|(?:keep|leave|hold|have) (?:it|you|him|her|that|the dose|things|on)|keep|go back)\b(?: (?:back|down|up))?(?: (?:on|at|with|to))? ${FIGURE}`,
    ),
    "let's keep it at 20",
    "let's keep it for 20 days",
  ],
  [
    'where it is',
    /\b(?:keep|leave|hold) (?:it|you|him|her|that|things|everything|the dose) (?:(?:right |just )?where (?:it|you|he|she|we|things)(?:'s| is|'re| are)\b|as (?:it|they|you|things)?(?: is| are|'s|'re)?\b|alone\b|(?:at )?the same\b|unchanged\b)|\bstay (?:(?:right |just )?where you are|put|(?:on|at) the same dose|(?:on|with|at) what you(?:'re| are))\b/,
    "let's leave it where it is",
    'leave it by the bed',
  ],
  [
    'not changed',
    /\b(?:let's not|we won't|i won't|i'm not going to|we're not going to|i wouldn't|i'd rather not|no need to) (?:change|increase|raise|go up|bump|double|touch|lower|cut|decrease|go down)\b/,
    "let's not increase it",
    "let's increase it",
  ],
]

/** All of it, at once. */
export const DROPS = new RegExp(
  String.raw`^(?:(?:okay|well|oh|sorry|wait|hm+) )*(?:actually no|(?:actually )?(?:scratch that|never ?mind(?: that)?|forget (?:that|it))|no let's not|actually let's not|on second thoughts? (?:no|let's not))(?: (?:do|start|use) (?:it|that|this))?$`,
)

const INSTEAD = String.raw`(?:let's|i'll|i will|we'll|we will|i'm going to|i'd rather|i'd|we should)(?: just| rather)* (?:use|go with|try|do|start|give|prescribe|put|switch|have)\b`

/** Another drug takes the place of the one before; what is given as well takes no place. */
export const REPLACES: readonly Row[] = [
  [
    'instead',
    new RegExp(String.raw`^${TURNS}.{0,60}\b${INSTEAD}.*\binstead\b(?! of\b)`),
    "actually with your cough let's go with losartan instead",
    "actually for the pain let's use tylenol instead of the ibuprofen",
  ],
  [
    'on second thought',
    new RegExp(
      String.raw`^${LEADS}(?:on second thoughts?|scratch that|no wait|wait no|never ?mind|let me take that back)\b.{0,60}?\b${INSTEAD}(?!.*\b(?:as well|too|also|instead of)\b)`,
    ),
    "on second thought let's use azithromycin",
    "on second thought let's use tylenol too",
  ],
]

export const TURNS_ROUND = new RegExp(String.raw`^${TURNS}`)
/** Without a word that turns round, it must at least be for now. */
export const FOR_NOW = /\bfor (?:now|the (?:moment|time being))\b/
export const BEGINS_STAYING = new RegExp(
  String.raw`^${LEADS}${WILL}(?:stay|stick|keep|leave|hold|remain|go back|not)\b`,
)
/** What holds only so long, or only then. */
export const LIMITS =
  /\b(?:if|unless|until|till|when|once|in case|while|before|after|first|weekends?|nights?)\b/
