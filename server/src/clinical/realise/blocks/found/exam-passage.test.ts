import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { givenFacts } from '../../testing/given-fact.ts'
import { realise } from '../../realise.ts'

interface Found extends Partial<FactContent> {
  readonly line?: number
  readonly from: number
}

const LENGTH = 10

function examOf(...found: readonly Found[]): string[] {
  const facts = givenFacts(
    ...found.map(({ line: _, from: __, ...told }) => ({ kind: 'finding', ...told }) as const),
  ).map((fact, at) => {
    const { line = 0, from = 0 } = found[at] ?? {}
    const said = [{ segment_id: `s${line}`, from, to: from + LENGTH, words: fact.concept }]
    return { ...fact, said, lines: [line] }
  })
  return realise('exam', facts, { reader: 'clinician' }).map(({ text }) => text)
}

test('a movement is of the part that was spoken of a few lines before', () => {
  expect(
    examOf(
      { concept: 'tenderness of the lumbar spine', from: 0 },
      { concept: 'limited flexion', line: 3, from: 20 },
    ),
  ).toEqual(['Lumbar spine: tenderness, limited flexion.'])
})

test('many lines later it may be of any part', () => {
  expect(
    examOf(
      { concept: 'tenderness of the lumbar spine', from: 0 },
      { concept: 'limited flexion', line: 9, from: 20 },
    ),
  ).toEqual(['Musculoskeletal: limited flexion.', 'Lumbar spine: tenderness.'])
})

test('what names no part stands with what was said in one breath before', () => {
  expect(
    examOf(
      { concept: 'ulcer of the heel', from: 0 },
      { concept: 'foul odor', polarity: 'absent', from: 40 },
    ),
  ).toEqual(['Heel: ulcer, no foul odor.'])
})

test.each<[string, Found, Found, string[]]>([
  [
    'said later',
    { concept: 'ulcer of the heel', from: 0 },
    { concept: 'foul odor', from: 200 },
    ['Heel: ulcer.', 'Foul odor.'],
  ],
  [
    'said before',
    { concept: 'ulcer of the heel', from: 40 },
    { concept: 'foul odor', from: 0 },
    ['Heel: ulcer.', 'Foul odor.'],
  ],
  [
    'behind the heart',
    { concept: 'heart murmur', from: 0 },
    { concept: 'foul odor', from: 20 },
    ['Heart: murmur.', 'Foul odor.'],
  ],
  [
    'of the other side',
    { concept: 'ulcer of the heel', attributes: { side: 'left' }, from: 0 },
    { concept: 'foul odor', attributes: { side: 'right' }, from: 20 },
    ['Left heel: ulcer.', 'Foul odor on the right.'],
  ],
])('%s it stands alone', (_, one, other, told) => {
  expect(examOf(one, other)).toEqual(told)
})

test('a test of both sides is of the part that was spoken of without a side', () => {
  expect(
    examOf(
      { concept: 'knee tenderness', from: 0 },
      { concept: 'mcmurray test negative', attributes: { side: 'bilateral' }, from: 90 },
    ),
  ).toEqual(['Knee: tenderness, McMurray test negative bilaterally.'])
})
