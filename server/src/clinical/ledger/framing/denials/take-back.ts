import { findParts } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import { tokensOf } from '../../../tokens.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import type { Side } from '../../fact.ts'
import { sideInstead } from '../places/corrected-sides.ts'
import { readSide } from '../places/read-side.ts'

/** 'no left elbow pain' denies; 'no, left' corrects. */
const PHRASE = String.raw`(?:no(?=\s*[,–—-])|no wait|wait|(?:or[\s,]+)?(?:i['’]?m |i am )?sorry|i mean|i meant|actually|correction|excuse me|my mistake|my bad)`
const BREAK = String.raw`[\s,.;:–—-]*`
const CORRECTED = new RegExp(
  String.raw`^[^.?!,;–—-]{0,30}${BREAK}(?:${PHRASE}\b${BREAK})+(?:(?:it's|it is|that's|it was|on|in|the|my|your|his|her)\s+)*(left|right)\b`,
  'i',
)
const TAKEN_BACK = new RegExp(
  String.raw`^${BREAK}(?:${PHRASE}\b${BREAK})+(?:(?:my|your|the|his|her|on|in|it's)\s+)*$`,
  'i',
)
const REACH_CHARS = 90

/** 'right knee, sorry, the left' is left. */
export function correctedSide(text: string, mention: Mention): Side | undefined {
  const said = readSide(mention.words)
  if (said !== 'left' && said !== 'right') return undefined
  const after = text.slice(mention.to, mention.to + REACH_CHARS)
  const other = said === 'left' ? 'right' : 'left'
  const again = mention.words.toLowerCase().replace(said, other)
  if (isSaidNext(after, again)) return other
  const side = CORRECTED.exec(after)?.[1]?.toLowerCase()
  return side === 'left' || side === 'right' ? side : sideInstead(text, said, mention.to)
}

/** 'my left hip, sorry, my right hip aches' is one thing, the second. */
export function withoutTakenBack(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
): Mention[] {
  return mentions.filter((mention, at) => {
    const next = mentions[at + 1]
    if (next?.line !== mention.line || !areAlike(mention.kind, next.kind)) return true
    const between = lines[mention.line]?.text.slice(mention.to, next.from) ?? ''
    const behind = lines[mention.line]?.text.slice(next.to) ?? ''
    const isAskedBack = /^[\s,.–—-]*$/.test(between) && isAsked(behind, next.words)
    if (isAskedBack && isOtherSide(mention.words, next.words)) return false
    if (isSaidAnew(mention, between, next)) return false
    if (!TAKEN_BACK.test(between)) return true
    if (mention.kind === 'medication') return false
    if (I_MEAN.test(between) && headOf(mention.words) === headOf(next.words)) return false
    const parts = partsOf(next.words)
    return !partsOf(mention.words).some((part) => parts.includes(part))
  })
}

/** 'no back pain, I mean belly pain' */
const I_MEAN = /^[\s,]*i mean(?:t)?[\s,]*$/i

function headOf(words: string): string | undefined {
  return words.trim().toLowerCase().split(/\s+/).at(-1)
}

/** 'left leg pain. Right leg pain?': a list of both sides is no correction. */
function isSaidNext(after: string, words: string): boolean {
  const next = after.toLowerCase().replace(/^[\s,.–—-]+/, '')
  return next.startsWith(words) && isAsked(next.slice(words.length), words)
}

/** 'right leg pain, right leg pain?' */
function isAsked(behind: string, words: string): boolean {
  const again = behind.toLowerCase().replace(/^[\s,]+/, '')
  const rest = again.startsWith(words.toLowerCase()) ? again.slice(words.length) : again
  return /^[^.!?;]{0,30}\?/.test(rest)
}

const ANEW = /^[\s,]*(?:or[\s,]+)?(?:actually|rather|i mean|i'd say)\b/i

/** 'one plus edema, or actually almost two plus | edema' is told as it was said last. */
function isSaidAnew({ kind, words }: Mention, between: string, next: Mention): boolean {
  const isSame = words.toLowerCase().endsWith(next.words.toLowerCase())
  return kind === 'finding' && isSame && ANEW.test(between) && !/[.?!]/.test(between)
}

const SIDE = /\b(?:left|right)\b/i

/** 'left leg pain. Right leg pain': said again with the other side, it is that one. */
function isOtherSide(words: string, next: string): boolean {
  const [one, other] = [words, next].map((each) => SIDE.exec(each)?.[0].toLowerCase())
  if (one === undefined || other === undefined || one === other) return false
  return words.replace(SIDE, '').toLowerCase() === next.replace(SIDE, '').toLowerCase()
}

const FELT = new Set<Mention['kind']>(['complaint', 'symptom'])

function areAlike(one: Mention['kind'], other: Mention['kind']): boolean {
  return one === other || (FELT.has(one) && FELT.has(other))
}

function partsOf(words: string): string[] {
  return [...findParts(tokensOf(normalise(words)))]
}
