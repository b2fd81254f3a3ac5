import { NOTE_TAGS } from '@chartwright/contract/note-html'
import { expect, test } from 'vitest'
import { wordDocument, xssCorpus } from '../testing/pasted.data.ts'
import { cleanPaste } from './clean-paste.ts'

/** Whitespace between blocks is insignificant. */
function tidy(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/ ?(<\/?(?:p|li|ul|ol|h\d)>) ?/g, '$1')
}

test('a Word document becomes headings, paragraphs, lists and lines of its table', () => {
  expect(tidy(cleanPaste(wordDocument))).toBe(
    [
      '<h1>Visit of 3 May</h1>',
      '<p>Patient of <strong>54 years</strong> from Lisbon, <em>no</em> <u>known</u> <s>old</s> allergies.</p>',
      '<ul><li><p>Cough</p></li><li><p>Fever</p><ul><li><p>at night</p></li></ul></li><li><p>Fatigue</p></li></ul>',
      '<p>Plan:</p>',
      '<ol><li><p>Fluids</p></li><li><p>Review</p></li></ol>',
      '<p>4. Continued item</p>',
      '<p>Test | Value</p><p>Sodium | 140 mmol/l</p>',
    ].join(''),
  )
})

test.each([
  ['blocks without paragraphs', '<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  [
    'blocks in blocks',
    '<div>one<div>two</div><section><p>three</p>four</section></div>',
    '<p>one</p><p>two</p><p>three</p><p>four</p>',
  ],
  ['lower headings', '<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
  [
    'a table',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1<br>2</td><td><p>3</p></td></tr></table>',
    '<p>a | b</p><p>1 2 | 3</p>',
  ],
  [
    'a table in a cell',
    '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
    '<p>a | b | c</p>',
  ],
  [
    'other spellings of emphasis',
    '<p><b>a</b><i>b</i><strike>c</strike><del>d</del><ins>e</ins></p>',
    '<p><strong>a</strong><em>b</em><s>c</s><s>d</s><u>e</u></p>',
  ],
  [
    'styles of spans',
    '<span style="font-weight:700;font-style:italic">a</span>',
    '<em><strong>a</strong></em>',
  ],
  ['the bold that is none', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['links and pictures', '<p><a href="https://x.test">text</a><img src="x"></p>', '<p>text</p>'],
  ['a list that begins later', '<ol start="3"><li>c</li><li>d</li></ol>', '<p>3. c</p><p>4. d</p>'],
  ['hidden text', '<p>a<span style="display:none">b</span></p>', '<p>a</p>'],
  ['an inline piece', 'a <b>b</b> c', 'a <strong>b</strong> c'],
  ['text beside blocks', 'a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
  ['no-break spaces', '<p>5&nbsp;mg</p>', '<p>5 mg</p>'],
])('%s are pasted clean', (_, html, clean) => {
  expect(cleanPaste(html)).toBe(clean)
})

test.each(xssCorpus)('pasting %s leaves no attribute and no tag that could run', (html) => {
  const holder = document.createElement('div')
  holder.innerHTML = cleanPaste(html)
  const elements = [...holder.querySelectorAll('*')]
  expect(elements.flatMap((element) => element.getAttributeNames())).toEqual([])
  const names = new Set(elements.map(({ localName }) => localName))
  expect([...names].filter((name) => !(NOTE_TAGS as readonly string[]).includes(name))).toEqual([])
})
