import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../../questions/find-asked.ts'
import { placeOfWords } from '../../../sheet/speech/place-of-words.ts'
import type { SpokenSentence } from '../../../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../../../sheet/telling/names-drug.ts'
import { isQuestion, passageOf } from '../../passage.ts'
import { STOPS } from '../medicine.data.ts'
import { isKept } from './is-kept.ts'
import { isOfRelative } from './is-of-relative.ts'
import { BEGINS } from './status.data.ts'

const LEAST = 0.5

/** Whether how a medicine stands may have been misread, so that only its sentence is shown. */
export function isDoubted(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  return (
    fact.source === 'heard' &&
    ((fact.sureness ?? 1) < LEAST ||
      isOfRelative(fact, spoken) ||
      isKept(fact, spoken) ||
      isNotStopped(fact, spoken) ||
      isAnsweredByOthers(fact, spoken) ||
      isAskedByPatient(fact, spoken))
  )
}

/** Read as stopped, where nobody says so, or where it is begun instead of another one. */
function isNotStopped(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  if (fact.status !== 'stop' && fact.status !== 'hold') return false
  const { places } = passageOf(fact, spoken)
  if (places.length === 0) return false
  if (isBegun(fact, spoken)) return true
  return !places.some((place) => STOPS.test(spoken[place]?.text ?? ''))
}

function isBegun({ said: [said] }: Fact, spoken: readonly SpokenSentence[]): boolean {
  const text = spoken[placeOfWords(said, spoken)]?.text ?? ''
  const at = said ? text.toLowerCase().indexOf(said.words.trim().toLowerCase()) : -1
  return at >= 0 && BEGINS.test(text.slice(0, at))
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
