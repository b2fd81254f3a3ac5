import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'
import { textToHtml } from './text-to-html.ts'

test.each([
  ['one line', 'a', '<p>a</p>'],
  ['lines', 'a\nb', '<p>a<br>b</p>'],
  ['paragraphs', 'a\n\nb', '<p>a</p><p>b</p>'],
  ['lines of Windows', 'a\r\nb\r\n\r\nc', '<p>a<br>b</p><p>c</p>'],
  ['many empty lines, some with spaces', 'a\n \n\t\n\nb', '<p>a</p><p>b</p>'],
  ['empty lines around', '\n\na\n\n', '<p>a</p>'],
  [
    'what looks like HTML',
    '<b>a</b> & <script>',
    '<p>&lt;b&gt;a&lt;/b&gt; &amp; &lt;script&gt;</p>',
  ],
])('HTML of %s', (_, text, html) => {
  expect(textToHtml(text)).toBe(html)
})

test('plain text survives a round trip', () => {
  const text = 'CC: cough\nHPI: three days\n\nPlan: fluids'
  expect(htmlToText(textToHtml(text))).toBe(text)
})
