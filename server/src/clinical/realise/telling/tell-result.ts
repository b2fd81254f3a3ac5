import type { FactContent } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { doubted } from '../doubted.ts'
import { regionOf } from '../places/body-systems.ts'
import { phraseOf } from './phrase-fact.ts'
import { wholeStudy } from './whole-study.ts'

/** Names of tests and of who judged them, at the head of a result's detail. */
const TEST =
  /\b(?:angiogram|antibod(?:y|ies)|arthrogram|arthroscopy|biopsy|blood (?:test|work)|bronchoscopy|catheterization|ct|ct scan|culture|cystoscopy|dexa|doppler|ecg|echo|echocardiogram|eeg|ekg|emg|endoscopy|exam|holter|imaging|labs?|lab work|mammogram|monitor|mr|mra|mri|myelogram|nerve conduction|pap smear|pathology|pet|panel|photo|radiographs?|report|reports|scan|screen(?:ing)?|sleep study|smear|stress test|study|swab|swallow|test|titer|ultrasound|urinalysis|x-?rays?|colonoscopy)\b/i

const OF_ITSELF = /^(?:blood count|chemistry|hormones|urine|heart, lung)/
const TAKEN_OF_BODY =
  /\b(?:x-?rays?|radiographs?|mri|ct|ultrasound|echo(?:cardiogram)?|ecg|ekg|holter|mammogram|angiogram|doppler|emg)\b/i

/** 'x-ray, subtle dorsal' is the test and what it showed besides. */
export function testOf({ attributes: { detail = '' } }: FactContent): {
  test: string
  rest: string
} {
  const [head = '', ...others] = detail.split(/[,:;] /)
  if (!TEST.test(head)) return { test: '', rest: detail }
  return { test: head, rest: others.join(', ') }
}

/** The test alone, of a label such as 'x-ray of the knee'. */
export function studyIn(label: string): string {
  return TEST.exec(label)?.[0] ?? ''
}

/** What a test showed: 'left ankle x-ray: no fracture'. */
export function resultClause(fact: FactContent): string {
  const { test, rest } = testOf(fact)
  if (isOfOtherTest(fact.concept, test)) {
    const { detail: _, ...own } = fact.attributes
    return resultClause({ ...fact, attributes: rest === '' ? own : { ...own, detail: rest } })
  }
  const { detail: _, when, side, site, ...others } = fact.attributes
  const more = rest === '' ? {} : { detail: rest }
  if (test === '') {
    const words = shownWords({ ...fact, attributes: { ...fact.attributes, ...more } })
    return wholeStudy(words) ?? words
  }
  // A picture is of a part of the body; what it does not show has no side of its own.
  const isOfPart =
    PICTURE.test(test) &&
    regionOf(test) === undefined &&
    site !== undefined &&
    regionOf(site) === site
  const isSided =
    side !== undefined && (fact.polarity === 'absent' || isOfPart) && !test.includes(side)
  const isBare = isSided && !isOfPart && regionOf(test) === undefined
  const label = [
    isSided && !isBare ? side : '',
    isOfPart ? site : '',
    test,
    isBare ? `(${side})` : '',
    when ?? '',
  ]
    .filter(Boolean)
    .join(' ')
  const attributes = {
    ...others,
    ...(side === undefined || isSided ? {} : { side }),
    ...(site === undefined || isOfPart ? {} : { site }),
    ...more,
  }
  return `${label}: ${shownWords({ ...fact, attributes })}`
}

const SEEN_BY_OTHERS = new Set(['calcium', 'ejection fraction'])
const BY_ITSELF = new Set(
  CONCEPT_ROWS.test
    .filter(({ name, group }) => OF_ITSELF.test(group) && !SEEN_BY_OTHERS.has(name))
    .map(({ name }) => name),
)
const STATE =
  /^(?:(?:slightly )?(?:elevated|high|low|raised|normal) )| (?:normal|abnormal|elevated|high|low|negative|positive|raised|stable)$/g

/** What blood, urine or another test shows was shown by no picture, however near that was spoken of. */
function isOfOtherTest(concept: string, test: string): boolean {
  return TAKEN_OF_BODY.test(test) && BY_ITSELF.has(concept.toLowerCase().replaceAll(STATE, ''))
}

const PICTURE = /^(?:x-?rays?|mri|ct|ultrasound|radiographs?|emg)\b/i

/** 'No fracture, normal' is none. */
const IS_WELL = /^(?:normal|fine|good|clear|unremarkable)$/

function shownWords(fact: FactContent): string {
  if (fact.polarity === 'absent')
    return `no ${phraseOf(fact, IS_WELL.test(fact.attributes.value ?? '') ? ['value'] : [])}`
  const phrase = phraseOf(fact)
  if (fact.certainty === 'ruled_out') return `${phrase} ruled out`
  return doubted(fact, phrase)
}
