import type { FactContent } from '@chartwright/contract/facts'
import { doubted } from './doubted.ts'
import { phraseOf } from './phrase-fact.ts'

/** Names of tests and of who judged them, at the head of a result's detail. */
const TEST =
  /\b(?:angiogram|antibod(?:y|ies)|arthrogram|arthroscopy|biopsy|blood (?:test|work)|bronchoscopy|catheterization|ct|ct scan|culture|cystoscopy|dexa|doppler|ecg|echo|echocardiogram|eeg|ekg|emg|endoscopy|exam|holter|imaging|labs?|lab work|mammogram|monitor|mr|mra|mri|myelogram|nerve conduction|pap smear|pathology|pet|panel|photo|radiographs?|report|reports|scan|screen(?:ing)?|sleep study|smear|stress test|study|swab|swallow|test|titer|ultrasound|urinalysis|x-?rays?|colonoscopy)\b/i

/** 'x-ray, subtle dorsal' is the test and what it showed besides. */
export function testOf({ attributes: { detail = '' } }: FactContent): {
  test: string
  rest: string
} {
  const [head = '', ...others] = detail.split(/[,:;] /)
  if (!TEST.test(head)) return { test: '', rest: detail }
  return { test: head, rest: others.join(', ') }
}

/** What a test showed: 'ankle x-ray: no fracture'. */
export function resultClause(fact: FactContent): string {
  const { test, rest } = testOf(fact)
  const { detail: _, ...others } = fact.attributes
  const { when, side, ...shown } = others
  const isOnTest = test !== '' && fact.polarity === 'absent' && side !== undefined
  const attributes = {
    ...(test === ''
      ? others
      : isOnTest
        ? shown
        : { ...shown, ...(side === undefined ? {} : { side }) }),
    ...(rest === '' ? {} : { detail: rest }),
  }
  const what = shownWords({ ...fact, attributes })
  if (test === '') return what
  const label = [isOnTest && !test.includes(side) ? side : '', test, when ?? '']
    .filter(Boolean)
    .join(' ')
  return `${label}: ${what}`
}

export function shownWords(fact: FactContent): string {
  const phrase = phraseOf(fact)
  if (fact.polarity === 'absent') return `no ${phrase}`
  if (fact.certainty === 'ruled_out') return `${phrase} ruled out`
  return doubted(fact, phrase)
}
