import { DRUG_ROWS } from '../../lexicon/drugs/drug-rows.ts'
import { ORDINARY_WORDS } from '../../lexicon/ordinary-words.data.ts'
import { ABBREVIATIONS, PROPER_NAMES } from './case.data.ts'

const WORDS = new Map(
  [...PROPER_NAMES, ...ABBREVIATIONS].map((word) => [word.toLowerCase(), word] as const),
)
const GENERIC = new Set(DRUG_ROWS.flatMap(({ name, others }) => [name, ...others]))
const BRANDS = new Set(
  DRUG_ROWS.flatMap(({ brands }) => brands).filter(
    (brand) => !GENERIC.has(brand) && !brand.includes(' ') && !ORDINARY_WORDS.has(brand),
  ),
)
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bh\.? pylori\b/gi, 'H. pylori'],
  [/\bdr\.? (?=[a-z])/gi, 'Dr. '],
  [/\ba1 ?c\b/gi, 'A1c'],
  [/\bc-reactive\b/gi, 'C-reactive'],
  [/\bc pap\b/gi, 'CPAP'],
  [/\ba (?:and|&) e\b/gi, 'A&E'],
  [/\bhep (?=[abc]\b)/gi, 'hepatitis '],
  [/\bdown('s)? (?=syndrome)/g, 'Down$1 '],
  [
    /\b(?<=(?:in|since|last|next|of|until|before|after|early|late) )march\b|\bmarch(?= \d)/g,
    'March',
  ],
  [/\b(?<=(?:in|since|last|next|of|until|before|after|early|late) )may\b|\bmay(?= \d)/g, 'May'],
]

/** 'i.t.' was said letter by letter. */
const LETTERS = /(?<![\w.])([a-z])\.([a-z])\.(?=\s|$)/g

/** The name after 'Dr.'; whether a second name follows is unknown. */
const DOCTOR = /(\bDr\. )([a-z][\w'’-]*)/g
const VITAMIN = /\b(vitamins?|hepatitis|immunoglobulin) ([a-egkm](?:\d{1,2})?)\b/gi

/** Names in their own letters: 'COPD', 'Lisfranc', 'Tylenol'; other words stay as they are. */
export function writeCase(text: string): string {
  const cased = PHRASES.reduce(
    (done, [pattern, written]) => done.replace(pattern, written),
    text.replace(LETTERS, (_, one: string, two: string) => `${one}${two}`.toUpperCase()),
  ).replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (word) => caseOf(word))
  return cased
    .replace(DOCTOR, (_, before: string, name: string) => before + capital(name))
    .replace(VITAMIN, (_, vitamin: string, name: string) => `${vitamin} ${name.toUpperCase()}`)
}

function caseOf(word: string): string {
  if (word !== word.toLowerCase()) return word
  const known = WORDS.get(word)
  if (known !== undefined) return known
  if (BRANDS.has(word)) return capital(word).replace(/-[a-z]$/, (letter) => letter.toUpperCase())
  return word.includes('-') ? partsOf(word) : word
}

/** 'l3-l4' and 'post-covid': part by part, where a part is known. */
function partsOf(word: string): string {
  return word
    .split('-')
    .map((part) => WORDS.get(part) ?? part)
    .join('-')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
