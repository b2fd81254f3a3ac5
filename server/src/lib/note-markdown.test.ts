import { expect, test } from 'vitest'
import { htmlOfMarkdown, markdownOfHtml } from './note-markdown.ts'

test.each([
  [
    '## Plan\n- Rest\n- *Fluids*',
    '<h2>Plan</h2>\n<ul>\n<li>Rest</li>\n<li><em>Fluids</em></li>\n</ul>',
  ],
  ['One\ntwo', '<p>One<br />two</p>'],
  ['BP < 120 & > 80', '<p>BP &lt; 120 &amp; &gt; 80</p>'],
  ['<script>alert(1)</script>Hi <b onclick="x()">there</b>', 'Hi <strong>there</strong>'],
  ['[click](javascript:alert(1))', '<p>click</p>'],
  ['![x](http://elsewhere/x.png)', '<p></p>'],
  ['Say `x`', '<p>Say <code>x</code></p>'],
])('%j is stored as %j', (markdown, html) => {
  expect(htmlOfMarkdown(markdown)).toBe(html)
})

test.each([
  ['<h2>Plan</h2><p>Rest.</p>', '## Plan\n\nRest.'],
  [
    '<ul><li><p>Rest</p></li><li><p><strong>Fluids</strong></p></li></ul><p>End</p>',
    '- Rest\n- **Fluids**\n\nEnd',
  ],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>', '- One\n  - Inner\n- Two'],
  ['<p>One<br>two &lt; 3 &amp; 4</p>', 'One\ntwo < 3 & 4'],
  ['<blockquote><p>Said</p></blockquote><hr><p><u>U</u> <s>S</s></p>', '> Said\n\n---\n\nU ~~S~~'],
  ['', ''],
  ['<p></p>', ''],
])('%j is shown to a writer as %j', (html, markdown) => {
  expect(markdownOfHtml(html)).toBe(markdown)
})

test('a note that goes to a writer and comes back unchanged is the same note', () => {
  const html = htmlOfMarkdown('# A\n\nOne **two** *three*.\n\n- x\n- y\n\n1. a\n2. b\n\n> Said')
  expect(htmlOfMarkdown(markdownOfHtml(html))).toBe(html)
})
