import { DRUG_GROUP_ROWS, DRUG_ROWS, VACCINE_ROWS } from '../../lexicon/drugs/drug-rows.ts'
import { ORDINARY_WORDS } from '../../lexicon/ordinary-words.data.ts'
import type { TableRow } from '../../lexicon/read-table.ts'
import { remember } from '../../remember.ts'
import { nearNames, type FindNear } from './near-names.ts'
import { plainName, stemsOf } from './name-words.ts'

/** Names drugs; built once for the tables and what an operator has imported. */
export interface DrugNames {
  readonly isKnown: (name: string) => boolean
  /** The drug or group that the plain words name, as it was said but rightly spelled. */
  readonly nameDrug: (plain: string) => string | undefined
}

const LONGEST_NAME = 4
const MOST_WORDS = 20_000
const LONGEST_SPLIT = 3
/** A name in pieces must be nearer than a misspelled one, for the pieces are words of their own. */
const WRONG_IN_PIECES = 1
const SHORTEST_IN_PIECES = 9
const MEDICATION = new Set(stemsOf('med medication medicine pill tablet drug tab'))
/** What a drug comes as: part of its name where it stands behind it. */
const FORM =
  /^(?:inhalers?|creams?|gel|ointment|patch(?:es)?|drops|spray|lotion|shampoo|suppositor(?:y|ies)|injections?|infusion|foam|powder|syrup|suspension|xr|xl|er|sr|cr|la|hct|hfa|ds|dm|pm|plus)$/
/** 'something for the constipation' is a medication for it. */
const FOR_WHAT =
  /(?:^|\s)(?:meds?|medications?|medicines?|pills?|tablets?|drugs?|something|anything) for (?:(?:the|your|my|his|her) )?(?<what>.+)$/

/** `imported` are further names, in lower case, out of an official list. */
export function drugNamesOf(imported: Iterable<string> = []): DrugNames {
  const known = new Set(DRUG_ROWS.flatMap(namesIn))
  const near = rememberNear(nearNames([...known]))
  for (const name of imported) if (isSafeName(name)) known.add(name)
  return { isKnown: (name) => known.has(name), nameDrug: (plain) => nameDrug(known, near, plain) }
}

/** Names come again and again in a visit. */
function rememberNear(near: FindNear): FindNear {
  const single = remember(MOST_WORDS, (word) => near(word))
  const inPieces = remember(MOST_WORDS, (whole) => near(whole, WRONG_IN_PIECES))
  return (word, mostWrong) => (mostWrong === undefined ? single(word) : inPieces(word))
}

export const BUILT_IN_DRUGS = drugNamesOf()

const VACCINES = new Map(
  VACCINE_ROWS.flatMap(({ name, others }) => others.map((other) => [plainName(other), name])),
)
const GENERIC = new Map(
  DRUG_ROWS.flatMap((row) => namesIn(row).map((name) => [name, row.name] as const)),
)
const GROUPS = new Map(
  DRUG_GROUP_ROWS.flatMap((row) => namesIn(row).map((name) => [stemsOf(name).join(' '), row.name])),
)

function nameDrug(known: ReadonlySet<string>, near: FindNear, plain: string) {
  const whole = VACCINES.get(plain) ?? (known.has(plain) ? plain : groupOf(stemsOf(plain)))
  if (whole !== undefined) return whole
  const parts = partsOf(known, near, plain.split(' '))
  const drugs = parts.filter(({ isDrug }) => isDrug)
  const [drug] = drugs
  if (!drug) return isBrandOfForm(plain) ? plain : formedGroup(plain)
  // 'gabapentin, neurontin' is one drug by two names.
  const isOne = new Set(drugs.map(({ words }) => GENERIC.get(words) ?? words)).size === 1
  if (drugs.length > 1 && !isOne) return parts.map(({ words }) => words).join(' ')
  const after = parts[parts.indexOf(drug) + 1]?.words ?? ''
  return FORM.test(after) ? `${drug.words} ${after}` : drug.words
}

const WAY = /\b(topical|inhaled|nasal|intranasal|oral|intravenous|iv|injectable|vaginal|rectal)\b/
const FORM_BEHIND =
  /\b(inhaler|cream|gel|ointment|patch|drop|spray|lotion|shampoo|injection|infusion|foam|shot|wash|mouthwash|eye drop|ear drop)(e?s)?$/

/** 'steroid creams', 'a topical antibiotic': the group alone would be taken for tablets. */
function formedGroup(plain: string): string | undefined {
  const group = groupIn(plain)
  const way = WAY.exec(plain)?.[1]
  const [formed, form = ''] = FORM_BEHIND.exec(plain) ?? []
  if (group === undefined || (formed === undefined && way === undefined)) return group
  if (way !== undefined && formed === undefined)
    return group.includes(way) ? group : `${way} ${group}`
  if (group.includes(form)) return group
  return `${group.replace(/(?<=\w\w)s$/, '')} ${(formed ?? '').replace(/^shot/, 'injection')}`
}

/** 'epimax ointment': a name that nobody knows, and what it comes as. */
function isBrandOfForm(plain: string): boolean {
  const [name = '', form = '', ...others] = plain.split(' ')
  return others.length === 0 && name.length > 4 && FORM.test(form) && !isCommonWord(name)
}

function isCommonWord(name: string): boolean {
  return ORDINARY_WORDS.has(name) || /(?:ing|ed|er|al|ic|y|roid|ous|ive|ant)$/.test(name)
}

interface Part {
  readonly words: string
  readonly isDrug: boolean
}

function partsOf(known: ReadonlySet<string>, near: FindNear, words: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < words.length;) {
    const found = drugAt(known, near, words, at)
    parts.push({ words: found?.name ?? words[at] ?? '', isDrug: found !== undefined })
    at += found?.length ?? 1
  }
  return parts
}

function drugAt(
  known: ReadonlySet<string>,
  near: FindNear,
  words: readonly string[],
  at: number,
): { name: string; length: number } | undefined {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ')
    if (known.has(name)) return { name, length }
    // 'allegra d' is not allegra.
    const lettered = name.replace(/ (?=[a-z]$)/, '-')
    if (known.has(lettered)) return { name: lettered, length }
  }
  for (let length = LONGEST_SPLIT; length > 1; length -= 1) {
    const pieces = words.slice(at, at + length)
    const whole = pieces.join('')
    if (pieces.length < length || whole.length < SHORTEST_IN_PIECES) continue
    if (pieces.some((piece) => piece.length > 6 && known.has(piece))) continue
    const name = known.has(whole) ? whole : near(whole, WRONG_IN_PIECES)
    if (name !== undefined) return { name, length }
  }
  const name = near(words[at] ?? '')
  return name === undefined ? undefined : { name, length: 1 }
}

/** 'blood pressure pills' are 'blood pressure medication'. */
function groupOf(stems: readonly string[]): string | undefined {
  const last = stems.at(-1) ?? ''
  const before = stems.slice(0, -1).join(' ')
  if (!MEDICATION.has(last)) return GROUPS.get(stems.join(' '))
  return before === '' ? undefined : (GROUPS.get(`${before} medication`) ?? GROUPS.get(before))
}

/** The longest name of a group among the words. */
function groupIn(plain: string): string | undefined {
  const what = FOR_WHAT.exec(plain)?.groups?.['what']
  const named = what === undefined ? undefined : GROUPS.get(stemsOf(`${what} medication`).join(' '))
  if (named !== undefined) return named
  const stems = stemsOf(plain)
  for (let size = Math.min(LONGEST_NAME, stems.length); size > 0; size -= 1)
    for (let from = 0; from + size <= stems.length; from += 1) {
      const found = groupOf(stems.slice(from, from + size))
      if (found !== undefined) return found
    }
  return stems.every((stem) => MEDICATION.has(stem)) ? 'medications' : undefined
}

function namesIn({ name, others, brands }: TableRow): string[] {
  return [name, ...others, ...brands].map(plainName)
}

/** Official lists hold 'cat', 'date' and 'water' too: only names that no other word could be are taken. */
function isSafeName(name: string): boolean {
  return name.length >= 6 && !ORDINARY_WORDS.has(name)
}
