import type { Fact } from '@chartwright/contract/facts'
import { addsNothing, canAgree } from './adds-nothing.ts'
import { leaveContradicted } from './contradictions.ts'
import { developComplaint } from './develop-complaint.ts'
import { isExplainedThere } from './explained-there.ts'
import { joinDays } from './join-days.ts'
import { joinExtents } from './join-extents.ts'
import { joinLevels } from './join-levels.ts'
import { nameGroups } from './name-groups.ts'
import { knownOf, type KnownFact } from './known-fact.ts'
import { isAkin, isSameName } from './same-name.ts'
import { isWithin } from '../words/word-stems.ts'
import { sharedSentence, type SentencesOf } from './said-together.ts'
import { tellsDrug } from './tells-drug.ts'
import { tellsPlan } from './tells-plan.ts'
import { LOOSE, tellsThing, type MayExplain } from './tells-thing.ts'

/** Facts of a note, each thing once. */
export interface MergedFacts {
  readonly facts: readonly Fact[]
  /** Of facts that another one tells, the id of that one. */
  readonly toldBy: ReadonlyMap<string, string>
}

/** As many as are compared with all others in a few milliseconds. */
const FACTS_AT_ONCE = 16

/**
 * Of facts that say the same under several kinds or by several names, the one that says most. What is
 * known besides stays a fact of its own, and of what contradicts itself the surer one is left. Works in
 * pieces: others can run in between.
 */
export function* mergeFacts(
  given: readonly Fact[],
  sentencesOf: SentencesOf = () => [],
): Generator<undefined, MergedFacts, undefined> {
  const known = leaveContradicted(nameGroups(given).map(knownOf))
  yield
  const mayExplain = explainingIn(given, sentencesOf)
  const toldBy = toldInParts(known.map(({ plain }) => plain))
  for (const [at, one] of known.entries()) {
    if (at % FACTS_AT_ONCE === 0) yield
    for (const other of known) {
      if (one === other || toldBy.has(one.plain.id) || toldBy.has(other.plain.id)) continue
      const isTold = mayTell(one, other) && tells(one.plain, other.plain, mayExplain)
      if (isTold || standsIn(other.plain, one.plain)) toldBy.set(other.plain.id, one.plain.id)
    }
  }
  const developed = known
    .map((one) => developComplaint(one, known, toldBy))
    .map((fact) => joinForms(fact, known, toldBy))
    .map((fact) => joinLevels(fact, known, toldBy, sentencesOf))
    .map((fact) => joinDays(fact, known, toldBy))
    .map((fact) => joinExtents(fact, known, toldBy))
    .map((fact) => withoutToldParts(fact, known))
  return { facts: developed.filter(({ id }) => !toldBy.has(id)), toldBy: settled(toldBy) }
}

/** Whether every word of one sentence stands in the other; names say little of what the phraser wrote. */
function standsIn(other: Fact, one: Fact): boolean {
  return (
    (one.phrased === true || other.phrased === true) &&
    (one.kind === other.kind || one.text === other.text) &&
    one.polarity === other.polarity &&
    one.certainty === other.certainty &&
    one.who === other.who &&
    isWithin(bareText(other), bareText(one))
  )
}

/** Without what frames a name in a sentence. */
function bareText({ text }: Fact): string {
  return text.replace(/^(?:history of|reports|denies|no history of) /i, '')
}

function mayTell(one: KnownFact, other: KnownFact): boolean {
  if (!THINGS.has(one.plain.kind) || isAkin(one.key, other.key)) return true
  return one.plain.kind === 'assessment' && isExplainedThere(one.plain, other.plain)
}

const THINGS = new Set<Fact['kind']>([
  'complaint',
  'symptom',
  'history',
  'family',
  'social',
  'finding',
  'result',
  'assessment',
])

/** A diagnosis explains a symptom of its sentence, unless something is done for the symptom itself. */
function explainingIn(given: readonly Fact[], sentencesOf: SentencesOf): MayExplain {
  return (diagnosis, symptom) =>
    (sharedSentence(diagnosis, symptom, sentencesOf) !== undefined ||
      isExplainedThere(diagnosis, symptom)) &&
    !given.some(
      ({ kind, problem }) =>
        (kind === 'plan' || kind === 'medication') && isSameName(problem, symptom.concept),
    )
}

function tells(one: Fact, other: Fact, mayExplain: MayExplain): boolean {
  if (one.who !== other.who) return false
  if (one.kind === 'medication' && other.kind === 'medication') return tellsDrug(one, other)
  if (one.kind === 'plan' && other.kind === 'plan') return tellsPlan(one, other)
  if (one.kind === 'measurement') return isVitalSign(one) && VITALS_NORMAL.test(other.concept)
  return tellsThing(one, other, mayExplain)
}

const KNOWN = new WeakMap<Fact, KnownFact>()

/** A fact is put into its words once, however many others it is compared with. */
function knownOnce(fact: Fact): KnownFact {
  const known = KNOWN.get(fact) ?? knownOf(fact)
  KNOWN.set(fact, known)
  return known
}

/** Whether one of two facts as a note would have them says what the other does. */
export function isToldIn(one: Fact, other: Fact): boolean {
  if (one.who !== other.who || one.polarity !== other.polarity) return false
  if ((one.kind === 'plan') !== (other.kind === 'plan')) return false
  const [first, second] = [knownOnce(one), knownOnce(other)]
  const { severity, ...attributes } = second.plain.attributes
  // That there is a little of it is no other thing.
  const isLoose = severity !== undefined && LOOSE.test(severity)
  const plain = isLoose ? { ...second.plain, attributes } : second.plain
  return mayTell(first, second) && tells(first.plain, plain, () => false)
}

/** Where the numbers stand, they say it. */
const VITALS_NORMAL = /^(?:vital signs?|vitals)\b.*\b(?:normal|good|stable|fine|okay)$/

function isVitalSign({ concept, attributes: { value } }: Fact): boolean {
  return value !== undefined && /^(?:blood pressure|heart rate|pulse|temperature)\b/.test(concept)
}

/** 'chest pain or shortness of breath' says nothing where both are told. */
function toldInParts(facts: readonly Fact[]): Map<string, string> {
  const toldBy = new Map<string, string>()
  for (const fact of facts) {
    const parts = fact.concept.split(/ (?:or|and) |, /)
    const own = parts.map((part) =>
      facts.find(
        (other) =>
          other !== fact &&
          other.kind === fact.kind &&
          other.who === fact.who &&
          other.polarity === fact.polarity &&
          other.certainty === fact.certainty &&
          tellsPart(other, { ...fact, concept: part }),
      ),
    )
    const [first] = own
    if (parts.length > 1 && first !== undefined && own.every((part) => part !== undefined))
      toldBy.set(fact.id, first.id)
  }
  return toldBy
}

function tellsPart(one: Fact, part: Fact): boolean {
  if (one.kind === 'plan') return tellsPlan(one, part)
  return isSameName(one.concept, part.concept) && addsNothing(part, one)
}

const FORM =
  /^(?:inhaler|puffer|spray|cream|ointment|tablets?|pills?|patch(?:es)?|drops|gel|shampoo)$/

/** 'two puffs of the inhaler' is the dose of the one inhaler that has a name. */
function joinForms(fact: Fact, known: readonly KnownFact[], toldBy: Map<string, string>): Fact {
  if (fact.kind !== 'medication' || toldBy.has(fact.id) || FORM.test(fact.concept)) return fact
  const isNamed = ({ plain }: KnownFact, form: string) =>
    plain.kind === 'medication' && plain.concept.endsWith(` ${form}`)
  return known.reduce((joined, { fact: other, plain }) => {
    const { concept: form, status, polarity } = plain
    if (toldBy.has(other.id) || plain.kind !== 'medication' || !FORM.test(form)) return joined
    if (!joined.concept.toLowerCase().endsWith(` ${form}`)) return joined
    if (status !== joined.status || polarity !== joined.polarity || !canAgree(joined, other))
      return joined
    if (known.filter((one) => isNamed(one, form) && one.plain.status === status).length !== 1)
      return joined
    toldBy.set(other.id, joined.id)
    return { ...joined, attributes: { ...other.attributes, ...joined.attributes } }
  }, fact)
}

/** 'weight loss or syncope' denies weight loss, where syncope is denied already. */
function withoutToldParts(fact: Fact, known: readonly KnownFact[]): Fact {
  const parts = fact.concept.split(' or ')
  if (fact.kind !== 'symptom' || fact.polarity !== 'absent' || parts.length === 1) return fact
  const isTold = (part: string) =>
    known.some(
      ({ plain }) =>
        plain.id !== fact.id &&
        plain.kind === 'symptom' &&
        plain.polarity === 'absent' &&
        plain.who === fact.who &&
        plain.concept === part &&
        addsNothing(fact, plain),
    )
  const left = parts.filter((part) => !isTold(part))
  return left.length === 0 ? fact : { ...fact, concept: left.join(' or ') }
}

/** Who tells it may be told by another one in turn. */
function settled(toldBy: ReadonlyMap<string, string>): Map<string, string> {
  const last = (id: string): string => {
    const next = toldBy.get(id)
    return next === undefined ? id : last(next)
  }
  return new Map([...toldBy.keys()].map((id) => [id, last(id)]))
}
