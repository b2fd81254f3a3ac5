import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import { isListed } from '../../choosing/is-listed.ts'
import { placeOfWords } from '../../sheet/speech/place-of-words.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { FORBIDS, HARMED, STOPS } from './medicine.data.ts'
import { isQuestion, passageOf } from '../passage.ts'
import { isMedicine, isNamed, isSame, standingOfDrugs, type Standing } from './standing-of-drugs.ts'

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
  const all = facts.filter(({ who }) => who === 'patient')
  const forbidden = all.filter((fact) => isForbidden(fact, spoken))
  const own = all.filter(
    (fact) =>
      isListed(fact) && isMedicine(fact) && !forbidden.includes(fact) && !isMeasured(fact, spoken),
  )
  const isDoubted = (fact: Fact) =>
    fact.source === 'heard' &&
    ((fact.sureness ?? 1) < LEAST ||
      isNotStopped(fact, spoken) ||
      isAnsweredByOthers(fact, spoken) ||
      isAskedByPatient(fact, spoken))
  const present = own.filter(({ polarity }) => polarity === 'present')
  const sure = present.filter((fact) => !isDoubted(fact))
  const isLeft = (fact: Fact) => !sure.some((other) => isSame(other, fact))
  return {
    standings: standingOfDrugs(sure),
    forbidden,
    denied: own.filter((fact) => fact.polarity === 'absent' && !isDoubted(fact) && isLeft(fact)),
    unsure: present.filter((fact) => isDoubted(fact) && isNamed(fact.concept) && isLeft(fact)),
  }
}

/** 'the naproxen made me itch' and 'I can't take ibuprofen' tell of nothing that is taken. */
function isForbidden(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (fact.status === 'stop' || fact.status === 'hold') return false
  const [said] = fact.said
  const own = placeOfWords(said, spoken)
  const sentence = spoken[own]
  const { places } = passageOf(fact, spoken)
  // A question that comes behind the name asks for something else.
  const asked = places.some((place) => place <= own && isAskedForAllergy(spoken[place]))
  if (asked && fact.polarity === 'present') return true
  const name = said?.words.trim().toLowerCase().split(/\s+/).at(-1) ?? ''
  const at = name === '' ? -1 : (sentence?.text.toLowerCase().lastIndexOf(name) ?? -1)
  if (!sentence || at < 0) return false
  return FORBIDS.test(sentence.text.slice(0, at)) || HARMED.test(sentence.text.slice(at))
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

/** Read as stopped, where nobody says so. */
function isNotStopped(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (fact.status !== 'stop' && fact.status !== 'hold') return false
  const [place] = passageOf(fact, spoken).places
  return place !== undefined && !STOPS.test(spoken[place]?.text ?? '')
}

/** 'What about increasing it?' changes nothing. */
function isAskedByPatient(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (!CHANGES.has(fact.status)) return false
  const sentence = spoken[placeOfWords(fact.said[0], spoken)]
  return sentence?.role === 'patient' && sentence.text.endsWith('?')
}

const CHANGES = new Set<Fact['status']>(['start', 'increase', 'decrease', 'refill', 'stop', 'hold'])

const AFFIRMS =
  /\b(?:yes|yeah|yep|yup|correct|right|i do|i am|i did|i have|(?:take|took|taking|use|using|on) (?:it|that|those|them|both|all|one)|she did|he did|they did)\b/i

/** Asked for by its name, and answered with others alone. */
function isAnsweredByOthers(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (fact.status !== 'takes' && fact.status !== 'took') return false
  const { places } = passageOf(fact, spoken)
  const own = places.flatMap((place) => spoken[place] ?? [])
  const [question] = own
  if (question?.role !== 'clinician' || !isQuestion(question)) return false
  const isOf = (text: string) =>
    drugsIn(text).some((name) => genericName(name) === genericName(fact.concept))
  const reply = own
    .filter(({ line, role }) => line > question.line && role !== 'clinician')
    .map(({ text }) => text)
    .join(' ')
  return isOf(question.text) && drugsIn(reply).length > 0 && !isOf(reply) && !AFFIRMS.test(reply)
}
