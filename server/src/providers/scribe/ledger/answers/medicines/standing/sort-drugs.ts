import type { Fact } from '@chartwright/contract/facts'
import { isOfDrugGroup } from '../../../../../../clinical/realise/once/drug-names.ts'
import { isListed } from '../../../choosing/relevance/is-listed.ts'
import { genericName } from '../../../questions/find-asked.ts'
import { placeOfWords } from '../../../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../../../sheet/telling/names-drug.ts'
import { passageOf } from '../../passage.ts'
import { aroundName } from '../around-name.ts'
import {
  DRUG_LIKE,
  FORBIDS,
  FORBIDS_NO_MORE,
  HARMED,
  NO_LISTED,
  UNNAMED,
} from '../medicine.data.ts'
import { isDoubted } from './is-doubted.ts'
import { isKept } from './is-kept.ts'
import { settleStatus } from './settle-status.ts'
import { isMedicine, isNamed, isSame, standingOfDrugs, type Standing } from './standing-of-drugs.ts'

/** Of what no table knows, so much must be sure before its sentence is shown. */
const LEAST = 0.5

interface SortedDrugs {
  readonly standings: readonly Standing[]
  /** What must not be taken, or did harm. */
  readonly forbidden: readonly Fact[]
  readonly denied: readonly Fact[]
  /** Of a known name, but nobody knows how it stands. */
  readonly unsure: readonly Fact[]
}

/** The medicines of the patient by what can be told of them. */
export function sortDrugs(facts: readonly Fact[], spoken: readonly SpokenSentence[]): SortedDrugs {
  const all = facts
    .filter(
      ({ who, concept, source }) =>
        who === 'patient' && !(source === 'heard' && NO_LISTED.test(concept)),
    )
    .map((fact) => settleStatus(fact, spoken))
  const forbidden = all.filter((fact) => isForbidden(fact, spoken))
  const left = all.filter((fact) => !forbidden.includes(fact) && !isMeasured(fact, spoken))
  const own = left.filter((fact) => isListed(fact) && isMedicine(fact))
  const sure = own.filter((fact) => fact.polarity === 'present' && !isDoubted(fact, spoken))
  const isLeft = (fact: Fact) => !sure.some((other) => isSame(other, fact))
  return {
    standings: standingOfDrugs(sure),
    forbidden,
    denied: own.filter(
      (fact) => fact.polarity === 'absent' && !isDoubted(fact, spoken) && isLeft(fact),
    ),
    unsure: left.filter(
      (fact) =>
        (fact.polarity === 'present' || isKept(fact, spoken)) &&
        !sure.includes(fact) &&
        isShown(fact) &&
        isLeft(fact),
    ),
  }
}

/** What has the name of a medicine, or its form where something is decided. */
function isShown({ concept, status, sureness = 1 }: Fact): boolean {
  if (isNamed(concept)) return true
  return (
    DRUG_LIKE.test(concept) && !UNNAMED.test(concept) && DECIDED.has(status) && sureness >= LEAST
  )
}

const DECIDED = new Set<Fact['status']>(['start', 'continue', 'refill', 'increase', 'decrease'])

/** 'the naproxen made me itch' and 'I can't take ibuprofen' tell of nothing that is taken. */
function isForbidden(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (fact.status === 'hold' || isKept(fact, spoken)) return false
  const own = placeOfWords(fact.said[0], spoken)
  const { places } = passageOf(fact, spoken)
  // A question that comes behind the name asks for something else.
  const asked = places.some((place) => place <= own && isAskedForAllergy(spoken[place]))
  if (asked && fact.polarity === 'present' && fact.status !== 'stop') return true
  const around = aroundName(fact, spoken)
  if (!around) return false
  const [denied] = FORBIDS.exec(around.before) ?? []
  if (denied !== undefined && !isOfAnother(denied, fact)) return true
  const [harmed] = HARMED.exec(around.behind) ?? []
  return fact.status !== 'stop' && harmed !== undefined && othersIn(harmed, fact).length === 0
}

/** Whether a denial before a medicine is of another one, and not of both: 'no ibuprofen or naproxen'. */
function isOfAnother(denied: string, fact: Fact): boolean {
  if (FORBIDS_NO_MORE.test(denied)) return true
  const isList = /(?:\b(?:or|and|nor)|,)(?: (?:any|the|your|my))* $/i.test(denied)
  return othersIn(denied, fact).length > 0 && !isList
}

function othersIn(text: string, { concept }: Fact): string[] {
  return drugsIn(text).filter(
    (name) =>
      genericName(name) !== genericName(concept) &&
      !isOfDrugGroup(genericName(name), concept) &&
      !concept.toLowerCase().includes(name.toLowerCase()),
  )
}

function isAskedForAllergy(sentence: SpokenSentence | undefined): boolean {
  return sentence?.text.endsWith('?') === true && /\ballerg/i.test(sentence.text)
}

/** Oxygen of which the saturation is told is not given. */
function isMeasured(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (!/^oxygen$/i.test(fact.concept)) return false
  const text = passageOf(fact, spoken).places.map((place) => spoken[place]?.text ?? '')
  return /\bsat(?:uration|s|ting)?\b|\bpercent\b|%/i.test(text.join(' '))
}
