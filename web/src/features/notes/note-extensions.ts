import { Extension, wrappingInputRule, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'

const LIST_MARKS = 'listMarks'
const LEVELS: (1 | 2 | 3 | 4)[] = [1, 2, 3, 4]

/**
 * '- ' and '1. ' start a list. No other characters are converted: '> 140/90' is not a quotation,
 * and a list cannot start with '4.', because its number would not be kept.
 */
const ListMarks = Extension.create({
  name: LIST_MARKS,
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes
    if (!bulletList || !orderedList) return []
    return [
      wrappingInputRule({ find: /^\s*-\s$/, type: bulletList }),
      wrappingInputRule({ find: /^\s*1\.\s$/, type: orderedList }),
    ]
  },
})

/** Only these extensions may convert what is typed. */
export const noteInputRules = [LIST_MARKS]

/** What the contract's tags can represent, and nothing else. */
export function noteExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({ heading: { levels: LEVELS }, link: false, trailingNode: false }),
    ListMarks,
    Placeholder.configure({ placeholder }),
  ]
}
