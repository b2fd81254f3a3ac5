import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const CLAUSES = new Set<Modifier['kind']>(['trigger', 'condition', 'reason'])
/** Words after which something must follow. */
const BREAKS_OFF =
  /\b(?:going|trying|having|getting|doing|making|playing|need|needs|want|wants|have|has|had|feel|feels|do|does|was|were|am|is|are|be|been|to|of|the|an?|my|your|his|her|with|for|from|on|up|too|very|really|how|what|reduce|relieve|that)$/i
/** Where the clause ends. */
const NEXT = String.raw`(?:and|or|but|so|then|because|which|if|when|while|i|you|we|he|she|they|it|um|uh|okay|alright|do|does|did|is|are|can|right|now|today)`
/** The rest of the clause: a few words up to a break. */
const REST = new RegExp(
  String.raw`^(?:\s+(?!${NEXT}\b)[a-z'’-]+){1,6}?(?=\s*(?:$|[,.;?!])|\s+${NEXT}\b)`,
  'i',
)

/** 'climbing stairs or going' of 'climbing stairs or going to church': whole. */
export function wholeClause(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (!CLAUSES.has(modifier.kind)) return modifier
  if (NEEDS_MORE.test(modifier.words)) return withParticle(lines, modifier)
  if (!BREAKS_OFF.test(modifier.words)) return modifier
  const rest = REST.exec(lines[modifier.line]?.text.slice(modifier.to) ?? '')?.[0]
  if (rest === undefined || BREAKS_OFF.test(rest)) return modifier
  return { ...modifier, to: modifier.to + rest.length, words: `${modifier.words}${rest}` }
}

/** 'to get some of the swelling | down' */
const NEEDS_MORE =
  /^(?:(?:and|just|so) )*(?:to )?(?:try to |help )?(?:get|bring|keep|take|calm|settle|cut|build|cool|break|clear)(?: (?!(?:down|up|out|off|open|away|under|rid)\b)[\w'’-]+)+$/i
const PARTICLE = /^\s+(?:down|up|out|off|open|away|under control)\b/i

function withParticle(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  const rest = PARTICLE.exec(lines[modifier.line]?.text.slice(modifier.to) ?? '')?.[0]
  if (rest === undefined) return modifier
  return { ...modifier, to: modifier.to + rest.length, words: `${modifier.words}${rest}` }
}

const TO_SEE =
  /\b(?:(?:just|in order) )?(?:to\s+)?(?:see|check|find out|determine|know|make sure|be sure|tell|evaluate|assess)\s+$/i
const ASKED = /^(?:if|whether|how|that)\b/i

/** 'to see if you are cleared': what shall be found out is no condition. */
export function foundOut(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (modifier.kind !== 'reason' || !ASKED.test(modifier.words)) return modifier
  const text = lines[modifier.line]?.text ?? ''
  const lead = TO_SEE.exec(text.slice(0, modifier.from))?.[0]
  if (lead === undefined) return modifier
  const words = `${lead.replace(/^(?!(?:to|just|in)\b)/i, 'to ')}${modifier.words}`
  return { ...modifier, from: modifier.from - lead.length, words }
}
