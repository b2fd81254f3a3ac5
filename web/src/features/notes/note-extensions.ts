import { Extension, wrappingInputRule, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'

const LIST_MARKS = 'listMarks'
const LEVELS: (1 | 2 | 3 | 4)[] = [1, 2, 3, 4]

/**
 * '- ' and '1. ' begin a list. No other mark is turned into anything: '> 140/90' is no quotation, and
 * a list cannot begin with '4.', because its number would not be kept.
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

/** Only these extensions may turn what is typed into something else. */
export const noteInputRules = [LIST_MARKS]

/** What the contract's tags can hold, and nothing else. */
export function noteExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({ heading: { levels: LEVELS }, link: false, trailingNode: false }),
    ListMarks,
    Placeholder.configure({ placeholder }),
  ]
}
