import type { FactAct } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { readEmergency } from './read-emergency.ts'

/** To speak to somebody of the practice; an ambulance is another matter. */
const CALL =
  '(?:call|ring|phone|contact|message)(?: (?:me|us|back|the (?:office|clinic|surgery|practice)))|(?:give|drop) (?:me|us|the (?:office|clinic|surgery)) a (?:call|ring|line|shout)(?: back)?|let (?:me|us) know|call(?=\\s*(?:[.,?!]|$|or\\b|and\\b|if\\b|when\\b|should\\b|only\\b|with\\b|again\\b|sooner|immediately|straight away|right away|back))'
const COME = '(?:come|pop) (?:back|in)(?: and see (?:me|us))?|return|see (?:me|us)(?: again)?'
/** Words that lead to what one should do. */
const LEAD =
  "(?:(?:and|then|so|just|please|i(?:['’]?d| would)? (?:want|need|like) you to|you|can|should|may|need|to|um|uh|know|feel|free|do|not|n['’]t|hesitate|always|okay|either|in the meantime|also)[\\s,.]+)*"
const OR = '[\\s,]+(?:or|and)(?: also)?[\\s,]+(?:(?:you can|please|just|to) )?'

/** Whether help is got by a call, by coming, or by either, where the words begin with it. */
const BEGINS = new RegExp(
  `^[\\s,.]*${LEAD}(?:(${CALL})(?:${OR}(${COME}))?|(${COME})${OR}(${CALL}))\\b`,
  'i',
)
/** The same right before a sign: 'come back or give us a call if the …'. */
const ENDS = new RegExp(
  `\\b(?:(?:(${CALL})(?:${OR}(${COME}))?)|(?:(${COME})${OR}(${CALL})))(?:[\\s,]+(?:sooner|again|straight away|right away|immediately))*[\\s,]+(?:only )?(?:if|when|should)(?:[\\s,]+(?:if|you|your|the|there|it|is|any|an?|have|get|develop|notice|feel))*[\\s,]*$`,
  'i',
)
const FORBIDS = /\b(?:not|never|n['’]t)[\s,]+(?!hesitate)(?:\w+ )?$/i

/** To come is said with the sign itself. */
const COMES =
  /(?:^|\b(?:you|to|please|just|and|then|should|straight) )(?:(?:come|pop) (?:straight )?(?:back|in)|go (?:to|in|straight)|return|be seen)\b/i
/** The next sentence is how to get help only if it says nothing else: 'Just give me a call.' */
const ENDS_HERE = /^\s*(?:[.?!]|$|(?:straight away|right away|sooner|okay|back)\b)/i

/** How to get help, where it stands in the warning, right before it or right behind: its name alone would not tell. */
export function readContact(
  { act, words }: { readonly act: FactAct | ''; readonly words: string },
  { before = '', after = '' }: { readonly before?: string; readonly after?: string } = {},
): { detail?: string } {
  if (act !== 'safety_net') return {}
  const emergency = readEmergency(words, { before, after })
  if (emergency !== undefined) return { detail: emergency }
  const own = BEGINS.exec(words.trim()) ?? ENDS.exec(before)
  const behind = COMES.test(words) || COMES.test(before) ? null : BEGINS.exec(after)
  const found = own ?? behind
  if (found === null || isForbidden(found, before)) return {}
  const isNextSentence = found.input === after && /[.?!]/.test(found[0])
  if (isNextSentence && !ENDS_HERE.test(after.slice(found[0].length))) return {}
  const [, call, orCome, come, orCall] = found
  if ((call ?? orCall) === undefined) return {}
  return { detail: (come ?? orCome) === undefined ? 'call' : 'call or return' }
}

const MOST_CHARS = 200

/** What stands before a warning with all its signs, and behind it. */
export function aroundWarning(
  text: string,
  mention: Mention,
  modifiers: readonly Modifier[],
): { before: string; after: string } {
  const signs = modifiers.filter(({ kind, line }) => kind === 'condition' && line === mention.line)
  const from = Math.min(mention.from, ...signs.map((sign) => sign.from))
  const to = Math.max(mention.to, ...signs.map((sign) => sign.to))
  const { before } = sentenceAround(text, { from, to })
  return { before, after: text.slice(to, to + MOST_CHARS) }
}

function isForbidden({ 0: words, index, input }: RegExpExecArray, before: string): boolean {
  const contact = words.search(/\b(?:call|ring|phone|contact|message|give|drop|let)\b/i)
  const lead = input === before ? before.slice(0, index) : ''
  return FORBIDS.test(lead + words.slice(0, Math.max(contact, 0)))
}
