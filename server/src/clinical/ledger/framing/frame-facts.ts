import type { FramedFact } from '../fact.ts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import { DRUG_VERBS } from './drug-verbs.data.ts'
import { GENERIC_NAMES } from './generic.data.ts'
import { linkModifiers } from './link-modifiers.ts'
import type { DrugNames } from '../naming/drug-names.ts'
import { isKnownName, nameConcept } from '../naming/name-concept.ts'
import { plainOf } from '../naming/name-words.ts'
import { nameMeasurement } from '../naming/name-measurement.ts'
import { readAttributes } from './read-attributes.ts'
import { FEARED, readCertainty } from './read-certainty.ts'
import { readDrugStatus } from './read-drug-status.ts'
import { asWatched, isSupposed } from './only-if.ts'
import { isRelative, readPerson } from './read-person.ts'
import { readPolarity } from './read-polarity.ts'
import { settleAnswers } from './settle-answers.ts'
import { withoutTakenBack } from './take-back.ts'
import { readCircumstance } from './read-circumstance.ts'
import { sentenceAround } from './sentence-around.ts'
import type { LedgerLine } from '../reading/token-stream.ts'

const GENERIC = new Set(GENERIC_NAMES)
/** What asks for more of a thing. */
const FURTHER = /^(?:(?:any|some|the|your|my|other|new|more|further) )+/
/** 'hold the' of 'hold the methotrexate' is no drug. */
const VERBS = new Set(DRUG_VERBS.map(([said]) => said))

/** One fact for each mention, with what is said of it around it. */
export function frameFacts(
  lines: readonly LedgerLine[],
  found: readonly Mention[],
  further: readonly Modifier[],
  drugs?: DrugNames,
): FramedFact[] {
  const { mentions, modifiers } = settleAnswers(lines, withoutTakenBack(lines, found), further)
  const linked = linkModifiers(lines, mentions, modifiers)
  return mentions.flatMap((read, place): FramedFact[] => {
    const mention = asWatched(lines[read.line]?.text ?? '', read)
    const polarity = readPolarity(lines, mention)
    if (polarity === undefined) return []
    const own = linked[place] ?? []
    const text = lines[mention.line]?.text ?? ''
    const said: Stretch[] = [mention, ...own].map(({ line, from, to }) => ({ line, from, to }))
    const concept = conceptOf(text, mention, drugs)
    if (isNoThing(mention, concept) || isSupposed(text, mention, polarity)) return []
    if (!isSureEnough(mention, polarity, drugs)) return []
    const status = readDrugStatus(text, mention, concept)
    const fact: FramedFact = {
      kind: mention.kind,
      concept,
      polarity,
      certainty: readCertainty(text, mention, own),
      who: readPerson(lines, mention),
      time: mention.time,
      status,
      act: mention.act,
      attributes: readAttributes(text, { ...mention, status }, own, nextOfKind(mentions, place)),
      problem: '',
      importance: mention.importance,
      sureness: mention.sureness,
      said,
      lines: [...new Set(said.map(({ line }) => line))].sort((a, b) => a - b),
    }
    return [fact]
  })
}

/** What the tables do not know must be surer, and surer still where it is said not to be. */
const LEAST_SURENESS = { present: 0.4, absent: 0.55 }

function isSureEnough(
  { kind, words, sureness }: Mention,
  polarity: Mention['polarity'],
  drugs?: DrugNames,
): boolean {
  return sureness >= LEAST_SURENESS[polarity] || isKnownName(kind, words, drugs)
}

/** What to do, without when to do it: the warning itself is another fact. */
const CALL_ONLY =
  /^(?:please |just |then )*(?:(?:give )?(?:me |us )?(?:a )?call(?: me| us| back| the office)?|let (?:me|us) know|come back|come in)$/

function isNoThing({ kind, act, words }: Mention, concept: string): boolean {
  if (act === 'safety_net' && CALL_ONLY.test(plainOf(words))) return true
  if (kind === 'medication' && VERBS.has(concept)) return true
  if (kind === 'family' && isRelative(concept)) return true
  // 'Any changes?' is not the menopause.
  return [plainOf(words), concept].some((name) => GENERIC.has(name.replace(FURTHER, '')))
}

function conceptOf(text: string, mention: Mention, drugs?: DrugNames): string {
  const { before } = sentenceAround(text, mention)
  const measured =
    mention.kind === 'measurement' ? nameMeasurement(mention.words, before) : undefined
  const words = mention.words.replace(FEARED, '')
  return (
    measured ??
    readCircumstance(mention.kind, words)?.concept ??
    nameConcept(mention.kind, words, drugs)
  )
}

/** Mentions stand in the order of the talk. */
function nextOfKind(mentions: readonly Mention[], place: number): number {
  const mention = mentions[place]
  for (let at = place + 1; mentions[at]?.line === mention?.line; at += 1)
    if (mentions[at]?.kind === mention?.kind) return mentions[at]?.from ?? Infinity
  return Infinity
}
