import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { BLOCKS } from '../block.ts'
import { factsOfBlock } from '../facts-of-block.ts'
import { isPlacedBy, PLACE_RULES, type PlaceRule } from './place-rules.data.ts'
import { givenFacts } from '../testing/given-fact.ts'
import { realise } from '../realise.ts'

test.each(Object.entries(PLACE_RULES))('%s has an example that fits', (rule, [, example]) => {
  expect(isPlacedBy(rule as PlaceRule, example)).toBe(true)
})

test.each<[given: Partial<FactContent>, blocks: string[]]>([
  [{ kind: 'history', concept: 'ice' }, ['hpi']],
  [{ kind: 'medication', concept: 'ice', status: 'takes' }, ['hpi']],
  [{ kind: 'history', concept: 'urgent care' }, ['hpi']],
  [{ kind: 'history', concept: 'physical therapy' }, ['hpi']],
  [{ kind: 'history', concept: 'smoking' }, ['social']],
  [{ kind: 'history', concept: 'asthma' }, ['history']],
  [{ kind: 'finding', concept: 'ground glass opacities' }, ['results']],
  [{ kind: 'finding', concept: 'vital signs normal' }, ['vitals']],
  [{ kind: 'finding', concept: 'hypertension' }, ['vitals']],
  [{ kind: 'finding', concept: 'lungs clear' }, ['exam']],
  [{ kind: 'result', concept: 'phalen test positive' }, ['exam']],
  [{ kind: 'result', concept: 'valgus osteoarthritis' }, ['results']],
  [{ kind: 'result', concept: 'high blood pressure' }, ['vitals']],
  [
    { kind: 'result', concept: 'high blood pressure', attributes: { when: 'last spring' } },
    ['results'],
  ],
  [{ kind: 'finding', concept: 'oxygenation normal' }, ['vitals']],
  [{ kind: 'finding', concept: 'elevated heart rate' }, ['vitals']],
  [{ kind: 'measurement', concept: 'temperature' }, ['vitals']],
  [{ kind: 'measurement', concept: 'temperature', time: 'past' }, ['hpi']],
  [{ kind: 'measurement', concept: 'heart rate', attributes: { when: 'last night' } }, ['hpi']],
  [{ kind: 'measurement', concept: 'blood pressure', time: 'future' }, ['results']],
  [{ kind: 'measurement', concept: 'blood pressure', attributes: { detail: 'goal' } }, ['results']],
  [{ kind: 'measurement', concept: 'sodium', time: 'past' }, ['results']],
  [{ kind: 'history', concept: 'falls', polarity: 'absent' }, ['hpi']],
  [{ kind: 'history', concept: 'falls', polarity: 'absent', time: 'past' }, ['hpi']],
  [{ kind: 'history', concept: 'wrist brace' }, ['hpi']],
  [{ kind: 'medication', concept: 'covid vaccine', status: 'took', time: 'past' }, ['history']],
  [{ kind: 'medication', concept: 'ibuprofen', status: 'took', time: 'past' }, ['hpi']],
  [{ kind: 'medication', concept: 'ibuprofen', status: 'takes' }, ['medications']],
  [
    { kind: 'medication', concept: 'lipitor', status: 'mentioned' },
    ['plan', 'assessment-and-plan'],
  ],
])('%j belongs to %j', (given, blocks) => {
  const facts = givenFacts(given)
  expect(BLOCKS.filter((block) => factsOfBlock(block, facts).length > 0)).toEqual(blocks)
})

test.each<[block: (typeof BLOCKS)[number], given: Partial<FactContent>[], text: string]>([
  [
    'hpi',
    [
      { kind: 'history', concept: 'emergency department', time: 'past' },
      { kind: 'history', concept: 'iced' },
      { kind: 'medication', concept: 'ice', status: 'takes' },
      { kind: 'medication', concept: 'ibuprofen', status: 'took', time: 'past' },
    ],
    'Seen in the emergency department. Used ice. Previously took ibuprofen.',
  ],
  [
    'complaint',
    [
      { kind: 'complaint', concept: 'redness' },
      { kind: 'complaint', concept: 'itching' },
    ],
    'Redness and itching.',
  ],
  [
    'complaint',
    [
      { kind: 'complaint', concept: 'shortness of breath' },
      { kind: 'complaint', concept: 'ankle pain', attributes: { duration: '2 weeks' } },
    ],
    'Shortness of breath; ankle pain for 2 weeks.',
  ],
  [
    'complaint',
    [
      { kind: 'complaint', concept: 'wellness visit' },
      { kind: 'complaint', concept: 'hip pain', attributes: { duration: '2 weeks' } },
      { kind: 'complaint', concept: 'medication refill' },
    ],
    'Presents for wellness visit and medication refill; hip pain for 2 weeks.',
  ],
  [
    'history',
    [
      { kind: 'history', concept: 'ulcer', polarity: 'absent' },
      { kind: 'history', concept: 'stomach ulcer', polarity: 'absent' },
      { kind: 'history', concept: 'neurology', polarity: 'absent' },
    ],
    'Not seen by neurology. No history of stomach ulcer or other ulcer.',
  ],
  [
    'exam',
    [
      { kind: 'finding', concept: 'nodules', polarity: 'absent' },
      { kind: 'finding', concept: 'palpable nodules', polarity: 'absent' },
      { kind: 'finding', concept: 'abdominal tenderness' },
      { kind: 'finding', concept: 'tenderness of the left upper quadrant' },
    ],
    'Abdomen: tenderness of the left upper quadrant. No nodules.',
  ],
  ['vitals', [{ kind: 'finding', concept: 'hypertension' }], 'Elevated blood pressure.'],
  [
    'history',
    [{ kind: 'medication', concept: 'covid vaccine', status: 'took', time: 'past' }],
    'COVID vaccine.',
  ],
  [
    'exam',
    [
      { kind: 'finding', concept: 'physical exam normal' },
      { kind: 'finding', concept: 'mild wheezes in all lung fields' },
      { kind: 'finding', concept: 'pitting edema in the ankles' },
      { kind: 'finding', concept: 'clubbing of the fingers', polarity: 'absent' },
    ],
    'Lungs: mild wheezes in all lung fields. Extremities: pitting edema in the ankles, no clubbing of the fingers. Otherwise normal.',
  ],
  ['exam', [{ kind: 'finding', concept: 'physical exam normal' }], 'Examination normal.'],
])('%s of %j', (block, given, text) => {
  const told = realise(block, givenFacts(...given), { reader: 'clinician' })
  expect(told.map((sentence) => sentence.text).join(' ')).toBe(text)
})
