import type { LedgerLine } from '../../reading/token-stream.ts'
import type { Modifier } from '../../reading/find-mentions.ts'

const DIGIT = String.raw`(?:\d+|zero|oh|one|two|three|four|five|six|seven|eight|nine)`
const HEAD = new RegExp(
  String.raw`\b(?:${DIGIT}|ten|eleven|twelve|\w+ty|\w+teen)\s*(?:\.|point)?\s*$`,
  'i',
)
const TAIL = new RegExp(String.raw`^${DIGIT}\b`, 'i')

/** 'zero .' and 'zero five percent', read apart, are one number: 'zero . zero five percent'. */
export function joinNumbers(
  lines: readonly LedgerLine[],
  modifiers: readonly Modifier[],
): Modifier[] {
  const joined: Modifier[] = []
  for (const modifier of modifiers) {
    const last = joined.at(-1)
    if (last && isSplit(lines, last, modifier))
      joined[joined.length - 1] = {
        ...modifier,
        from: last.from,
        words: lines[last.line]?.text.slice(last.from, modifier.to) ?? modifier.words,
      }
    else joined.push(modifier)
  }
  return joined
}

function isSplit(lines: readonly LedgerLine[], one: Modifier, next: Modifier): boolean {
  if (one.line !== next.line || next.from < one.to) return false
  const between = lines[one.line]?.text.slice(one.to, next.from) ?? ''
  const isPoint = /^\s*(?:\.|point)\s*$/i.test(between) || /(?:\.|point)\s*$/i.test(one.words)
  return (
    isPoint &&
    !/\w{2}/.test(between.replace(/point/i, '')) &&
    HEAD.test(one.words) &&
    TAIL.test(next.words)
  )
}
