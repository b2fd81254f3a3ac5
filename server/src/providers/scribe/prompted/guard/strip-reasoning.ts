/** How models mark what they think before they answer. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ...[
    'think',
    'thinking',
    'thought',
    'reasoning',
    'reflection',
    'analysis',
    'scratchpad',
    'seed:think',
  ].map((name) => [`<${name}>`, `</${name}>`] as const),
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
]
/** What is left of such marks once their text is gone. */
const LEFT = /<\|(?:start|end|return|channel|message)\|>(?:assistant|final)?/g

/**
 * Without what a model thought: blocks, a block that never ends, and all before an end without a
 * beginning, which a server may have swallowed.
 */
export function stripReasoning(text: string): string {
  let kept = text
  for (const [open, close] of MARKS) kept = stripBetween(kept, open, close)
  return kept.replace(LEFT, '')
}

function stripBetween(text: string, open: string, close: string): string {
  const lower = text.toLowerCase()
  const [first, last] = [open.toLowerCase(), close.toLowerCase()]
  let kept = ''
  let at = 0
  for (;;) {
    const begins = lower.indexOf(first, at)
    const ends = lower.indexOf(last, at)
    if (begins === -1 && ends === -1) return kept + text.slice(at)
    const isLoneEnd = ends !== -1 && (begins === -1 || ends < begins)
    if (isLoneEnd) {
      kept = ''
      at = ends + last.length
      continue
    }
    kept += text.slice(at, begins)
    const closes = lower.indexOf(last, begins)
    if (closes === -1) return kept
    at = closes + last.length
  }
}
