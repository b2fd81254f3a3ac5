import { isPaired, isPart } from '../../../find-sides.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const FOUND = new Set<Mention['kind']>(['finding', 'result'])
const PLACED = new Set<Mention['kind']>([...FOUND, 'assessment', 'symptom', 'complaint', 'history'])
const NO_PART_YET =
  /\b(?:of|in|on|over|at|to|along|near|behind|around|with)\s+(?:the|your|that|this|his|her|both|either)(?:\s+(?:left|right))?\s*$/i
const PART_BEHIND =
  /^\s*(?:(?:both of |either of )?(?:the|your|his|her)\s+)?(?:(?:left|right|upper|lower|medial|lateral|anterior|posterior|inferior|superior|distal|proximal|mid|big|great|index|middle|ring|little|first|second|third|fourth|fifth)\s+){0,3}([a-z]+)/i

/** What is found with its place: 'thickening of the right' of 'thickening of the right breast'. */
export function withParts(lines: readonly LedgerLine[], mentions: readonly Mention[]): Mention[] {
  return mentions
    .reduce<Mention[]>((done, mention) => {
      const last = done.at(-1)
      if (last && goesOn(lines, last, mention)) done[done.length - 1] = joined(lines, last, mention)
      else done.push(mention)
      return done
    }, [])
    .map((mention) => withPart(lines, mention))
}

/** 'joint spaces of the' and 'right knee are narrowed', read apart, are one. */
function goesOn(lines: readonly LedgerLine[], one: Mention, next: Mention): boolean {
  return (
    FOUND.has(one.kind) &&
    one.kind === next.kind &&
    one.polarity === next.polarity &&
    one.line === next.line &&
    next.from >= one.to &&
    isOnePhrase(one.words, lines[one.line]?.text.slice(one.to, next.from) ?? '', next.words)
  )
}

/** 'a dilated bladder | with | a thick wall': whose wall it is stands before it. */
function isOnePhrase(one: string, between: string, next: string): boolean {
  if (between.trim() === '' && NO_PART_YET.test(one)) return true
  const link = `${/ with$/i.exec(one)?.[0] ?? ''}${between}`
  return /^\s+with(?: an?| some)?\s+$/i.test(link) && OF_WHAT_IT_IS_WITH.test(next)
}

const OF_WHAT_IT_IS_WITH =
  /^(?:(?:an?|some|its) )?(?:thick(?:ened|ening)?|thin(?:ned|ning)?|irregular|smooth|calcified) ?(?:walls?|lining|borders?|margins?|edges?)\b/i

function joined(lines: readonly LedgerLine[], one: Mention, next: Mention): Mention {
  return { ...one, to: next.to, words: lines[one.line]?.text.slice(one.from, next.to) ?? one.words }
}

const FROM_PART = /\bfrom (?:the|my|your|his|her) [a-z]+$/i
const TO_PART = /^ (?:(?:all the way )?(?:down |up )?to) (?:the|my|your|his|her) ([a-z]+)/i

function withPart(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (!PLACED.has(mention.kind)) return mention
  if (FROM_PART.test(mention.words)) return toPart(lines, mention)
  if (END_OF.test(mention.words)) return ofPart(lines, mention)
  if (!NO_PART_YET.test(mention.words)) return mention
  const [next = '', part = ''] =
    PART_BEHIND.exec(lines[mention.line]?.text.slice(mention.to) ?? '') ?? []
  if (!(isPart(part.toLowerCase()) || isPaired(part.toLowerCase()))) return mention
  const words = `${mention.words}${next}`.replace(SAID_TWICE, ' $1 ')
  const whole = { ...mention, words, to: mention.to + next.length }
  return END_OF.test(words) ? ofPart(lines, whole) : whole
}

/** One end of a part that is not named yet. */
const END_OF =
  /\b(?:in|on|at|of|over|along|around|to)\s+(?:the|your|my|his|her)\s+(?:very )?(?:back|front|top|bottom|middle|inside|outside|side|end|tip|base|index|ring|little|big)$/i
/** 'my back legs are numb' has lost a mark: only these stand right before their part. */
const BEFORE_PART = /\b(?:index|middle|ring|little|big)$/i
const OF_PART =
  /^\s+((?:part |side )?of\s+(?:the|my|your|his|her|that|this)\s+(?:(?:left|right|upper|lower|big|great|index|middle|ring|little)\s+)*)?([a-z]+)\b/i

/** 'an ulcer on the back | of your heel', 'a fracture of the middle | finger' */
function ofPart(lines: readonly LedgerLine[], mention: Mention): Mention {
  const [rest, of, part = ''] =
    OF_PART.exec(lines[mention.line]?.text.slice(mention.to) ?? '') ?? []
  if (of === undefined && !BEFORE_PART.test(mention.words)) return mention
  const name = part.toLowerCase()
  if (rest === undefined || !(isPart(name) || isPaired(name))) return mention
  return { ...mention, words: `${mention.words}${rest}`, to: mention.to + rest.length }
}

/** 'a burn from the elbow | to the wrist' is of neither alone. */
function toPart(lines: readonly LedgerLine[], mention: Mention): Mention {
  const [rest, part = ''] = TO_PART.exec(lines[mention.line]?.text.slice(mention.to) ?? '') ?? []
  if (rest === undefined || !isPart(part.toLowerCase())) return mention
  return { ...mention, words: `${mention.words}${rest}`, to: mention.to + rest.length }
}

/** 'in your both of your ankles' */
const SAID_TWICE = /(?:\s+(?:the|your|that|his|her))?\s+(both|either) of (?:the|your|his|her)\s+/i
