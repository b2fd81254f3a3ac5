import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

/** 'tenderness of the greater': which one, and not what. */
const BROKEN_OFF =
  /\b(?:of|at|over|in|on|along) (?:the|your|my) (?:greater|lesser|medial|lateral|anterior|posterior|inferior|superior|upper|lower|distal|proximal|first|second|third|left|right)$/i
const NOD = /^\W*(?:(?:ok|okay|right|alright|yeah|yes|mm-?hmm|mm|uh-?huh|sure)\W*){0,3}$/i
const MOST_LINES = 2

/** 'tenderness of the greater' — 'Okay.' — 'tuberosity of the humerus': what a nod has cut in two is one. */
export function joinBroken(lines: readonly LedgerLine[], mentions: readonly Mention[]): Mention[] {
  const joined = new Map<Mention, Mention>()
  for (const mention of mentions) {
    const rest = mentions.find((other) => isRestOf(lines, mention, other))
    if (rest) joined.set(mention, rest)
  }
  const rests = new Set(joined.values())
  return mentions
    .filter((mention) => !rests.has(mention))
    .map((mention) => {
      const rest = joined.get(mention)
      if (!rest) return mention
      const { line, from, to } = rest
      const words = `${mention.words.trim()} ${rest.words}`
      return { ...mention, words, rest: { line, from, to } }
    })
}

function isRestOf(lines: readonly LedgerLine[], mention: Mention, other: Mention): boolean {
  if (other.kind !== mention.kind || !BROKEN_OFF.test(mention.words.trim())) return false
  const apart = other.line - mention.line
  if (apart < 1 || apart > MOST_LINES) return false
  const [first, last] = [lines[mention.line], lines[other.line]]
  return (
    first !== undefined &&
    first.role === last?.role &&
    !/\w/.test(first.text.slice(mention.to)) &&
    !/\w/.test(last.text.slice(0, other.from)) &&
    lines.slice(mention.line + 1, other.line).every(({ text }) => NOD.test(text))
  )
}
