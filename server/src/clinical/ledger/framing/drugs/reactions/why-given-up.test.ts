import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { whyGivenUp } from './why-given-up.ts'

function courseOf(drug: string, said: string, known?: string): string | undefined {
  const lines = givenLines(said)
  const mention = givenMention(lines, drug, { kind: 'medication', status: 'took', time: 'past' })
  return whyGivenUp(lines, mention, known === undefined ? {} : { course: known })?.course
}

test.each<[string, string, string]>([
  [
    'naproxen',
    'P: I tried naproxen but it gave me awful heartburn, so I left it.',
    'stopped because of heartburn',
  ],
  ['tramadol', 'P: I had tramadol, it made me really dizzy.', 'side effect: dizziness'],
  ['Macrobid', 'P: They gave me Macrobid and I threw up the whole time.', 'side effect: vomiting'],
  [
    'pantoprazole',
    'P: I quit the pantoprazole, it gave me headaches.',
    'stopped because of headache',
  ],
  ['ramipril', 'P: I took ramipril. It was giving me a cough. I quit.', 'side effect: cough'],
])('%s: %s', (drug, said, course) => {
  expect(courseOf(drug, said)).toBe(course)
})

test('when it was stopped stays', () => {
  expect(
    courseOf('ramipril', 'P: Ramipril and ramipril, it made me cough.', 'stopped last year'),
  ).toBe('stopped last year because of cough')
})

test.each([
  // What it was taken for, or what came anyhow, is no side effect.
  ['ondansetron', 'P: I took ondansetron for the vomiting, so I stopped.'],
  ['codeine', 'P: I took codeine and then I had a cough.'],
  ['codeine', 'P: I took codeine, and naproxen gave me heartburn.'],
  ['codeine', 'P: I took codeine. It gave me no trouble.'],
])('nothing of %s: %s', (drug, said) => {
  expect(courseOf(drug, said)).toBeUndefined()
})
