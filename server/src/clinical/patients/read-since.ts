import type { FactContent } from '@chartwright/contract/facts'

/** A thing that was known before the visit, and where it stands in its line. */
interface CarriedThing extends FactContent {
  readonly line: number
  readonly from: number
  readonly to: number
}

export interface SinceRead {
  readonly things: readonly CarriedThing[]
  /** Places of the lines that are part of the block. */
  readonly lines: ReadonlySet<number>
}

const OPENING = /^\s*since last time\b/i
const LABEL = /\b(problems|medicines|medications|allergies):/gi
const KINDS: Readonly<Record<string, FactContent['kind']>> = {
  problems: 'history',
  medicines: 'medication',
  medications: 'medication',
  allergies: 'allergy',
}

/**
 * The block 'Since last time' of a typed context, as it stands now. It begins with that line and
 * goes on for the lines with its labels; what is typed behind it is of today.
 */
export function readSince(lines: readonly string[]): SinceRead {
  const places = new Set<number>()
  const things: CarriedThing[] = []
  let isWithin = false
  for (const [line, text] of lines.entries()) {
    const isOpening = OPENING.test(text)
    isWithin =
      isOpening || (isWithin && /^\s*(?:problems|medicines|medications|allergies):/i.test(text))
    if (!isWithin) continue
    places.add(line)
    things.push(...thingsIn(text, line))
  }
  return { things, lines: places }
}

function thingsIn(text: string, line: number): CarriedThing[] {
  const labels = [...text.matchAll(LABEL)]
  return labels.flatMap((label, at) => {
    const kind = KINDS[(label[1] ?? '').toLowerCase()] ?? 'history'
    const start = label.index + label[0].length
    const end = labels[at + 1]?.index ?? text.length
    return itemsOf(text, start, end).map(({ from, to }) => ({
      ...thingOf(kind, text.slice(from, to)),
      line,
      from,
      to,
    }))
  })
}

/** Parts between semicolons, without the space and the full stop around them. */
function itemsOf(text: string, start: number, end: number): { from: number; to: number }[] {
  return [...text.slice(start, end).matchAll(/[^;]+/g)].flatMap(({ 0: part, index }) => {
    const words = part.replace(/[\s.]+$/, '')
    const from = start + index + (words.length - words.trimStart().length)
    return words.trim() === '' ? [] : [{ from, to: start + index + words.length }]
  })
}

const NONE =
  /^(?:none(?: known)?|no (?:known )?(?:(\w+) )?(?:allergies|medicines|medications)|nkd?a)$/i
const DOSE =
  /\b\d[\d.,]*(?:\s?[-–/]\s?\d[\d.,]*)?\s?(?:mg|mcg|µg|g|ml|units?|iu|%|puffs?|tablets?|capsules?|drops?|sprays?)(?:\/\w+)?(?!\w)/i
const OFTEN =
  /\b(?:once|twice|\w+ times|every|as needed|at (?:night|bedtime)|daily|nightly|weekly|monthly|in the (?:morning|evening))\b.*$/i
const STOPPED = /\b(?:stopped|discontinued|no longer(?: taken)?)\b/i

function thingOf(kind: FactContent['kind'], text: string): FactContent {
  const none = NONE.exec(text)
  if (none && kind !== 'history') {
    const concept =
      kind === 'allergy' ? (none[1] === 'drug' ? 'drug allergy' : 'allergies') : 'medications'
    return { ...base(kind, concept), polarity: 'absent' }
  }
  if (kind === 'medication') return medicineOf(text)
  if (kind === 'allergy') {
    const [, name = text, reaction] = /^(.*?)\s*\(([^)]*)\)$/.exec(text) ?? []
    return { ...base(kind, name), attributes: reaction === undefined ? {} : { detail: reaction } }
  }
  return { ...base('history', text), time: 'past' }
}

const ON_HOLD = /\s*\(on hold\)/i

function medicineOf(text: string): FactContent {
  const isStopped = STOPPED.test(text)
  const bare = text
    .replace(ON_HOLD, '')
    .replace(STOPPED, '')
    .replace(/[\s,()–-]+$/, '')
  const dose = DOSE.exec(bare)
  const behind = dose ? dose.index + dose[0].length : 0
  const often = OFTEN.exec(bare.slice(behind))
  const name = bare.slice(0, dose?.index ?? often?.index ?? bare.length).replace(/[\s,]+$/, '')
  return {
    ...base('medication', name === '' ? bare : name),
    status: isStopped ? 'took' : 'takes',
    time: isStopped ? 'past' : 'now',
    attributes: {
      ...(dose && { dose: dose[0] }),
      ...(often && { frequency: often[0] }),
      ...(ON_HOLD.test(text) && { detail: 'on hold' }),
    },
  }
}

function base(kind: FactContent['kind'], concept: string): FactContent {
  return {
    kind,
    concept: concept.toLowerCase().trim(),
    polarity: 'present',
    certainty: 'sure',
    who: 'patient',
    time: 'now',
    status: kind === 'medication' ? 'takes' : '',
    act: '',
    attributes: {},
    problem: '',
    importance: kind === 'history' ? 'minor' : 'major',
  }
}
