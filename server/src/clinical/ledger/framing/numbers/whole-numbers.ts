import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const WORD =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|${WORD})(?:[\s-]+(?:and )?(?:${WORD}))*`
const ENDS = new RegExp(String.raw`\b(?:${NUMBER}|trace)$`, 'i')
const STARTS = new RegExp(String.raw`^(?:${NUMBER}|half)\b`, 'i')
/** Behind a number: '| over seventy', '| out of six', '|,000', '| to eight'. */
const GOES_ON = new RegExp(
  String.raw`^(?:,\d{3}\b|\s*(?:over|out of|through|/|to|-)\s*${NUMBER}\b(?!\s*(?:days?|weeks?|months?|years?|hours?|minutes|times)\b))+(?:\s+plus\b)?`,
  'i',
)
/** Behind 'two out |' and 'two out of |'. */
const OUT_OF = new RegExp(String.raw`^(?:\s+of)?\s+(?:${NUMBER})\b`, 'i')
/** Before a number: 'trace to |', 'from two to |', 'five feet, |'. */
const BEGUN = new RegExp(
  String.raw`\b(?:(?:from\s+(?:about |around )?)?(?:trace|${NUMBER})\s+(?:to|through|over|or)\s+|${NUMBER}\s+(?:feet|foot|ft)[\s,]+(?:and\s+)?)$`,
  'i',
)
/** Behind a ten: 'one twenty over seventy | four'. */
const ONES =
  /^\s+(?:one|two|three|four|five|six|seven|eight|nine)\b(?!\s*(?:days?|weeks?|months?|years?|hours?|minutes|times|to|or|out|over|plus)\b)/i
/** Behind a hundred and a ten: 'a rate of one twenty | two', 'one thirty | four over eighty'. */
const REST_OF_HUNDRED = new RegExp(
  String.raw`^\s+(?:one|two|three|four|five|six|seven|eight|nine)\b(?!\s*(?:days?|weeks?|months?|years?|hours?|minutes|times|to|or|out|plus|point)\b)(?:\s*(?:over|/)\s*${NUMBER}\b)?`,
  'i',
)
const HUNDRED_AND_TEN =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|hundred(?: and)?) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i
const TENS = /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i
const BEFORE_HALF = new RegExp(String.raw`\b${NUMBER} and a\s+$`, 'i')
/** Behind 'oriented times |' and 'on flexion |'. */
const TIMES = new RegExp(String.raw`^\s*(?:${NUMBER})\b`, 'i')
const MOVEMENT =
  '(?:flexion|extension|rotation|abduction|adduction|dorsiflexion|inversion|eversion|pronation|supination)'
const MOVED = new RegExp(String.raw`\b${MOVEMENT}$`, 'i')
const NEXT_MOVEMENT = new RegExp(
  String.raw`^(?:\s*,?\s*(?:and|or)\s+(?:(?:plantar|lateral|internal|external|side)[\s-]+)?${MOVEMENT}\b)+`,
  'i',
)
const NUMBERED = new Set<string>([
  'value',
  'severity',
  'detail',
  'finding',
  'measurement',
  'result',
])

/** Words that begin or end within a number, with all of it. */
export function wholeNumber<T extends Mention | Modifier>(
  lines: readonly LedgerLine[],
  read: T,
): T {
  if (!NUMBERED.has(read.kind)) return read
  const text = lines[read.line]?.text ?? ''
  const after = text.slice(read.to)
  const rest = goingOn(read.words, after)?.exec(after)?.[0] ?? ''
  const begun = /^half\b/i.test(read.words) ? BEFORE_HALF : BEGUN
  const start = STARTS.test(read.words)
    ? (begun.exec(text.slice(0, read.from))?.[0].length ?? 0)
    : 0
  if (rest === '' && start === 0) return read
  const [from, to] = [read.from - start, read.to + rest.length]
  return { ...read, from, to, words: `${text.slice(from, read.from)}${read.words}${rest}` }
}

/** How words that break off may go on. */
function goingOn(words: string, after: string): RegExp | undefined {
  if (/\bover\s+\w+$/i.test(words) && TENS.test(words)) return ONES
  if (HUNDRED_AND_TEN.test(words) && REST_OF_HUNDRED.test(after)) return REST_OF_HUNDRED
  if (ENDS.test(words)) return GOES_ON
  if (/\bout(?: of)?$/i.test(words)) return OUT_OF
  if (/\boriented times$/i.test(words)) return TIMES
  return MOVED.test(words) ? NEXT_MOVEMENT : undefined
}
