import { isPart } from '../../../find-sides.ts'
import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const LISTED = /\b([a-z]+),\s+(?:and\s+)?$/i
const BOTH_SIDES = /^(?:(?:it is|it's|on|in) )*both sides$/i

/** 'hips, | knees and ankles': the parts of a list before it; 'both sides' is a side, whatever it was heard as. */
export function wholeSite(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (modifier.kind === 'detail' && BOTH_SIDES.test(modifier.words.trim()))
    return { ...modifier, kind: 'side' }
  if (modifier.kind === 'site' && isHandSide(lines, modifier))
    return { ...modifier, kind: 'side', words: sideOf(lines, modifier) }
  if (modifier.kind === 'site' && CUT_LIMBS.test(modifier.words.trim()))
    return withLimbs(lines, modifier)
  if (modifier.kind !== 'site' || !isListOfParts(modifier.words)) return modifier
  const before = lines[modifier.line]?.text.slice(0, modifier.from) ?? ''
  const [lead = '', part = ''] = LISTED.exec(before) ?? []
  if (!isParts(part) || part === '') return modifier
  return wholeSite(lines, {
    ...modifier,
    from: modifier.from - lead.length,
    words: `${lead}${modifier.words}`,
  })
}

const CUT_LIMBS = /^(?:bilateral )?(?:lower|upper)$/i

/** 'your lower | extremities' */
function withLimbs(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  const rest = /^\s+extremit(?:y|ies)\b/i.exec(lines[modifier.line]?.text.slice(modifier.to) ?? '')
  if (rest === null) return modifier
  const [limbs] = rest
  return { ...modifier, to: modifier.to + limbs.length, words: `${modifier.words}${limbs}` }
}

const SIDE_BEFORE = /\b(left|right)[\s-]*$/i

/** 'on the right hand side' is no hand. */
function isHandSide(lines: readonly LedgerLine[], { line, from, to, words }: Modifier): boolean {
  const text = lines[line]?.text ?? ''
  return (
    /^hand(?: side)?$/i.test(words.trim()) &&
    SIDE_BEFORE.test(text.slice(0, from)) &&
    (/side$/i.test(words.trim()) || /^[\s-]*side\b/i.test(text.slice(to)))
  )
}

function sideOf(lines: readonly LedgerLine[], { line, from }: Modifier): string {
  return SIDE_BEFORE.exec(lines[line]?.text.slice(0, from) ?? '')?.[1]?.toLowerCase() ?? ''
}

function isListOfParts(words: string): boolean {
  return /,|\band\b/.test(words) && isParts(words)
}

function isParts(words: string): boolean {
  return words
    .toLowerCase()
    .split(/,|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean)
    .every((part) => isPart(part) || isPart(part.replace(/s$/, '')))
}
