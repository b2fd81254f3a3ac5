import type { Snippet } from '@chartwright/contract/snippets'
import { isHistoryTransaction } from '@tiptap/pm/history'
import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { expandSnippet, selectStop, stopsWithin, type Range } from './expand-snippet.ts'
import { optionId } from './snippet-list.tsx'
import { findTyped, matchSnippets, type TypedShortcut } from './typed-shortcut.ts'

interface Typed extends TypedShortcut, Range {}

export interface SnippetState {
  readonly snippets: readonly Snippet[]
  /** Where a shortcut is being typed, and what is offered for it. */
  readonly typed: Typed | undefined
  readonly matches: readonly Snippet[]
  readonly active: number
  /** What is typed there is not expanded. */
  readonly dismissedAt: number | undefined
  /** An expanded text with remaining stops. */
  readonly range: Range | undefined
}

interface Change {
  readonly snippets?: readonly Snippet[]
  readonly active?: number
  readonly isDismissed?: true
  readonly range?: Range | null
}

export const snippetKey = new PluginKey<SnippetState>('snippets')
export const changeSnippets = (tr: Transaction, change: Change): Transaction =>
  tr.setMeta(snippetKey, change)

/** Expands '.ros' as it is typed, and moves from stop to stop. */
export function snippetPlugin(listId: string): Plugin<SnippetState> {
  return new Plugin<SnippetState>({
    key: snippetKey,
    state: {
      init: () => ({
        snippets: [],
        typed: undefined,
        matches: [],
        active: 0,
        dismissedAt: undefined,
        range: undefined,
      }),
      apply: nextState,
    },
    props: {
      attributes: (state) => {
        const { matches = [], active = 0 } = snippetKey.getState(state) ?? {}
        if (matches.length === 0) return {}
        return { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, active) }
      },
      handleTextInput: (view, _from, _to, text) => {
        const own = snippetKey.getState(view.state)
        const exact = own?.matches.find(({ shortcut }) => shortcut === own.typed?.prefix)
        return text === ' ' && exact !== undefined && insertSnippet(view, exact)
      },
      handleKeyDown: (view, event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
        if (!isPlain || !view.editable) return false
        return chooseByKey(view, event) || stopByKey(view, event)
      },
    },
  })
}

/** False if no shortcut is being typed any more. */
export function insertSnippet(view: EditorView, snippet: Snippet): boolean {
  const typed = snippetKey.getState(view.state)?.typed
  if (!typed || !view.editable) return false
  const { change, inserted } = expandSnippet(view.state, typed, snippet)
  view.dispatch(changeSnippets(change, { range: inserted }))
  return true
}

function chooseByKey(view: EditorView, { key, shiftKey }: KeyboardEvent): boolean {
  const { matches = [], active = 0 } = snippetKey.getState(view.state) ?? {}
  const chosen = matches[active]
  if (!chosen || shiftKey) return false
  const tell = (change: Change): true => {
    view.dispatch(changeSnippets(view.state.tr, change))
    return true
  }
  if (key === 'Enter' || key === 'Tab') return insertSnippet(view, chosen)
  if (key === 'Escape') return tell({ isDismissed: true })
  if (key === 'ArrowDown') return tell({ active: (active + 1) % matches.length })
  if (key === 'ArrowUp') return tell({ active: (active + matches.length - 1) % matches.length })
  return false
}

/** After the last stop Tab goes to the end of the text once, and then moves the focus again. */
function stopByKey(view: EditorView, { key, shiftKey }: KeyboardEvent): boolean {
  const { state } = view
  const range = snippetKey.getState(state)?.range
  if (!range) return false
  const release = (tr: Transaction): true => {
    view.dispatch(changeSnippets(tr, { range: null }))
    return true
  }
  if (key === 'Escape') return release(state.tr)
  if (key !== 'Tab') return false
  const { from, to } = state.selection
  const stops = stopsWithin(state.doc, range)
  const next = shiftKey
    ? stops.findLast((stop) => stop.to <= from)
    : stops.find((stop) => stop.from >= to)
  if (next) {
    view.dispatch(state.tr.setSelection(selectStop(state.doc, next)).scrollIntoView())
    return true
  }
  if (shiftKey) {
    release(state.tr)
    return false
  }
  return release(state.tr.setSelection(TextSelection.create(state.doc, range.to)).scrollIntoView())
}

function nextState(
  tr: Transaction,
  state: SnippetState,
  _old: EditorState,
  current: EditorState,
): SnippetState {
  const change = tr.getMeta(snippetKey) as Change | undefined
  const snippets = change?.snippets ?? state.snippets
  const typed = typedNow(tr, state, current)
  const isSame = typed !== undefined && typed.from === state.typed?.from
  const isDismissed = typed && (change?.isDismissed === true || isHistoryTransaction(tr))
  const dismissedAt = isDismissed ? typed.from : isSame ? state.dismissedAt : undefined
  const isOffered = typed && dismissedAt !== typed.from
  const matches = isOffered ? matchSnippets(snippets, typed) : []
  const active =
    isSame && typed.prefix === state.typed.prefix ? (change?.active ?? state.active) : 0
  return { snippets, typed, matches, active, dismissedAt, range: rangeNow(tr, state, change) }
}

/** Moving the cursor next to a dot opens nothing: only typing does. */
function typedNow(
  tr: Transaction,
  state: SnippetState,
  { selection }: EditorState,
): Typed | undefined {
  if (!(selection instanceof TextSelection) || !selection.empty) return undefined
  const { $from, from: to } = selection
  const found = findTyped($from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC'))
  if (!found) return undefined
  const from = to - found.length
  return tr.docChanged || state.typed?.from === from ? { ...found, from, to } : undefined
}

function rangeNow(tr: Transaction, state: SnippetState, change?: Change): Range | undefined {
  if (change?.range === null || isHistoryTransaction(tr)) return undefined
  const range =
    change?.range ??
    (state.range && {
      from: tr.mapping.map(state.range.from, -1),
      to: tr.mapping.map(state.range.to, 1),
    })
  if (!range) return undefined
  const { from, to } = tr.selection
  const isInside = from >= range.from && to <= range.to
  return isInside && stopsWithin(tr.doc, range).length > 0 ? range : undefined
}
