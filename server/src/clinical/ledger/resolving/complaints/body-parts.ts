import { BODY } from '../../../lexicon/concepts/body.data.ts'
import { readTable } from '../../../lexicon/read-table.ts'
import { stemsOf } from '../../naming/name-words.ts'

const PARTS = readTable(BODY).filter(({ group }) => group === 'parts of the body')
/** Of no use without a word beside them, or of something else more often. */
const TOO_WIDE = new Set([
  'joint',
  'muscle',
  'heart',
  'head',
  'lymph node',
  'gland',
  'vein',
  'skin',
])
const NAMES = new Map(
  PARTS.flatMap(({ name, others }) =>
    TOO_WIDE.has(name)
      ? []
      : [name, ...others].map((said): [string, string] => [stemsOf(said).join(' '), name]),
  ).reverse(),
)

const ADJECTIVES = new Map(PARTS.map(({ name, adjective }) => [name, adjective ?? name]))

/** 'abdominal', 'knee': before what is felt there. */
export function adjectiveOf(part: string): string {
  return ADJECTIVES.get(part) ?? part
}

/** Every way to say a part of the body, longest first, for a pattern. */
export const PART_WORDS = PARTS.flatMap(({ name, others }) => [name, ...others])
  .filter((said) => /^[a-z -]+$/.test(said))
  .toSorted((one, other) => other.length - one.length)
  .map((said) => `${said}s?`)
  .join('|')

/** The part of the body that words name and nothing besides: 'ears' are 'ear'. */
export function partNamed(words: string): string | undefined {
  return NAMES.get(stemsOf(words).join(' '))
}

const ANY_PART = new RegExp(String.raw`(?<![a-z'-])(?:${PART_WORDS})(?![a-z-])`, 'g')

/** The parts that a sentence names, in their order. */
export function partsIn(plain: string): string[] {
  return [...plain.matchAll(ANY_PART)].flatMap(([said]) => partNamed(said) ?? [])
}
