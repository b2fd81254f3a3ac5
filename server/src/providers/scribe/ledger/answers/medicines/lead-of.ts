import type { Fact } from '@chartwright/contract/facts'
import { tellFact as write } from '../../../../../clinical/realise/telling/tell-fact.ts'
import { capital } from '../../../../../clinical/realise/words/sentence.ts'
import { writeCase } from '../../../../../clinical/realise/words/write-case.ts'
import { genericName } from '../../questions/find-asked.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { sentenceOf, tellFact } from '../../tell-facts.ts'
import { isPlainlySaid } from '../is-plainly-said.ts'
import { passageOf, type Passage } from '../passage.ts'
import { NO_NAME } from './medicine.data.ts'
import type { Standing } from './standing/standing-of-drugs.ts'

/** A statement where it is sure, else the name alone. Whether what was taken is over, its words tell. */
export function leadOf(
  { fact, others }: Standing,
  quoted: readonly Passage[],
  spoken: readonly SpokenSentence[],
): string {
  if (fact.said.length === 0) return tellFact(fact)
  const own = [fact, ...others]
  const isOne = own.every(
    ({ status }) => status === fact.status || status === 'continue' || status === 'advise',
  )
  const isTold = own.every((each) => isPlainlySaid(each, passageOf(each, spoken), spoken))
  // What is said elsewhere of a medicine that is taken may limit it.
  const isWhole =
    fact.status !== 'takes' || quoted.every((passage) => isPlainlySaid(fact, passage, spoken))
  const { dose, frequency, amount, condition } = fact.attributes
  const plain = {
    ...fact,
    attributes: Object.fromEntries(
      Object.entries({ dose, frequency, amount, condition }).filter(([, value]) => value),
    ),
  }
  const statement = isOne && isTold && isWhole ? sentenceOf({ ...plain, text: write(plain) }) : ''
  const isPast = /^(?:Previously|Took)\b/.test(statement)
  return isPast || statement === '' ? nameOf(fact.concept) : statement
}

export function nameOf(concept: string): string {
  return NO_NAME.test(concept) ? '' : capital(writeCase(concept))
}

/** A medicine that somebody is allergic to says so wherever it is named. */
export function allergyTo({ concept }: Fact, all: readonly Fact[]): string {
  const found = all.find(
    (each) =>
      each.kind === 'allergy' &&
      each.polarity === 'present' &&
      genericName(each.concept) === genericName(concept),
  )
  if (!found) return ''
  const [line] = found.lines
  return ` (an allergy to it was named${line === undefined ? '' : ` [${String(line + 1)}]`})`
}
