import { expect, test } from 'vitest'
import { blocksOf, textOf } from './note-blocks.ts'

test.each([
  [
    '<p>Allergic to <strong>nuts</strong>.</p><p>Seen   today.</p>',
    'Allergic to nuts.\nSeen today.',
  ],
  ['<ul><li><p>One</p></li><li>Two</li></ul>', 'One\nTwo'],
  [
    'One<br>two&nbsp;three &amp; &lt;four&gt; &#233; &#x1F600; &unknown;',
    'One\ntwo three & <four> é 😀 &unknown;',
  ],
  ['<p> \n </p><hr><p></p>', ''],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(textOf(html)).toBe(text)
})

test('headings are recognised as such', () => {
  expect(blocksOf('<h2>Plan</h2><p>Rest</p>tail')).toEqual([
    { isHeading: true, text: 'Plan' },
    { isHeading: false, text: 'Rest' },
    { isHeading: false, text: 'tail' },
  ])
})
