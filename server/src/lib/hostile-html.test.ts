import { expect, test } from 'vitest'
import { HOSTILE_HTML } from '../testing/hostile-html.data.ts'
import { htmlOfMarkdown } from './note-markdown.ts'
import { sanitizeNote } from './note-html.ts'

/** Any element other than those of a note, which carry no attributes. */
const FOREIGN =
  /<(?!\/?(?:h[1-6]|p|br|hr|strong|em|u|s|ul|ol|li|blockquote|code|pre)(?: \/)?>)[a-z!/]/i

test.each(HOSTILE_HTML.map((html) => [html] as const))('%j leaves text alone', (html) => {
  expect(sanitizeNote(html)).not.toMatch(FOREIGN)
  expect(sanitizeNote(sanitizeNote(html))).toBe(sanitizeNote(html))
  expect(htmlOfMarkdown(html)).not.toMatch(FOREIGN)
  expect(htmlOfMarkdown(`## Plan\n- ${html}\n\n${html}`)).not.toMatch(FOREIGN)
})
