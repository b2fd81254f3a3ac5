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

  describe('where neither he nor she is known', () => {
    const THEY = { subject: 'they', object: 'them', possessive: 'their' } as const
    const polish = (...texts: string[]) =>
      polishSection(
        texts.map((text) => said(text, 'a')),
        THEY,
      ).map(({ text }) => text)

    test('two sentences may follow without naming the patient', () => {
      expect(
        polish(
          'The patient fell.',
          'The patient has a limp.',
          'The patient took aspirin.',
          'The patient has a rash.',
        ),
      ).toEqual(['The patient fell.', 'Has a limp.', 'Took aspirin.', 'The patient has a rash.'])
    })
    test('the patient is named after somebody else', () => {
      const texts = ["The patient's mother had a stroke.", 'The patient has a limp.']
      expect(polish(...texts)).toEqual(texts)
      const met = ['The patient met her brother.', 'The patient has a limp.']
      expect(polish(...met)).toEqual(met)
    })
  })
})
