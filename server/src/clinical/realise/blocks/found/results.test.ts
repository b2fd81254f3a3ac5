import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../testing/given-fact.ts'
import { realise } from '../../realise.ts'

type Given = Partial<Fact>

function resultsOf(...given: readonly Given[]) {
  const facts = givenFacts(...given.map((one) => ({ kind: 'result', ...one }) as const))
  const all = facts.map((fact, at) => ({ ...fact, lines: [9], ...given[at] }))
  return realise('results', all, { reader: 'clinician' })
}

const seen = (concept: string, attributes: Fact['attributes'], more: Given = {}): Given => ({
  concept,
  attributes,
  ...more,
})
const NO = { polarity: 'absent' } as const
const ELBOW = { detail: 'x-ray', side: 'left', site: 'elbow' } as const

test.each<[string, Given[], string[]]>([
  [
    'how a study was is told with what it showed',
    [seen('small effusion', ELBOW), seen('normal x-ray', {}), seen('dislocation', ELBOW, NO)],
    ['Left elbow x-ray: normal; small effusion; no dislocation.'],
  ],
  [
    'two names of a tracing are one',
    [seen('normal ECG', {}), seen('ischemia', { detail: 'EKG' }, NO)],
    ['ECG: normal; no ischemia.'],
  ],
  [
    'about the same time is the same time',
    [
      seen(
        'leaky valve',
        {},
        { text: 'Echocardiogram about a year ago: leaky valve.', phrased: true },
      ),
      seen(
        'aortic stenosis',
        {},
        { text: 'Echocardiogram a year ago: aortic stenosis.', phrased: true },
      ),
    ],
    ['Echocardiogram about a year ago: leaky valve; aortic stenosis.'],
  ],
  [
    'what was seen last year is not seen today',
    [
      seen('leaky valve', {}, { text: 'Echocardiogram last year: leaky valve.', phrased: true }),
      seen('aortic stenosis', {}, { text: 'Echocardiogram: aortic stenosis.', phrased: true }),
    ],
    ['Echocardiogram last year: leaky valve.', 'Echocardiogram: aortic stenosis.'],
  ],
  [
    'a date that heads a report is that of all of it',
    [
      seen('leaky valve', {}, { text: 'Echocardiogram 3/4/22: leaky valve.', phrased: true }),
      seen('aortic stenosis', {}, { text: 'Echocardiogram: aortic stenosis.', phrased: true }),
    ],
    ['Echocardiogram 3/4/22: leaky valve; aortic stenosis.'],
  ],
  [
    'studies of two parts stay apart, and one of no part may be of either',
    [
      seen('dislocation', ELBOW, NO),
      seen('gout', { detail: 'x-ray', side: 'left', site: 'foot' }, NO),
      seen('fracture', { detail: 'x-ray' }, NO),
    ],
    ['Left elbow x-ray: no dislocation.', 'Left foot x-ray: no gout.', 'X-ray: no fracture.'],
  ],
  [
    'studies that were spoken of far apart stay apart',
    [seen('normal x-ray', {}, { lines: [2] }), seen('dislocation', ELBOW, NO)],
    ['X-ray: normal.', 'Left elbow x-ray: no dislocation.'],
  ],
  [
    'what only a study measures is told with it',
    [
      seen('aortic stenosis', { detail: 'echocardiogram' }),
      seen('ejection fraction', { value: '60', unit: '%' }, { kind: 'measurement' }),
    ],
    ['Echocardiogram: aortic stenosis; ejection fraction 60%.'],
  ],
  [
    'one of another time is not',
    [
      seen('aortic stenosis', { detail: 'echocardiogram' }),
      seen(
        'ejection fraction',
        { value: '60', unit: '%', when: '2 years ago' },
        { kind: 'measurement' },
      ),
    ],
    ['Echocardiogram: aortic stenosis.', 'Ejection fraction 60%, 2 years ago.'],
  ],
  [
    'what was not seen is not normal as well',
    [seen('dislocation', { ...ELBOW, value: 'normal' }, NO)],
    ['Left elbow x-ray: no dislocation.'],
  ],
  [
    'not raised is not denied',
    [seen('platelet count is not elevated', {}, NO)],
    ['Platelet count not elevated.'],
  ],
])('%s', (_, given, told) => {
  expect(resultsOf(...given).map(({ text }) => text)).toEqual(told)
})

test('a line keeps the facts of all that it tells', () => {
  const [line] = resultsOf(seen('normal x-ray', {}), seen('dislocation', ELBOW, NO))
  expect(line?.factIds).toEqual(['0', '1'])
})
