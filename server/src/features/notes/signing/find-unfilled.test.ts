import { SNIPPET_STOP } from '@chartwright/contract/snippets'
import { expect, test } from 'vitest'
import { findUnfilled } from './find-unfilled.ts'

test('placeholders and blanks are found where they stand, each on its own', () => {
  const note = [
    `<p>Seen on ${SNIPPET_STOP}.</p>`,
    '<h2>Plan</h2><ul><li>Return in *** weeks, or sooner if ***.</li><li>***</li></ul>',
    '<h2>Letter to [insurer]</h2><p>Signature: [to be completed]</p><p>Date: ____</p>',
  ].join('')
  expect(findUnfilled(note)).toEqual([
    { section: null, text: 'Seen on ***.' },
    { section: 'Plan', text: 'Return in *** weeks, or sooner if ***.' },
    { section: 'Plan', text: 'Return in *** weeks, or sooner if ***.' },
    { section: 'Plan', text: '***' },
    { section: 'Letter to [insurer]', text: 'Letter to [insurer]' },
    { section: 'Letter to [insurer]', text: 'Signature: [to be completed]' },
    { section: 'Letter to [insurer]', text: 'Date: ____' },
  ])
})

test('for a long line, the surrounding words are given', () => {
  const [place] = findUnfilled(`<p>${'before '.repeat(50)}*** ${'after '.repeat(50)}</p>`)
  expect(place?.text).toMatch(/^… (?:before )+\*\*\* (?:after )+…$/)
  expect(place?.text.length).toBeLessThan(100)
})

test.each([
  '<h2>Allergies</h2><p>Not discussed.</p>',
  '<p>Denies fever [4]. Temperature 37.2 [5, 6].</p>',
  '<p>Pain ** and * marks, 2 * 3.</p>',
])('%s leaves nothing to be filled in', (note) => {
  expect(findUnfilled(note)).toEqual([])
})
