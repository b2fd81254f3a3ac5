import {
  NOTE_TAG_ALIASES,
  NOTE_TAGS,
  NOTE_TAGS_WITHOUT_TEXT,
} from '@chartwright/contract/note-html'
import DOMPurify from 'dompurify'

const aliases = Object.entries(NOTE_TAG_ALIASES)

/**
 * The contract's list, as on the server: known tags without any attribute; only the text of others.
 */
export function sanitizeNote(html: string): string {
  const fragment = DOMPurify.sanitize(html.toWellFormed(), {
    ALLOWED_TAGS: [...NOTE_TAGS, ...Object.keys(NOTE_TAG_ALIASES)],
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: [...NOTE_TAGS_WITHOUT_TEXT],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const [alias, tag] of aliases) {
    for (const element of fragment.querySelectorAll(alias)) rename(element, tag)
  }
  const holder = document.createElement('template')
  holder.content.append(fragment)
  return holder.innerHTML
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
