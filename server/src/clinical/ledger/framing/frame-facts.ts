import type { FramedFact } from '../fact.ts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import { GENERIC_NAMES } from './generic.data.ts'
import { linkModifiers } from './link-modifiers.ts'
import { nameConcept } from '../naming/name-concept.ts'
import { nameMeasurement } from '../naming/name-measurement.ts'
import { readAttributes } from './read-attributes.ts'
import { readCertainty } from './read-certainty.ts'
import { readDrugStatus } from './read-drug-status.ts'
import { readPerson } from './read-person.ts'
import { readPolarity } from './read-polarity.ts'
import { sentenceAround } from './sentence-around.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const GENERIC = new Set(GENERIC_NAMES)

/** One fact for each mention, with what is said of it around it. */
export function frameFacts(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): FramedFact[] {
  const linked = linkModifiers(lines, mentions, modifiers)
  return mentions.flatMap((mention, place): FramedFact[] => {
    const polarity = readPolarity(lines, mention)
    if (polarity === undefined) return []
    const own = linked[place] ?? []
    const text = lines[mention.line]?.text ?? ''
    const said: Stretch[] = [mention, ...own].map(({ line, from, to }) => ({ line, from, to }))
    const concept = conceptOf(text, mention)
    if (GENERIC.has(concept)) return []
    const fact: FramedFact = {
      kind: mention.kind,
      concept,
      polarity,
      certainty: readCertainty(text, mention, own),
      who: readPerson(lines, mention),
      time: mention.time,
      status: readDrugStatus(text, mention, concept),
      act: mention.act,
      attributes: readAttributes(text, mention, own, nextOfKind(mentions, place)),
      problem: '',
      importance: mention.importance,
      sureness: mention.sureness,
      said,
      lines: [...new Set(said.map(({ line }) => line))].sort((a, b) => a - b),
    }
    return [fact]
  })
}

function conceptOf(text: string, mention: Mention): string {
  const { before } = sentenceAround(text, mention)
  const measured =
    mention.kind === 'measurement' ? nameMeasurement(mention.words, before) : undefined
  return measured ?? nameConcept(mention.kind, mention.words)
}

/** Mentions stand in the order of the talk. */
function nextOfKind(mentions: readonly Mention[], place: number): number {
  const mention = mentions[place]
  for (let at = place + 1; mentions[at]?.line === mention?.line; at += 1)
    if (mentions[at]?.kind === mention?.kind) return mentions[at]?.from ?? Infinity
  return Infinity
}
