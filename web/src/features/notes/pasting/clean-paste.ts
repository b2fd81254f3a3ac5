import { blockify } from './paste-blocks.ts'
import { styleToTags } from './paste-styles.ts'
import { tablesToLines } from './paste-tables.ts'
import { wordLists } from './paste-word-lists.ts'
import { sanitizeNote } from './sanitize-note.ts'

const NOISE = 'script, style, meta, link, title, xml, template, noscript, iframe, object, svg, math'

/**
 * HTML of any origin, especially Word's, reduced to what a note may contain: lists, lines and
 * emphasis stay.
 */
export function cleanPaste(html: string): string {
  // Nothing runs or loads in a parsed document that is not rendered.
  const { body } = new DOMParser().parseFromString(
    withoutHandlers(withoutConditionals(html)),
    'text/html',
  )
  removeComments(body)
  for (const element of body.querySelectorAll(NOISE)) element.remove()
  wordLists(body)
  tablesToLines(body)
  styleToTags(body)
  blockify(body)
  return sanitizeNote(body.innerHTML.replaceAll('&nbsp;', ' '))
}

/** '<![if !supportLists]>' and its end, which are not comments; what is between them stays. */
function withoutConditionals(html: string): string {
  return html.replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '')
}

const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi

/**
 * A browser reports them as violations of the content security policy, even where nothing can run.
 */
function withoutHandlers(html: string): string {
  return html.replace(TAG, (tag) => tag.replace(/([\s/"'])on[a-z]+/gi, '$1data-off'))
}

function removeComments(body: Element): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    node.parentNode?.removeChild(node)
  }
}
