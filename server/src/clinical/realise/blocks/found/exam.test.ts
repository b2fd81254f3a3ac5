import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { realise } from '../../realise.ts'
import { tellExam } from './exam.ts'
import { givenFacts } from '../../testing/given-fact.ts'

function examOf(...told: readonly Partial<FactContent>[]) {
  const facts = givenFacts(...told.map((fact) => ({ kind: 'finding', ...fact }) as const))
  return realise('exam', facts, { reader: 'clinician' }).map(({ text }) => text)
}

test.each<[string, Partial<FactContent>, string]>([
  [
    'the side of a thumb is no thumb',
    { concept: 'bruising on the thumb side' },
    'Skin: bruising on the thumb side.',
  ],
  [
    'the back of a joint is no back',
    { concept: 'tenderness over the back of the wrist', attributes: { side: 'left' } },
    'Left wrist: tenderness over the back.',
  ],
  [
    'strength of all limbs is of no arm',
    { concept: 'strength equal in the arms and legs' },
    'Neurological: strength equal in the arms and legs.',
  ],
  [
    'what the heading says is not said again',
    { concept: 'range of motion decreased in hip', attributes: { side: 'right' } },
    'Right hip: range of motion decreased.',
  ],
  [
    'a rash is of the skin',
    { concept: 'blisters over the chest' },
    'Skin: blisters over the chest.',
  ],
  [
    'it is, whatever part it reaches to',
    { concept: 'band of blisters from the spine to the ribs' },
    'Skin: band of blisters from the spine to the ribs.',
  ],
  [
    'what is in the mouth is not',
    { concept: 'blisters on the tongue' },
    'Ears, nose and throat: blisters on the tongue.',
  ],
  [
    'both sides are told once',
    { concept: 'leg swelling', polarity: 'absent', attributes: { side: 'bilateral' } },
    'Legs: no swelling.',
  ],
  ['either part is both', { concept: 'swelling in both shins' }, 'Shins: swelling.'],
  [
    'both movements of a part are of one part',
    { concept: 'pain on both rotation and flexion of the hip' },
    'Hip: pain on both rotation and flexion.',
  ],
  [
    'the outside of a joint is the outside',
    { concept: 'tenderness outside of the wrist', polarity: 'absent' },
    'Wrist: no tenderness outside of the wrist.',
  ],
  [
    'an examination is of its part',
    { concept: 'hand exam normal', attributes: { side: 'left' } },
    'Left hand: exam normal.',
  ],
  [
    'the malleolus is of the ankle',
    { concept: 'swelling', attributes: { side: 'left', site: 'medial malleolus' } },
    'Left ankle: swelling of the medial malleolus.',
  ],
  [
    'the epicondyle is of the elbow',
    { concept: 'swelling of the medial epicondyle', attributes: { side: 'right' } },
    'Right elbow: swelling of the medial epicondyle.',
  ],
  [
    'how a child behaves is general',
    { concept: 'fussy but consolable' },
    'General: fussy but consolable.',
  ],
  [
    'how a part looks is told without a verb',
    { concept: 'ears are large appearing', attributes: { side: 'bilateral' } },
    'Ears, nose and throat: bilateral ears large appearing.',
  ],
  ['and how one speaks', { concept: 'speech is fluent' }, 'Neurological: speech fluent.'],
  [
    'a place that a longer one has in it is told once',
    {
      concept: 'redness on the back of the hand',
      attributes: { side: 'left', site: 'on the back of the hand and on the wrist' },
    },
    'Left hand: redness on the back of the hand and on the wrist.',
  ],
  [
    'the inside of a joint is told by its medial side',
    {
      concept: 'tenderness on the medial side',
      attributes: { side: 'left', site: 'on the inside of the elbow' },
    },
    'Left elbow: tenderness on the medial side.',
  ],
  [
    'glands are lymph nodes',
    { concept: 'swollen glands', polarity: 'absent' },
    'Lymph nodes: no swollen glands.',
  ],
  [
    'what is done with the lips is breathing',
    { concept: 'pursed lip breathing' },
    'Lungs: pursed lip breathing.',
  ],
  [
    'lesions of the labia are not of the skin',
    { concept: 'lesions on the labia', polarity: 'absent' },
    'Genitourinary: no lesions on the labia.',
  ],
  [
    'the throat is a place of what may be anywhere',
    { concept: 'erythema', attributes: { site: 'throat' } },
    'Ears, nose and throat: erythema of the throat.',
  ],
  ['the head has a heading', { concept: 'head symmetrical' }, 'Head: symmetrical.'],
  ['a beat is of the heart', { concept: 'ectopic beats' }, 'Heart: ectopic beats.'],
  ['swelling alone is of no part', { concept: 'swelling' }, 'Swelling.'],
  [
    'redness on one side is of a part that nobody named',
    { concept: 'redness', polarity: 'absent', attributes: { side: 'left' } },
    'No redness on the left.',
  ],
  ['redness alone is of the skin', { concept: 'redness', polarity: 'absent' }, 'Skin: no redness.'],
])('%s', (_, told, text) => {
  expect(examOf(told)).toEqual([text])
})

test('where a joint was looked at, redness is not of the skin', () => {
  const tenderness = { concept: 'knee tenderness', attributes: { side: 'left' } } as const
  expect(examOf(tenderness, { concept: 'redness', polarity: 'absent' })).toEqual([
    'Left knee: tenderness.',
    'No redness.',
  ])
})

test('where a joint was looked at, the neck keeps its swelling', () => {
  expect(examOf({ concept: 'hip tenderness' }, { concept: 'neck swelling' })).toEqual([
    'Neck: swelling.',
    'Hip: tenderness.',
  ])
})

test('a leg that is raised is of no leg, unless its side was said', () => {
  const raise = { concept: 'straight leg raise', attributes: { value: 'positive' } } as const
  expect(examOf(raise)).toEqual(['Neurological: straight leg raise positive.'])
  const sided = { ...raise, attributes: { value: 'positive', side: 'left' } } as const
  expect(examOf(sided)).toEqual(['Left leg: straight leg raise positive.'])
})

test('nerves are no part of the joint that they run by', () => {
  expect(examOf({ concept: 'ulnar nerve intact' })).toEqual(['Neurological: ulnar nerve intact.'])
})

test('whom a finding is of may be written in any words', () => {
  const [fact] = givenFacts({ kind: 'finding', concept: 'redness', who: 'twin (the first' })
  expect(
    tellExam(fact ? [{ ...fact, ids: ['1'], names: ['redness'] }] : []).map(({ text }) => text),
  ).toEqual(['Twin (the first: redness.'])
})
