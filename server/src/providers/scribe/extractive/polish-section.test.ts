import { describe, expect, test } from 'vitest'
import { polishSection } from './polish-section.ts'

const HE = { subject: 'he', object: 'him', possessive: 'his' } as const
const said = (text: string, id: string) => ({ text, segmentIds: [id] })

describe('a section that reads well', () => {
  test('neighbouring denials become one that rests on the lines of both', () => {
    expect(polishSection([said('Denies fever.', 'a'), said('Denies cough.', 'b')], HE)).toEqual([
      { text: 'Denies fever, cough.', segmentIds: ['a', 'b'] },
    ])
  })
  test('the patient is named once', () => {
    expect(
      polishSection([said('The patient fell.', 'a'), said('The patient is sore.', 'b')], HE).map(
        ({ text }) => text,
      ),
    ).toEqual(['The patient fell.', 'He is sore.'])
  })
})
