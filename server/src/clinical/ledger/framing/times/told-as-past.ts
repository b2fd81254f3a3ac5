import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const LIVED = new Set<Mention['kind']>(['symptom', 'complaint', 'history', 'social'])
const PAST =
  /\b(?:was|were|had|couldn't|could not|could barely|could hardly|could only|wasn't|weren't|used to|felt|did|didn't|got|kept)\b/g
/** What is still so, or has been so up to now. */
const PRESENT =
  /\b(?:i'm|i am|is|are|he's|she's|it's|have been|has been|i've|he's been|can|can't|cannot|still|do|does|don't|has|have|feel|feels|hurts|keeps?)\b/
const UNIT = String.raw`(?:days?|weeks?|months?|years?)`
const THEN = new RegExp(
  String.raw`\b(?:last (?:week|month|year|spring|summer|fall|autumn|winter|time)|(?:few|couple of|\w+) ${UNIT} ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|autumn|winter)|20\d\d)|back (?:then|in)|at (?:first|the (?:start|beginning)|one point)|the first (?:day|week|month|few|couple)|before (?:the|my|his|her|that) \w+|until (?:last )?\w+)\b`,
)
const NOW =
  /\b(?:now|these days|(?:fine|better|okay|well|normal(?:ly)?|good) today|today (?:i'm|i am|it's) (?:fine|better|okay|well|good)|currently|not any ?more|no longer|since then|i'm (?:doing |feeling |much |a lot |so much |all |completely )*(?:fine|better|good|great|okay)|(?:it|that|they)(?:'s|'ve| has| have| is| are)(?: all| completely| pretty much)? (?:gone|better|fine|healed|settled|resolved|went away)|doing (?:better|fine|well|great))\b/
const NOT_OVER =
  /\b(?:again|still|either|worse|came back|comes back|back again|as well|too|keeps|on and off|ever since|even now|until now)\b/
const USED_TO = /\b(?:i|we|he|she|they) (?:just |also |only )?used to(?: \w+){0,2} ?$/

/** 'I came off it because of the' */
const STOPPED_FOR =
  /\b(?:came off|stopped|quit|gave up|went off|(?:was|were) taken off|took me off) (?:it|that|them|those|the \w+|\w+)\b(?: \w+){0,3} (?:because(?: of)?|due to|since|as)(?: (?:the|it|they|all|gave me|made me|caused|got|too much|so much|bad|of|that|was|giving me|making me|a|an|some))* ?$/

/** 'Last month I couldn't walk on it. Now I can.', 'I used to live with my aunt': it is so no more. */
export function isToldAsPast(
  lines: readonly LedgerLine[],
  mention: Mention,
  polarity: Mention['polarity'],
): boolean {
  const { text, role } = lines[mention.line] ?? { text: '', role: 'clinician' }
  if (role === 'clinician' || !LIVED.has(mention.kind) || polarity !== 'present') return false
  const { before } = sentenceAround(text, mention)
  const lead = plainSaid(before)
  if (mention.kind !== 'social' && STOPPED_FOR.test(lead)) return true
  if (mention.kind === 'social' && USED_TO.test(lead)) return true
  const said = `${lead}${plainSaid(mention.words)}`
  const clause = said.split(/\b(?:but|now|so|because)\b/).at(-1) ?? ''
  const last = [...clause.matchAll(PAST)].at(-1)
  if (last === undefined || PRESENT.test(clause.slice(last.index))) return false
  const whole = plainSaid(text)
  return THEN.test(said) && NOW.test(whole) && !NOT_OVER.test(whole)
}
