import { SNIPPET_STOP, type Snippet } from '@chartwright/contract/snippets'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice, type Mark, type Node, type Schema } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { findStops } from './typed-shortcut.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

/** In one step that a single undo reverts. An empty line starts a paragraph. Returns its range. */
export function expandSnippet(
  state: EditorState,
  { from, to }: Range,
  { text }: Snippet,
): { change: Transaction; inserted: Range } {
  const marks = state.doc.resolve(to).marks()
  const paragraphs = text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((lines) => paragraphOf(state.schema, lines, marks))
  const change = closeHistory(state.tr).replace(
    from,
    to,
    new Slice(Fragment.from(paragraphs), 1, 1),
  )
  const inserted = { from, to: change.mapping.map(to, 1) }
  const [first] = stopsWithin(change.doc, inserted)
  const end = TextSelection.create(change.doc, inserted.to)
  change.setSelection(first ? selectStop(change.doc, first) : end)
  return { change: change.scrollIntoView(), inserted }
}

/** The remaining stops, in order. */
export function stopsWithin(doc: Node, { from, to }: Range): Range[] {
  const found: Range[] = []
  doc.nodesBetween(from, to, (node, at) => {
    for (const stop of findStops(node.isText ? (node.text ?? '') : '')) {
      const range = { from: at + stop, to: at + stop + SNIPPET_STOP.length }
      if (range.from >= from && range.to <= to) found.push(range)
    }
  })
  return found
}

export function selectStop(doc: Node, { from, to }: Range): TextSelection {
  return TextSelection.create(doc, from, to)
}

function paragraphOf(schema: Schema, lines: string, marks: readonly Mark[]): Node {
  const { paragraph, hardBreak } = schema.nodes
  if (!paragraph || !hardBreak) throw new Error('a note has paragraphs and line breaks')
  const parts = lines
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [hardBreak.create()] : []),
      ...(line === '' ? [] : [schema.text(line, marks)]),
    ])
  return paragraph.create(null, parts)
}
