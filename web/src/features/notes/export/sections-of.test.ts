import { expect, test } from 'vitest'
import { htmlToText } from '../html-to-text.ts'
import { sectionsOf } from './sections-of.ts'

const NOTE =
  '<p>before</p><h2>Plan</h2><p>Rest.</p><h3>Drugs</h3><ul><li><p>None</p></li></ul>' +
  '<h2></h2><h2>Follow-up</h2><p>In a <strong>week</strong></p>'

test('each heading has a section, which ends at the next heading of the same or a higher level', () => {
  expect(sectionsOf(NOTE).map(({ title, html }) => [title, htmlToText(html)])).toEqual([
    ['Plan', 'Plan\nRest.\n\nDrugs\n- None'],
    ['Drugs', 'Drugs\n- None'],
    ['Follow-up', 'Follow-up\nIn a week'],
  ])
})

test('a note without headings has no sections', () => {
  expect(sectionsOf('<p>a</p>')).toEqual([])
})
