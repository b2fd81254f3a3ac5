import type { Mention } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const RELATIVES =
  /\b(mother|mom|mum|father|dad|brother|sister|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|son|daughter|wife|husband|partner|spouse|girlfriend|boyfriend|friend|niece|nephew|parents|siblings|family|child|baby|roommate|coworker)s?\b/gi
const SAME: Readonly<Record<string, string>> = {
  mom: 'mother',
  mum: 'mother',
  dad: 'father',
  grandma: 'grandmother',
  grandpa: 'grandfather',
}
/** A question may name whom the answer is about. */
const LINES_BEFORE = 2

/** Whom a fact is about: the nearest relative that is named, in its line or in the question before it. */
export function readPerson(lines: readonly LedgerLine[], mention: Mention): string {
  if (!mention.isOther && mention.kind !== 'family') return 'patient'
  for (let back = 0; back <= LINES_BEFORE; back += 1) {
    const text = lines[mention.line - back]?.text ?? ''
    const places = [...text.matchAll(RELATIVES)].map(({ 1: name = '', index }) => ({
      name: ownerOf(text.slice(0, index)) ?? name.toLowerCase(),
      gap: back === 0 ? Math.abs(index - mention.from) : text.length - index,
    }))
    const nearest = places.sort((a, b) => a.gap - b.gap)[0]
    if (nearest) return SAME[nearest.name] ?? nearest.name
  }
  return mention.kind === 'family' ? 'family' : 'other'
}

const OWNER =
  /\b(friend|neighbou?r|co-?worker|colleague|roommate|flatmate|boss|wife|husband|partner|girlfriend|boyfriend)['’]?s\s+(?:\w+\s+)?$/i

/** 'my friend's mum' is the friend's. */
function ownerOf(before: string): string | undefined {
  return OWNER.exec(before)?.[1]?.toLowerCase()
}

/** 'My mother' alone tells nothing of her. */
export function isRelative(words: string): boolean {
  return words.replace(RELATIVES, '').trim() === ''
}
