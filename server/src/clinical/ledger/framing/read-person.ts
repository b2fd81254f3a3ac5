import type { Mention } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { sentenceAround } from './wording/sentence-around.ts'

const RELATIVES =
  /\b((?:great[\s-]+)*(?:mother|mom|mum|father|dad|brother|sister|grandmother|grandma|granny|gran|nan|nana|grandfather|grandpa|grandad|granddad|aunt|auntie|aunty|uncle|cousin|son|daughter|wife|husband|partner|spouse|girlfriend|boyfriend|friend|niece|nephew|parents|siblings|family|child|baby|roommate|coworker))s?\b/gi
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

/** Whom a fact is about: the nearest relative that is named, in its line or in the question before it. */
export function readPerson(lines: readonly LedgerLine[], mention: Mention): string {
  if (!mention.isOther && mention.kind !== 'family') return 'patient'
  if (mention.kind === 'family' && isOfNobody(lines, mention)) return 'family'
  for (let back = 0; back <= LINES_BEFORE; back += 1) {
    const text = lines[mention.line - back]?.text ?? ''
    const places = [...text.matchAll(RELATIVES)].map(({ 0: said, 1: name = '', index }) => ({
      name:
        ownerOf(text.slice(0, index)) ??
        bothOf(text.slice(0, index), name) ??
        kinOf(text.slice(0, index), name) ??
        kinBehind(name, text.slice(index + said.length)) ??
        plainKin(name),
      gap: back === 0 ? Math.abs(index - mention.from) : text.length - index,
    }))
    const nearest = places.sort((a, b) => a.gap - b.gap)[0]
    if (nearest && back > 0 && isAskedOfAll(lines, mention)) return 'family'
    if (nearest) return nearest.name
  }
  return mention.kind === 'family' ? 'family' : 'other'
}

const GREAT = /^(?:great[\s-]+)+/i

/** 'great grandad' is the great-grandfather. */
function plainKin(said: string): string {
  const name = said.toLowerCase().replace(GREAT, '')
  return `${GREAT.test(said) ? 'great-' : ''}${SAME[name] ?? name}`
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

/** Whose relative 'my sister' is, where somebody else speaks for the patient, is not known. */
export function isOfGuest(lines: readonly LedgerLine[], mention: Mention): boolean {
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  if (mention.kind !== 'family' || role !== 'other') return false
  const { before } = sentenceAround(text, mention)
  const said = `${before}${mention.words}`
  return (
    [...said.matchAll(RELATIVES)].some(({ index }) => /\bmy\s+$/i.test(said.slice(0, index))) ||
    /\bI(?:['’]ve)? (?:had|have|got|get|was)\b/.test(said)
  )
}

const NOT_KIN =
  /^(?:patient|other|wife|husband|partner|spouse|girlfriend|boyfriend|friend|roommate|coworker|colleague|neighbou?r|boss|flatmate|child|baby)$/

/** What a relative had is the history of the family. */
export function isOfFamily(kind: Mention['kind'], who: string): boolean {
  return kind === 'history' && !NOT_KIN.test(who)
}

/** 'My mother' alone tells nothing of her. */
export function isRelative(words: string): boolean {
  return words.replace(RELATIVES, '').trim() === ''
}
