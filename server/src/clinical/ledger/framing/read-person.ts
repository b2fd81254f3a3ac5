import type { Mention } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { sentenceAround } from './wording/sentence-around.ts'

const RELATIVES =
  /\b((?:great[\s-]+|ex[\s-]?)*(?:mother|mom|mum|father|dad|brother|sister|grandmother|grandma|granny|gran|nan|nana|grandfather|grandpa|grandad|granddad|aunt|auntie|aunty|uncle|cousin|son|daughter|wife|husband|partner|spouse|girlfriend|boyfriend|friend|niece|nephew|parents|siblings?|family|child|baby|roommate|coworker))s?\b/gi
const SAME: Readonly<Record<string, string>> = {
  mom: 'mother',
  mum: 'mother',
  dad: 'father',
  grandma: 'grandmother',
  granny: 'grandmother',
  gran: 'grandmother',
  nan: 'grandmother',
  nana: 'grandmother',
  auntie: 'aunt',
  aunty: 'aunt',
  grandad: 'grandfather',
  granddad: 'grandfather',
  grandpa: 'grandfather',
}
/** A question may name whom the answer is about. */
const LINES_BEFORE = 2

/** Whom a fact is about: whoever is named in its sentence, else before it, else in the question. */
export function readPerson(lines: readonly LedgerLine[], mention: Mention): string {
  if (!mention.isOther && mention.kind !== 'family') return 'patient'
  if (mention.kind === 'family' && isOfNobody(lines, mention)) return 'family'
  const own = lines[mention.line]?.text ?? ''
  const { before, after } = sentenceAround(own, mention)
  const [from, to] = [mention.from - before.length, mention.to + after.length]
  const sentence = own.slice(from, to)
  const ofLine = peopleIn(own, mention, sentence)
  const inSentence = ofLine.filter(({ index }) => index >= from && index < to)
  const beside = nearestTo(mention.from, inSentence) ?? lastBefore(ofLine, from, sentence)
  if (beside) return beside.name
  // 'He had gout. Oh, and my dad had a stroke.': who he is was said before.
  const isPronoun = HE_OR_SHE.test(sentence)
  const behind = nearestTo(mention.from, ofLine)
  if (behind && !isPronoun) return behind.name
  for (let back = 1; back <= LINES_BEFORE; back += 1) {
    const text = lines[mention.line - back]?.text ?? ''
    const last = lastBefore(peopleIn(text, mention, sentence), text.length, sentence)
    if (last)
      return isAskedOfAll(lines, mention) || (back > 1 && isAskedAnew(lines, mention))
        ? 'family'
        : last.name
  }
  return behind?.name ?? (mention.kind === 'family' ? 'family' : 'other')
}

interface Person {
  readonly name: string
  readonly index: number
}

function peopleIn(text: string, mention: Mention, sentence: string): Person[] {
  return [...text.matchAll(RELATIVES)].map(({ 0: said, 1: name = '', index }) => {
    const before = text.slice(0, index)
    return {
      name:
        ownerOf(before) ??
        bothOf(before, name) ??
        kinOf(before, name) ??
        kinBehind(name, text.slice(index + said.length)) ??
        severalOf(said, before, mention, sentence) ??
        anotherOf(before, name) ??
        plainKin(name),
      index,
    }
  })
}

/** Everybody who is named in a text; 'my mother's' says whose side it is. */
export function relativesIn(text: string): string[] {
  return [...text.matchAll(RELATIVES)]
    .filter(
      ({ 0: said, index }) => !/^['’]?s?(?:['’]s| side)/.test(text.slice(index + said.length)),
    )
    .map(({ 1: name = '' }) => plainKin(name))
}

function nearestTo(from: number, people: readonly Person[]): Person | undefined {
  return [...people].sort((a, b) => Math.abs(a.index - from) - Math.abs(b.index - from))[0]
}

const HE_OR_SHE = /\b(he|she|they)\b/i
const MEN = /\b(?:father|brother|grandfather|uncle|son|husband|nephew|boyfriend)s?$/
const WOMEN = /\b(?:mother|sister|grandmother|aunt|daughter|wife|niece|girlfriend)s?$/

/** The last one named before it, of whom its 'he' or 'she' can be said. */
function lastBefore(people: readonly Person[], to: number, sentence: string): Person | undefined {
  const said = HE_OR_SHE.exec(sentence)?.[1]?.toLowerCase()
  const other = said === 'he' ? WOMEN : said === 'she' ? MEN : undefined
  const before = people.filter(({ index }) => index < to)
  return before.findLast(({ name }) => other?.test(name) !== true) ?? before.at(-1)
}

const SEVERAL = /\b(?:they|both|all|their|have)\b/i
const COUNTED = new Set(['brother', 'sister', 'son', 'daughter', 'aunt', 'uncle', 'cousin'])

/** 'What about your sons?' — 'They both have gout.' */
function severalOf(
  said: string,
  before: string,
  { polarity }: Mention,
  sentence: string,
): string | undefined {
  const name = plainKin(said.replace(/s$/i, ''))
  if (!/s$/i.test(said) || !COUNTED.has(name) || polarity !== 'present') return undefined
  return SEVERAL.test(sentence) && !/\bof (?:my|the|our|his|her)\s+$/i.test(before)
    ? `${name}s`
    : undefined
}

/** 'I have another sister.' */
function anotherOf(before: string, name: string): string | undefined {
  return /\banother\s+$/i.test(before) ? `another ${plainKin(name)}` : undefined
}

const GREAT = /^(?:great[\s-]+)+/i
const EX = /^ex[\s-]?/i

/** 'great grandad' is the great-grandfather. */
function plainKin(said: string): string {
  const name = said.toLowerCase().replace(GREAT, '').replace(EX, '')
  const lead = GREAT.test(said) ? 'great-' : EX.test(said) ? 'ex-' : ''
  return `${lead}${SAME[name] ?? name}`
}

const AND =
  /\b(mother|mom|mum|father|dad|brother|sister|aunt|uncle|grandmother|grandfather|grandma|grandpa)s? and (?:(her|his)|both|my)?\s*(?:(?:older|younger|big|little|own) )?$/i

/** 'my mom and her sister', 'my brother and my sister': both of them. */
function bothOf(before: string, name: string): string | undefined {
  const [, first, owner] = AND.exec(before) ?? []
  if (first === undefined) return undefined
  const second = owner === undefined ? undefined : kinOf(`${first}'s `, name)
  return `${plainKin(first)} and ${second ?? plainKin(name)}`
}

const NAMES_NOBODY = /\b(?:he|she|his|her|they|their|either|both)\b/i

/** 'And any skin problems?' after a relative was named asks of all again, and so does its no. */
function isAskedOfAll(lines: readonly LedgerLine[], mention: Mention): boolean {
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  if (mention.polarity !== 'absent' || role !== 'clinician') return false
  const { before, after } = sentenceAround(text, mention)
  return !NAMES_NOBODY.test(`${before} ${mention.words} ${after}`)
}

/** 'Two sons and a daughter.' — 'Any other conditions I should know of?': the question names nobody. */
function isAskedAnew(lines: readonly LedgerLine[], { line, kind }: Mention): boolean {
  const { role, text } = lines[line - 1] ?? { role: 'unsure', text: '' }
  if (kind !== 'family' || role !== 'clinician') return false
  const asked = text.split(/(?<=[.!])\s+/).findLast((sentence) => sentence.includes('?')) ?? ''
  return (
    /\bother (?:\w+ )?(?:conditions?|problems?|illness(?:es)?|diseases?) (?:that )?(?:i|we) should\b/i.test(
      asked,
    ) && !NAMES_NOBODY.test(asked)
  )
}

const OWNER =
  /\b(friend|neighbou?r|co-?worker|colleague|roommate|flatmate|boss|wife|husband|partner|girlfriend|boyfriend)['’]?s\s+(?:\w+\s+)?$/i

/** 'my friend's mum' is the friend's. */
function ownerOf(before: string): string | undefined {
  return OWNER.exec(before)?.[1]?.toLowerCase()
}

const OF_PARENT = /\b(mother|mom|mum|father|dad)['’]s\s+(?:(?:older|younger|big|little|own)\s+)?$/i
const KIN: Readonly<Record<string, string>> = {
  sister: 'aunt',
  brother: 'uncle',
  mother: 'grandmother',
  mom: 'grandmother',
  mum: 'grandmother',
  father: 'grandfather',
  dad: 'grandfather',
}

/** 'my mother's sister' is the maternal aunt. */
function kinOf(before: string, name: string): string | undefined {
  const parent = OF_PARENT.exec(before)?.[1]?.toLowerCase()
  const kin = KIN[name.toLowerCase()]
  if (parent === undefined || kin === undefined) return undefined
  return `${/^[mM]/.test(parent) ? 'maternal' : 'paternal'} ${kin}`
}

function kinBehind(parent: string, after: string): string | undefined {
  const name = /^['’]s\s+(?:(?:older|younger|big|little|own)\s+)?(\w+)/.exec(after)?.[1] ?? ''
  return kinOf(`${parent}'s `, name)
}

const NOBODY = /\b(?:nobody|no one|no-one|none|no family|not? any(?:one|body))\b/i

/** 'Nobody with suicide' is said of the whole family. */
function isOfNobody(lines: readonly LedgerLine[], mention: Mention): boolean {
  if (mention.polarity !== 'absent') return false
  const { before } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  return NOBODY.test(`${before}${mention.words}`)
}

/** 'I'm allergic to penicillin myself' */
const OF_ONESELF = /\bI(?:['’]m| am|['’]ve| have| had| take| get)\b[^,;]*\bmyself\b/

/** Whose relative 'my sister' is, where somebody else speaks for the patient, is not known; what they have themselves is theirs. */
export function isOfGuest(lines: readonly LedgerLine[], mention: Mention): boolean {
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  if (role !== 'other') return false
  const { before, after } = sentenceAround(text, mention)
  const said = `${before}${mention.words}`
  if (OF_ONESELF.test(`${said}${after.split(/[,;]/, 1)[0] ?? ''}`)) return true
  if (mention.kind !== 'family') return false
  return (
    [...said.matchAll(RELATIVES)].some(({ index }) => /\bmy\s+$/i.test(said.slice(0, index))) ||
    /\bI(?:['’]ve)? (?:had|have|got|get|was)\b/.test(said)
  )
}

const NOT_KIN =
  /^(?:ex-)?(?:patient|other|wife|husband|partner|spouse|girlfriend|boyfriend|friend|roommate|coworker|colleague|neighbou?r|boss|flatmate|child|baby)$/

/** What a relative had is the history of the family. */
export function isOfFamily(kind: Mention['kind'], who: string): boolean {
  return kind === 'history' && !NOT_KIN.test(who)
}

/** 'My mother' alone tells nothing of her. */
export function isRelative(words: string): boolean {
  return words.replace(RELATIVES, '').trim() === ''
}
