import {
  NOTE_TAG_ALIASES,
  NOTE_TAGS,
  NOTE_TAGS_WITHOUT_TEXT,
} from '@chartwright/contract/note-html'
import sanitizeHtml from 'sanitize-html'

const MAX_NESTING = 50

/** No attribute at all is kept, so nothing can run, load or be styled. */
export function sanitizeNote(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...NOTE_TAGS],
    allowedAttributes: {},
    transformTags: { ...NOTE_TAG_ALIASES },
    nonTextTags: [...NOTE_TAGS_WITHOUT_TEXT],
    nestingLimit: MAX_NESTING,
  })
}
