import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['nothing', '', ''],
  ['an empty paragraph', '<p></p>', ''],
  ['paragraphs apart', '<p>one</p><p>two</p>', 'one\n\ntwo'],
  ['lines of one paragraph', '<p>one<br>two</p>', 'one\ntwo'],
  ['a heading first', '<h1>SOAP</h1><p>text</p>', 'SOAP\ntext'],
  ['a blank line before a heading', '<p>a</p><h2>Plan</h2><p>b</p>', 'a\n\nPlan\nb'],
  ['two headings', '<h1>SOAP</h1><h2>Plan</h2>', 'SOAP\n\nPlan'],
  [
    'bullets under their sentence',
    '<p>Plan:</p><ul><li><p>a</p></li><li>b</li></ul>',
    'Plan:\n- a\n- b',
  ],
  ['numbers', '<ol><li><p>a</p></li><li><p>b</p></li></ol><p>c</p>', '1. a\n2. b\n\nc'],
  [
    'a list in a list',
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>',
    '- a\n  1. b\n- c',
  ],
  ['two paragraphs of an item', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n  b'],
  ['no double blank lines', '<p>a</p><p></p><p> </p><p><br></p><p>b</p>', 'a\n\nb'],
  ['blank lines of breaks', '<p>a<br><br><br>b</p>', 'a\n\nb'],
  ['no-break spaces', '<p>5&nbsp;mg\u202fdaily</p>', '5 mg daily'],
  ['spaces inside a line', '<p>Na   140</p>', 'Na   140'],
  ['what has no width', '<p>a\u200bb\ufeff</p>', 'ab'],
  [
    'marks and entities',
    '<p><strong>BP</strong> &lt; 140 &amp; <em>stable</em></p>',
    'BP < 140 & stable',
  ],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '  a\n\n  b'],
  ['code', '<pre><code>a\n  b</code></pre>', 'a\n  b'],
  ['line ends of other systems', '<p>a\r\nb\rc</p><pre>d\r\ne</pre>', 'a b c\n\nd\ne'],
  ['a rule', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['HTML that is spread over lines', '<h2>A</h2>\n<p>one\n  two</p>\n', 'A\none two'],
  ['text without a tag', 'a <strong>b</strong>', 'a b'],
])('plain text of %s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})
