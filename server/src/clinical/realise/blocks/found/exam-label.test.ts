import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../testing/given-fact.ts'
import { realise } from '../../realise.ts'

type Finding = readonly [concept: string, sentence: string, more?: Partial<Fact>]

/** Findings in the phraser's words. */
function examOf(...findings: readonly Finding[]) {
  const facts = givenFacts(...findings.map(([concept]) => ({ kind: 'finding', concept }) as const))
  const phrased = facts.map((fact, at) => {
    const [, text = '', more = {}] = findings[at] ?? []
    return { ...fact, text, phrased: true, ...more }
  })
  return realise('exam', phrased, { reader: 'clinician' }).map(({ text }) => text)
}

const RIGHT = { attributes: { side: 'right' } } as const
const NONE = { polarity: 'absent' } as const

test.each<[string, Finding[], string[]]>([
  [
    'a sentence keeps its own label, and has no second one',
    [['thoracic spine tenderness', 'Back: pain to palpation of the thoracic spine.']],
    ['Back: pain to palpation of the thoracic spine.'],
  ],
  [
    'both legs are a part of their own',
    [['pitting edema', 'Lower extremities: 2+ pitting edema.']],
    ['Lower extremities: 2+ pitting edema.'],
  ],
  [
    'what was found at a joint is not of the skin',
    [
      ['warmth', 'Right ankle: no warmth or redness.', { ...NONE, ...RIGHT }],
      ['effusion', 'Right ankle: no effusion.', { ...NONE, ...RIGHT }],
    ],
    ['Right ankle: no warmth, redness or effusion.'],
  ],
  [
    'the spine is told with the back',
    [
      ['low back tenderness', 'Lower back: tenderness.'],
      ['limited rotation', 'Back: limited rotation.'],
    ],
    ['Back: tenderness of the lower back, limited rotation.'],
  ],
  [
    'one part has one line, by whatever words it was named',
    [
      ['lungs clear', 'Lungs clear.'],
      ['faint at the left', 'Lungs: faint at the left base.'],
    ],
    ['Lungs: clear, faint at the left base.'],
  ],
  [
    'the sentence tells the part that the name does not',
    [['soft when pressed', 'Abdomen soft.']],
    ['Abdomen: soft.'],
  ],
  [
    'a side stands in the heading alone',
    [
      ['hip tenderness', 'Pain to palpation of the right lateral hip.', RIGHT],
      ['hip weakness', 'Right hip: weakness on the right.', RIGHT],
      ['hip rotation', 'Able to rotate the right hip better than on the left.', RIGHT],
    ],
    [
      'Right hip: pain to palpation of the lateral hip, weakness, able to rotate the hip better than on the left.',
    ],
  ],
  [
    'where a joint was looked at, redness is not of the skin',
    [
      ['knee tenderness', 'Knee: tenderness.'],
      ['redness', 'No redness.', NONE],
    ],
    ['Knee: tenderness.', 'No redness.'],
  ],
  [
    'what is no part is no label',
    [['sensation on the face', 'On the left: sensation reduced.']],
    ['Neurological: on the left: sensation reduced.'],
  ],
])('%s', (_, findings, told) => {
  expect(examOf(...findings)).toEqual(told)
})
