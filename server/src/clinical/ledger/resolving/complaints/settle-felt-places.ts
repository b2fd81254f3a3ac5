import type { FramedFact } from '../../fact.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import { nameAtSite } from '../../naming/name-at-site.ts'
import { stemsOf } from '../../naming/name-words.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { partsIn } from './body-parts.ts'
import { ASKS_OF_IT, ASKS_WHERE, CIRCUMSTANCES, PLACES, POINTS_THERE } from './where-felt.data.ts'

/** What the patient came for at the place that a question or its answer names, and under its circumstances. */
export function settleFeltPlaces(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const placed = facts.map((fact) => withoutSaidSite(atAskedPart(lines, fact)))
  const complaint = onlyComplaint(placed)
  return placed.flatMap((fact) => {
    if (fact === complaint) return [answeredPlace(lines, placed, fact)]
    if (isPlaceAlone(fact)) return []
    if (complaint !== undefined && isItsTrigger(fact, complaint)) return []
    return underCircumstances(lines, fact, complaint)
  })
}

const FELT = new Set<FramedFact['kind']>(['complaint', 'symptom'])

function onlyComplaint(facts: readonly FramedFact[]): FramedFact | undefined {
  const own = facts.filter(
    ({ kind, polarity, who }) =>
      kind === 'complaint' && polarity === 'present' && who === 'patient',
  )
  const [first] = own.filter(({ concept }) => isKnownName('complaint', concept))
  return first ?? own[0]
}

/** Shown with the hand. */
const SHOWN =
  /^(?:(?:right|just|somewhere|in|around|over|across|the|middle|center|centre|here|there) ?)+$/

/** 'What is going on with your chest?' — 'I get this tightness.' is chest tightness. */
function atAskedPart(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const { kind, polarity, who, concept, attributes, said } = fact
  if (!FELT.has(kind) || polarity !== 'present' || who !== 'patient') return fact
  if (attributes.site !== undefined && !SHOWN.test(attributes.site)) return fact
  const [first] = said
  const asked = lines[(first?.line ?? 0) - 1]
  if (!first || asked?.role !== 'clinician' || concept.includes(' ')) return fact
  const own = plainIn(lines[first.line], lines[first.line]?.text ?? '')
  const parts = new Set(partsIn(plainIn(asked, asked.text)))
  const [part, another] = parts
  if (part === undefined || another !== undefined || partsIn(own).some((one) => one !== part))
    return fact
  if (nameAtSite([...stemsOf(part), ...stemsOf(concept)]) === undefined) return fact
  const { site, ...others } = attributes
  const isMiddle = part === 'chest' && /\b(?:middle|cent(?:er|re))\b/.test(site ?? '')
  return {
    ...fact,
    concept: nameConcept(kind, `${part} ${concept}`),
    attributes: { ...others, ...(isMiddle && { site: 'in the center of the chest' }) },
  }
}

const GOES_TO =
  /\b(?:radiat\w+|shooting|spreading|going|moving)\b.* (?:to|down|up|into|through|across|along) (?:the |my |his |her )?/

/** 'Pain radiating down the leg' goes there by its name. */
function withoutSaidSite(fact: FramedFact): FramedFact {
  const { site, ...others } = fact.attributes
  if (!FELT.has(fact.kind) || site === undefined || !GOES_TO.test(fact.concept)) return fact
  const own = partsIn(fact.concept)
  const isSaid = partsIn(site.toLowerCase()).some((part) => own.includes(part))
  return isSaid ? { ...fact, attributes: others } : fact
}

/** 'And where is the pain?' — 'On the inside.' */
function answeredPlace(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
  fact: FramedFact,
): FramedFact {
  if (fact.attributes.site !== undefined) return fact
  const first = fact.lines[0] ?? 0
  for (const [place, line] of lines.slice(first, first + REACH_LINES).entries()) {
    const at = first + place
    const reply = lines[at + 1]
    const plain = plainIn(line, line.text)
    if (line.role !== 'clinician' || !ASKS_WHERE.some(([asks]) => asks.test(plain))) continue
    if (reply === undefined || reply.role === 'clinician' || isOfOther(facts, fact, at)) continue
    const sentence = plainIn(reply, reply.text)
      .split(/[.,;?!]/)
      .map(placeIn)
      .find(Boolean)
    if (sentence === undefined) continue
    return {
      ...fact,
      attributes: { ...fact.attributes, site: sentence },
      said: [...fact.said, { line: at + 1, from: 0, to: reply.text.length }],
      lines: [...new Set([...fact.lines, at + 1])].sort((a, b) => a - b),
    }
  }
  return fact
}

/** Asked later it is of something else. */
const REACH_LINES = 12

/** Another thing that is felt was named in the question, or since. */
function isOfOther(facts: readonly FramedFact[], fact: FramedFact, at: number): boolean {
  const own = new Set(stemsOf(fact.concept))
  return facts.some(
    ({ kind, lines, concept }) =>
      FELT.has(kind) && lines[0] === at && !stemsOf(concept).some((stem) => own.has(stem)),
  )
}

function placeIn(part: string): string | undefined {
  const bare = part.replace(POINTS_THERE, ' ').replace(/\s+/g, ' ').trim()
  return PLACES.find(([said]) => said.test(bare))?.[1]
}

const PLACE_ALONE =
  /^(?:on |at |in )?(?:the )?(?:inside|outside|front|back|top|bottom|middle)(?:'s)?(?: (?:is )?(?:fine|okay|ok|good|normal|all right|alright|clear))?$/

/** 'Inside' is where something is felt, and 'outside's fine' denies nothing that has a name. */
function isPlaceAlone({ kind, concept }: FramedFact): boolean {
  return kind === 'symptom' && PLACE_ALONE.test(concept)
}

/** 'Walking up the hill' brings the complaint on, and is nothing that is felt. */
function isItsTrigger(fact: FramedFact, { attributes: { trigger } }: FramedFact): boolean {
  if (fact.kind !== 'symptom' || trigger === undefined || isKnownName('symptom', fact.concept))
    return false
  const stems = new Set(stemsOf(trigger))
  const own = stemsOf(fact.concept)
  return own.length > 0 && own.every((stem) => stems.has(stem))
}

/** 'Ever had it sitting still, or at night?' — 'No.' denies the complaint, at rest and at night. */
function underCircumstances(
  lines: readonly LedgerLine[],
  fact: FramedFact,
  complaint: FramedFact | undefined,
): FramedFact[] {
  if (fact.kind !== 'symptom' || fact.polarity !== 'absent') return [fact]
  const parts = fact.concept.split(/,? (?:or|and) /)
  const written = parts.map((part) => CIRCUMSTANCES.find(([said]) => said.test(part))?.[1])
  if (written.some((one) => one === undefined)) return [fact]
  const line = lines[fact.lines[0] ?? -1]
  const isOfIt = line !== undefined && ASKS_OF_IT.test(plainIn(line, line.text))
  if (!isOfIt || complaint === undefined) return []
  return [
    {
      ...fact,
      concept: complaint.concept,
      attributes: { ...fact.attributes, condition: written.join(' or ') },
    },
  ]
}
