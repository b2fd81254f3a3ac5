import type { Fact } from '@chartwright/contract/facts'
import { stemsOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { spellNumbers } from '../../../../clinical/spell-numbers.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { ORDER_ROWS, type OrderRow } from './said-orders.data.ts'

const pattern = (said: string) => said.replaceAll(' ', '[ ,]+')
/** The thing ends where its clause does. */
const STOP = String.raw`[,.;?!]|$|\b(?:to|which|that|and|or|so|because|cause|if|just|but|for|in|with|as|when|while|until|once|after|before|unless|now|then|it|i|i'll|i'm|you|you'll|we|we'll|they|this|okay|right|today|next|again|also|here|there|from|on)\b`
const THING = String.raw`((?:[\w'-]+ +){0,7}?[\w'-]+)(?= *(?:${STOP}))`
const READERS = ORDER_ROWS.map((row) => ({
  row,
  said: new RegExp(`${pattern(row.said)}[ ,]+${THING}`, 'g'),
}))

const BEFORE_CHARS = 70
const OPEN =
  /\b(?:if|unless|may|might|could|maybe|perhaps|consider|whether|in case|depending|would have|last time|n't|not|or)\b(?! (?:it's|that's|you're) (?:ok|okay|fine|alright))[^.?!]*$|n't\b[^.?!]*$/
const CONDITION = /^[ ,]*((?:once|after)\b[^.?!,]*|(?:if|unless|depending)\b)/

/** What the clinician decided in plain words of a thing with a known name, whatever was read of it. */
export function saidOrders(facts: readonly Fact[], segments: readonly ScribeSegment[]): Fact[] {
  return segments.flatMap((segment) =>
    READERS.flatMap(({ row, said }) =>
      [...evened(segment.text).matchAll(said)].flatMap(
        (match) => factOf(row, match, segment, facts) ?? [],
      ),
    ),
  )
}

function factOf(
  { act, isKnown }: OrderRow,
  match: RegExpMatchArray,
  { id, index, text }: ScribeSegment,
  facts: readonly Fact[],
): Fact | undefined {
  const [whole, thing = ''] = match
  const to = (match.index ?? 0) + whole.length
  const from = to - thing.length
  const concept = thing.replace(/ +/g, ' ')
  const before = evened(text).slice(Math.max(0, (match.index ?? 0) - BEFORE_CHARS), match.index)
  if (!isKnown(concept) || OPEN.test(before) || isDoubted(concept, index, facts)) return undefined
  const condition = CONDITION.exec(evened(text).slice(to))?.[1]?.replace(/ +/g, ' ').trim()
  if (condition !== undefined && /^(?:if|unless|depending)/.test(condition)) return undefined
  const when = whenOf(evened(text).slice(to))
  return {
    kind: 'plan',
    act,
    concept,
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'future',
    status: '',
    attributes: {
      ...(condition === undefined ? {} : { condition }),
      ...(when === undefined ? {} : { when }),
    },
    problem: '',
    importance: 'major',
    id: `said-${id}-${String(from)}`,
    source: 'heard',
    said: [{ segment_id: id, from, to, words: text.slice(from, to) }],
    lines: [index],
    text: '',
  }
}

const WHEN =
  /^[ ,]*(?:(next (?:week|month|year)|tomorrow)|in (?:about |another )?((?:an?|\d+|one|two|three|four|five|six|eight|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few) (?:days?|weeks?|months?|years?)))\b/

/** 'in a couple of weeks' right behind the thing is its time. */
function whenOf(behind: string): string | undefined {
  const [, named, span] = WHEN.exec(behind.replace(/ +/g, ' ')) ?? []
  const counted = span?.replace(/^(?:a )?couple(?: of)?/, 'two').replace(/^an? (?!few)/, 'one ')
  return named ?? (counted === undefined ? undefined : spellNumbers(counted.split(' ')).join(' '))
}

/** Whether both were read from the same words. */
export function areSaidAlike(one: Fact, other: Fact): boolean {
  return one.said.some((a) =>
    other.said.some((b) => a.segment_id === b.segment_id && a.from < b.to && b.from < a.to),
  )
}

const NEAR_LINES = 2

/** Read beside it as open, declined or on a condition: the reader knows more than the words. */
function isDoubted(concept: string, index: number, facts: readonly Fact[]): boolean {
  const stems = stemsOf(concept)
  return facts.some(
    ({ kind, act, polarity, certainty, time, attributes, lines, concept: other }) =>
      kind === 'plan' &&
      lines.some((line) => Math.abs(line - index) <= NEAR_LINES) &&
      stemsOf(other).some((stem) => stems.includes(stem)) &&
      (polarity === 'absent' ||
        certainty !== 'sure' ||
        act === 'declined' ||
        time === 'past' ||
        attributes.condition !== undefined),
  )
}

/** In small letters and without what fills pauses, every letter where it was. */
function evened(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(?:um+|uh+|er|erm|you know)\b/g, (filler) => ' '.repeat(filler.length))
    .replace(/\b(gon|wan) na\b/g, '$1na ')
}
