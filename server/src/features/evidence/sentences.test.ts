import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['<h2>Plan</h2><p>Rest. Drink water!</p>', ['Rest.', 'Drink water!']],
  [
    '<ul><li>Take 2.5 mg b.i.d. with food</li><li>Rest</li></ul>',
    ['Take 2.5 mg b.i.d. with food', 'Rest'],
  ],
  ['<p>Seen by Dr. Lee; no fever.</p>', ['Seen by Dr. Lee;', 'no fever.']],
  ['<p>One<br>two</p>', ['One', 'two']],
  [
    '<p>[date] Left arm broken. Seen by [name] today.</p>',
    ['[date]', 'Left arm broken.', 'Seen by [name] today.'],
  ],
  [
    '<p>Dear colleague,<br>She is well.</p><h2>Close</h2><p>Dr. Lin</p>',
    ['She is well.', 'Dr. Lin'],
  ],
  ['<p>---</p><hr><p>…</p>', []],
])('%j states %j', (html, sentences) => {
  expect(sentencesOf(html).map(({ text }) => text)).toEqual(sentences)
})

test('a sentence stands under the heading before it', () => {
  expect(sentencesOf('<p>Seen today.</p><h2>Plan</h2><h3>Drugs</h3><p>None.</p>')).toEqual([
    { text: 'Seen today.', section: null },
    { text: 'None.', section: 'Drugs' },
  ])
})
