import { normalise } from '../../../normalise.ts'
import { numberOf } from '../../../spell-numbers.ts'
import { isKnownName } from '../../naming/name-concept.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { withShares } from '../numbers/read-amounts.ts'
import { fiveOf, inItsUnit } from './read-strength.ts'

const TIME =
  '(?:twice|once|daily|nightly|at (?:night|bedtime|bed|supper|dinner)|in the|every|each|(?:two|three|four|[2-4]) times|with|before|after|for|now|and then|under|by|if|when)'
const FIGURE = new RegExp(
  String.raw`^[\s,.:]*(?:(?:the|at(?! \d+(?::\d\d)? (?:at night|in the|every|each|daily)\b)|is|to|up to|down to|back to|about|only|just|on|take|taking|it is|that is) )*(\d+(?:\.\d+)?)s?(?=\s*(?:$|[,.;])| ${TIME}\b)`,
)
/** 'cut it to five' */
const SMALL = /(?<=\bto )(?:five|six|seven|eight|nine|ten|twelve)$/
/** 'from fifty to a hundred every morning' */
const CHANGED = /^[\s,.]*(?:from )?\d[\d.]* to (?=\d)/
const CHANGES = new Set<Mention['status']>(['increase', 'decrease'])

const FIVE = /^five(?=$|,? (?:once|twice|every|each|in the|at (?:night|bedtime)|daily)\b)/i

/** The strength of a drug that the reader marked as its dose and that was said without a unit. */
export function readMarkedDose(
  { words, status, line, from, to }: Mention,
  concept: string,
  modifiers: readonly Modifier[],
): string | undefined {
  if (!isKnownName('medication', concept)) return undefined
  const marked = modifiers
    .filter(({ kind }) => kind === 'dose' || kind === 'frequency')
    .filter((one) => one.line !== line || one.from >= to || one.to <= from)
  const figures = [...marked.map((one) => one.words), tailOf(words, concept)].flatMap((said) => {
    const plain = normalise(
      withShares(said.replace(/\ba (?=hundred|thousand)/gi, 'one ')).trimEnd(),
    ).replace(SMALL, (word) => String(numberOf(word)))
    return FIGURE.exec(CHANGES.has(status) ? plain.replace(CHANGED, '') : plain)?.[1] ?? []
  })
  const isFive = marked.some(({ words: said }) => FIVE.test(said))
  if (figures.length === 0 && isFive) return fiveOf(concept)
  // Of two figures nobody knows which one is taken.
  if (new Set(figures).size !== 1 || concept.split(' ').includes(figures[0] ?? '')) return undefined
  return inItsUnit(concept, figures[0] ?? '')
}

/** What is said behind the name in the mention itself. */
function tailOf(words: string, concept: string): string {
  const [name = ''] = concept.split(' ')
  const at = words.toLowerCase().indexOf(name)
  return at < 0 ? '' : words.slice(at + concept.length)
}
