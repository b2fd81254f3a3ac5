import type { Omission } from '@chartwright/contract/insights'
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { bringIntoSight } from '../marks/bring-into-sight.ts'
import { changeMarks } from '../marks/sentence-marks.ts'

const LISTS = ['bulletList', 'orderedList']

/** As a separate edit that Undo reverts: at the end of its section, in the same style. */
export function insertProposal(editor: Editor, { text, section }: Omission['proposal']): void {
  const { schema, doc, tr } = editor.state
  const paragraph = schema.node('paragraph', null, schema.text(text))
  const { last, end } = findEnd(doc, section)
  const isList = last !== undefined && LISTS.includes(last.type.name)
  const isEmpty = last?.type.name === 'paragraph' && last.content.size === 0
  if (isList) tr.insert(end - 1, schema.node('listItem', null, paragraph))
  else if (isEmpty) tr.replaceWith(end - last.nodeSize, end, paragraph)
  else tr.insert(end, paragraph)
  const start = isList ? end + 1 : isEmpty ? end - last.nodeSize + 1 : end + 1
  tr.setSelection(TextSelection.create(tr.doc, start + text.length))
  editor.view.dispatch(changeMarks(closeHistory(tr), { anchor: start }))
  bringIntoSight(editor.view, start)
}

interface SectionEnd {
  /** Undefined: it is empty. */
  readonly last: Node | undefined
  readonly end: number
}

/** For a section that the note does not have, the end of the note. */
function findEnd(doc: Node, section: string | null): SectionEnd {
  const begin = doc.children.findIndex((block) => isHeading(block) && isNamed(block, section))
  const rest = doc.children.slice(begin + 1)
  const next = begin < 0 ? -1 : rest.findIndex(isHeading)
  const inside = next < 0 ? rest : rest.slice(0, next)
  const size = (blocks: readonly Node[]): number =>
    blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  return { last: inside.at(-1), end: size(doc.children.slice(0, begin + 1)) + size(inside) }
}

function isHeading({ type }: Node): boolean {
  return type.name === 'heading'
}

function isNamed({ textContent }: Node, section: string | null): boolean {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
  return section !== null && plain(textContent) === plain(section)
}
