import type { Fact } from '@chartwright/contract/facts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { passageOf } from '../answers/passage.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'

const OVER =
  /\b(?:used to|not any ?more|no longer|as a (?:child|kid|baby|teen\w*)|when i was (?:a|little|young|\d+)|(?:grew|grown) out of|years? ago|went away|is gone|resolved)\b/i
const MAY_PASS = new Set<Fact['kind']>(['history', 'symptom', 'complaint'])

/** What was said of another time of life is no yes to whether it is so now. */
export function isOver(facts: readonly Fact[], spoken: readonly SpokenSentence[]): boolean {
  return (
    facts.length > 0 &&
    facts.every(
      (fact) =>
        fact.polarity === 'present' &&
        MAY_PASS.has(fact.kind) &&
        passageOf(fact, spoken).places.some((place) => OVER.test(spoken[place]?.text ?? '')),
    )
  )
}

const OF_OTHERS = /\b(?:any|some)?(?:other|else)\b/i

/** 'Any other urinary symptoms?' – 'No' leaves those that were told. */
export function isOfOthers(facts: readonly Fact[], spoken: readonly SpokenSentence[]): boolean {
  return facts.some(
    (fact) =>
      fact.polarity === 'absent' &&
      passageOf(fact, spoken).places.some((place) => {
        const { text = '', role } = spoken[place] ?? {}
        return role === 'clinician' && text.endsWith('?') && OF_OTHERS.test(text)
      }),
  )
}

const PARTS = new Set(
  stemsOf(
    'leg legs arm hand foot feet ankle calf knee hip thigh elbow wrist shoulder neck back chest abdomen abdominal belly face facial lip tongue throat eye ear head finger toe breast skin joint groin',
  ),
)

/** 'No leg swelling' is no answer to 'any swelling?'. */
export function isNarrower(subject: string, facts: readonly Fact[]): boolean {
  const asked = weightyOf(stemsOf(plainOf(subject)))
  return (
    asked.length > 0 &&
    facts.some(({ polarity, concept, attributes: { site = '' } }) => {
      const own = weightyOf(stemsOf(plainOf(`${concept} ${site}`)))
      const isOfIt = asked.every((stem) => own.includes(stem))
      const further = own.filter((stem) => !asked.includes(stem))
      return polarity === 'absent' && isOfIt && further.some((stem) => PARTS.has(stem))
    })
  )
}
