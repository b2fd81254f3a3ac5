import type { InsightSentence } from '@chartwright/contract/insights'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { doubtWords } from '../describe-insights.ts'
import { placeSentences, type Place } from './place-sentences.ts'
import { readDoc } from './read-doc.ts'

/** The pointer has come to rest. */
const REST_MS = 140

export interface MarksState {
  readonly sentences: readonly InsightSentence[]
  readonly places: readonly Place[]
  /** The current text of the note, without its headings. */
  readonly written: string
  /** The focus of attention: the cursor, or where the pointer rests. */
  readonly anchor: number | null
  readonly decorations: DecorationSet
}

interface MarksChange {
  readonly sentences?: readonly InsightSentence[]
  readonly anchor?: number
}

export const marksKey = new PluginKey<MarksState>('sentenceMarks')

const NONE: MarksState = {
  sentences: [],
  places: [],
  written: '',
  anchor: null,
  decorations: DecorationSet.empty,
}

/** Draws over the text and never changes it: nothing of it is saved, copied or printed. */
export function sentenceMarks(): Plugin<MarksState> {
  let view: EditorView | undefined
  return new Plugin<MarksState>({
    key: marksKey,
    state: {
      init: () => NONE,
      apply: (change, state) => nextMarks(change, state, view?.composing === true),
    },
    view: (opened) => {
      view = opened
      return {}
    },
    props: {
      decorations: (state) => marksKey.getState(state)?.decorations,
      handleDOMEvents: watchPointer(),
    },
  })
}

export function changeMarks(transaction: Transaction, change: MarksChange): Transaction {
  return transaction.setMeta(marksKey, change)
}

export function placeAt({
  places,
  anchor,
}: Pick<MarksState, 'places' | 'anchor'>): Place | undefined {
  return anchor === null ? undefined : places.find(({ from, to }) => from <= anchor && anchor <= to)
}

/**
 * An input method must not lose the text that it is composing: until it is done, marks only move
 * along.
 */
function nextMarks(change: Transaction, state: MarksState, isComposing: boolean): MarksState {
  const wanted = change.getMeta(marksKey) as MarksChange | undefined
  if (!wanted && !change.docChanged && !change.selectionSet) return state
  const sentences = wanted?.sentences ?? state.sentences
  const anchor = wanted?.anchor ?? movedAnchor(change, state)
  if (isComposing && change.docChanged) {
    return { ...state, anchor, decorations: state.decorations.map(change.mapping, change.doc) }
  }
  const isNew = change.docChanged || sentences !== state.sentences
  if (!isNew && anchor === state.anchor) return state
  const next: Omit<MarksState, 'decorations'> = isNew
    ? { ...placed(change, sentences), anchor }
    : { ...state, anchor }
  const isShownSame = !isNew && placeAt(next) === placeAt(state)
  return isShownSame ? { ...state, ...next } : { ...next, decorations: decorate(change, next) }
}

function placed({ doc }: Transaction, sentences: MarksState['sentences']) {
  const read = readDoc(doc)
  const texts = sentences.map(({ text }) => text)
  return { sentences, written: read.text, places: placeSentences(read, texts) }
}

function movedAnchor(change: Transaction, { anchor }: MarksState): number | null {
  if (change.selectionSet) return change.selection.head
  return anchor === null ? null : change.mapping.map(anchor)
}

const MARKED = new Set<InsightSentence['standing']>(['unsupported', 'uncertain', 'contradicted'])

function decorate({ doc }: Transaction, state: Omit<MarksState, 'decorations'>): DecorationSet {
  const shown = placeAt(state)
  const marks = state.places.flatMap((place) => {
    const { standing, doubts = [] } = state.sentences[place.sentence] ?? {}
    const names = [
      ...(standing !== undefined && MARKED.has(standing) ? [`sentence-${standing}`] : []),
      ...(place === shown ? ['sentence-shown'] : []),
    ]
    if (names.length === 0) return []
    return Decoration.inline(place.from, place.to, {
      class: names.join(' '),
      ...(standing === 'uncertain' && { title: doubts.map(doubtWords).join(' ') }),
    })
  })
  return DecorationSet.create(doc, marks)
}

function watchPointer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (view: EditorView, { clientX: left, clientY: top }: MouseEvent): void => {
    if (view.isDestroyed) return
    const found = view.posAtCoords({ left, top })
    const marks = marksKey.getState(view.state)
    if (!found || !marks || !placeAt({ ...marks, anchor: found.pos })) return
    view.dispatch(changeMarks(view.state.tr, { anchor: found.pos }))
  }
  return {
    mousemove: (view: EditorView, event: MouseEvent): void => {
      clearTimeout(timer)
      if (event.buttons === 0) timer = setTimeout(() => look(view, event), REST_MS)
    },
    mouseleave: (): void => clearTimeout(timer),
    keydown: (): void => clearTimeout(timer),
  }
}
