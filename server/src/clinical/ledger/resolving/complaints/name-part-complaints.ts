import { isWordable } from '../../../realise/naming/wordable.ts'
import type { FramedFact } from '../../fact.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import { stemsOf } from '../../naming/name-words.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { adjectiveOf, PART_WORDS, partNamed, partsIn } from './body-parts.ts'
import {
  BESIDE_PART,
  HURTS,
  HURTS_NOT,
  KNOWN_PAIN,
  PART_COMPLAINTS,
} from './part-complaints.data.ts'

const FIRST_LINES = 8
/** Later on it is rather something else that hurts. */
const NEAR_LINES = 16
/** A rule that finds the part in so many words is seldom wrong. */
const SURENESS = 0.85

const SLOTS: Readonly<Record<string, string>> = {
  part: String.raw`(?:(?:left|right|bad|poor|whole) )*(${PART_WORDS})`,
  my: '(?:my|me|his|her|this|your|our)',
  end: String.raw`(?=\s*(?:[,.;!?]|$)|\s+(?:again|really|doctor|doc|mainly|mostly|today|that|which|and|it|i|she|he|is|has|when|since|for|then|please)\b)`,
}
const SAID = PART_COMPLAINTS.map(
  ([said]) =>
    new RegExp(
      said.replace(/\{(\w+)\}/g, (_, name: string) => SLOTS[name] ?? ''),
      'g',
    ),
)

/**
 * What the patient came for, where they only name a part of the body: '<part> pain' if it is said
 * to hurt, another symptom that is named of it, or '<part> problem'.
 */
export function namePartComplaints(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const own = facts.filter(isComplaint)
  const bare = own.find((fact) => partOf(lines, fact) !== undefined)
  if (bare) return named(lines, facts, bare, partOf(lines, bare) ?? '')
  if (own.some(isWordable)) return [...facts]
  const found = findPart(lines)
  return found === undefined ? [...facts] : named(lines, facts, found.fact, found.part)
}

function isComplaint({ kind, polarity, who, time }: FramedFact): boolean {
  return kind === 'complaint' && polarity === 'present' && who === 'patient' && time !== 'future'
}

/** The part that a complaint is made of, if it tells nothing of it. */
function partOf(lines: readonly LedgerLine[], fact: FramedFact): string | undefined {
  if (isKnownName('complaint', fact.concept)) return undefined
  const bare = fact.concept.replace(BESIDE_PART, ' ').replace(/\s+/g, ' ').trim()
  const [first] = fact.said
  const around = first && lines[first.line]
  const isVague = !isWordable(fact) || WITH_PART.test(fact.concept)
  return partNamed(bare) ?? (around && isVague ? partSaid(around) : undefined)
}

/** 'poor sleep with the ear' */
const WITH_PART = new RegExp(
  String.raw` (?:with|because of) (?:the |my |his |her )?(?:${PART_WORDS})$`,
)

/** The part that somebody says they came for. */
export function partSaid(line: LedgerLine): string | undefined {
  const plain = plainIn(line, line.text)
  for (const said of SAID)
    for (const [, part = ''] of plain.matchAll(said)) {
      const name = partNamed(part)
      if (name !== undefined) return name
    }
  return undefined
}

function findPart(lines: readonly LedgerLine[]): { part: string; fact: FramedFact } | undefined {
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries()) {
    const part = partSaid(line)
    if (part === undefined) continue
    const from = wordIn(line.text, part)
    return {
      part,
      fact: {
        kind: 'complaint',
        concept: part,
        polarity: 'present',
        certainty: 'sure',
        who: 'patient',
        time: 'now',
        status: '',
        act: '',
        attributes: {},
        problem: '',
        importance: 'critical',
        sureness: SURENESS,
        said: [{ line: at, from: from.from, to: from.to }],
        lines: [at],
      },
    }
  }
  return undefined
}

const WORDS = new RegExp(String.raw`(?<![a-z'-])(?:${PART_WORDS})(?![a-z-])`, 'gi')

function wordIn(text: string, part: string): { from: number; to: number } {
  for (const { 0: said, index } of text.matchAll(WORDS))
    if (partNamed(said.toLowerCase()) === part) return { from: index, to: index + said.length }
  return { from: 0, to: text.length }
}

function named(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
  complaint: FramedFact,
  part: string,
): FramedFact[] {
  const at = complaint.lines[0] ?? 0
  const felt = facts.filter((fact) => isFeltAt(fact, part, at))
  const other = felt.find(({ concept }) => isKnownName('symptom', concept))
  const isAlone = !facts.some((fact) => isComplaint(fact) && fact !== complaint && isWordable(fact))
  const hurts =
    doesHurt(lines, { part, at, isAlone }) ||
    felt.some(({ concept }) => / pain$|^pain\b/.test(concept))
  // 'I have this rash. On my arms.': the rash is what they came for.
  const isTold = facts.some(
    (fact) => isComplaint(fact) && fact !== complaint && isTogether(fact, complaint),
  )
  if (!hurts && other === undefined && isTold) return facts.filter((fact) => fact !== complaint)
  const said = hurts ? `${part} pain` : (other?.concept ?? `${adjectiveOf(part)} problem`)
  const concept = nameConcept('complaint', said)
  const same = felt.find((fact) => fact.concept === concept)
  const whole: FramedFact = {
    ...complaint,
    concept,
    sureness: Math.max(complaint.sureness, SURENESS),
    importance: 'critical',
    attributes: {
      ...timeBeside(facts, complaint),
      ...same?.attributes,
      ...withoutPart(
        WITH_PART.test(complaint.concept)
          ? withoutTimes(complaint.attributes)
          : complaint.attributes,
        part,
      ),
    },
    said: [...complaint.said, ...(same?.said ?? [])],
    lines: [...new Set([...complaint.lines, ...(same?.lines ?? [])])].sort((a, b) => a - b),
  }
  const rest = facts.filter((fact) => fact !== same && fact !== complaint && !isEmpty(fact, whole))
  const place = facts.indexOf(complaint)
  return place < 0 ? [whole, ...rest] : [...rest.slice(0, place), whole, ...rest.slice(place)]
}

const TIME_LINES = 3

/** Since when, as it was told of what nobody has a name for: 'she has been pulling at it for three days'. */
function timeBeside(facts: readonly FramedFact[], complaint: FramedFact): FramedFact['attributes'] {
  const at = complaint.lines[0] ?? 0
  const beside = facts.find(
    (fact) =>
      fact.kind === 'symptom' &&
      fact !== complaint &&
      fact.polarity === 'present' &&
      fact.lines.every((line) => line >= at && line <= at + TIME_LINES) &&
      (fact.attributes.duration ?? fact.attributes.onset) !== undefined &&
      !isKnownName('symptom', fact.concept),
  )
  const { duration, onset } = beside?.attributes ?? {}
  return { ...(duration !== undefined && { duration }), ...(onset !== undefined && { onset }) }
}

/** How long nobody slept is not how long it has hurt. */
function withoutTimes({
  duration: _,
  ...others
}: FramedFact['attributes']): FramedFact['attributes'] {
  return others
}

/** The site is in the name. */
function withoutPart(attributes: FramedFact['attributes'], part: string): FramedFact['attributes'] {
  const { site, ...others } = attributes
  const isNamed = site !== undefined && partNamed(site.replace(BESIDE_PART, ' ')) === part
  return isNamed || site === undefined ? others : attributes
}

const LINES_TOGETHER = 2

function isTogether(fact: FramedFact, complaint: FramedFact): boolean {
  const apart = (fact.lines[0] ?? 0) - (complaint.lines[0] ?? 0)
  return isWordable(fact) && apart >= 0 && apart <= LINES_TOGETHER
}

/** Another complaint that nobody could tell. */
function isEmpty(fact: FramedFact, whole: FramedFact): boolean {
  return (
    isComplaint(fact) && !isWordable(fact) && fact.lines.some((line) => whole.lines.includes(line))
  )
}

function isFeltAt(
  { kind, polarity, who, time, concept, lines }: FramedFact,
  part: string,
  at: number,
) {
  const first = lines[0] ?? 0
  const isNear = first >= at - 1 && first <= at + NEAR_LINES
  if (kind !== 'symptom' || polarity !== 'present' || who !== 'patient' || time !== 'now')
    return false
  const stems = stemsOf(concept).join(' ')
  const own = stemsOf(part).join(' ')
  return isNear && (stems.startsWith(`${own} `) || partsIn(concept)[0] === part)
}

/** Whether it is told, or taken for granted, that the part hurts. */
function doesHurt(
  lines: readonly LedgerLine[],
  { part, at, isAlone }: { part: string; at: number; isAlone: boolean },
): boolean {
  return lines.slice(Math.max(0, at - 1), at + NEAR_LINES).some((line) =>
    plainIn(line, line.text)
      .split(/(?<=[.!?])\s+|, (?=no |and |but )/)
      .some((sentence) => {
        const others = partsIn(sentence)
        // Beside another complaint 'it hurts' may be said of that.
        if (others.length === 0 ? !isAlone : !others.includes(part)) return false
        if (line.role === 'clinician') return KNOWN_PAIN.test(sentence)
        return HURTS.test(sentence) && !HURTS_NOT.test(sentence)
      }),
  )
}
