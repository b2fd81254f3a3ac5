import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenContent } from '../testing/given-fact.ts'
import { ADVICE_TOLD } from './advice-told.data.ts'
import { tellFact } from './tell-fact.ts'

const advised = (told: Partial<FactContent>) =>
  tellFact(givenContent({ kind: 'plan', act: 'advise', time: 'future', ...told }))

test.each(ADVICE_TOLD)('%s is told as what to do: %s', (concept, told) => {
  const sentence = advised({ concept, attributes: { site: 'wrist' } }).toLowerCase()
  expect(sentence).toContain(told.replace('{place}', 'wrist'))
})

test.each<[string, Partial<FactContent>, string]>([
  [
    'a place with its side',
    { concept: 'elevation', attributes: { site: 'wrist', side: 'left' } },
    'Elevate the left wrist.',
  ],
  ['no place', { concept: 'elevation' }, 'Advised elevation.'],
  [
    'how often it is done',
    { concept: 'ice', attributes: { frequency: '3 times a day' } },
    'Apply ice 3 times a day.',
  ],
  [
    'what is done daily once',
    { concept: 'daily weights', attributes: { frequency: 'once daily' } },
    'Weigh daily.',
  ],
  ['what is only an option', { concept: 'ice', certainty: 'possible' }, 'Consider ice.'],
  ['what is advised against', { concept: 'ice', polarity: 'absent' }, 'Ice not advised.'],
])('%s', (_, told, sentence) => {
  expect(advised(told)).toBe(sentence)
})
