import { NOTE_AUTOSAVE_IDLE_MS } from '@chartwright/contract/limits'
import type { DraftStore } from '../../../lib/storage/drafts.ts'
import { describeFailure } from './describe-failure.ts'
import { makeDraftKeeper } from './keep-draft.ts'
import {
  firstState,
  nextState,
  type DocumentText,
  type SaveEvent,
  type SaveState,
} from './save-state.ts'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** Browsers let a page being unloaded send 64 KB. */
const KEEPALIVE_MAX_BYTES = 60_000
const ATTEMPTS_IN_DRAFT = 2

export interface DocumentCalls {
  /** Rejects with ApiError; 409 if the server holds another version. */
  save(
    html: string,
    version: number,
    options: { readonly keepalive: boolean },
  ): Promise<{ readonly version: number }>
  /** What the server holds now, bypassing caches. */
  load(): Promise<DocumentText>
}

export interface DocumentView extends SaveState {
  /** Stored text is still being looked up: nothing may be typed yet. */
  readonly isOpening: boolean
  /** Whether unsaved text would survive this page. */
  readonly isKept: boolean
}

export interface SavedDocument {
  read(): DocumentView
  subscribe(listener: () => void): () => void
  use(calls: DocumentCalls): void
  edit(html: string): void
  /** As an edit that does not come from the editor. */
  replace(html: string): void
  arrive(other: DocumentText): void
  keepMine(): void
  useOther(): void
  undoRestoring(): void
  dismissRestored(): void
  /** Ends a back-off, and retries what was refused. */
  retry(): void
  /** It was deleted on purpose: nothing of it is saved or stored any more. */
  discard(): void
  /** Resolves when nothing is being saved any more, whether or not it succeeded. */
  flush(options?: { keepalive?: boolean }): Promise<void>
}

interface DocumentOptions {
  readonly documentKey: string
  readonly server: DocumentText
  readonly calls: DocumentCalls
  readonly openDrafts: () => Promise<DraftStore>
  readonly onSaved?: (saved: DocumentText) => void
}

/** One document, from opening to its last save. One save at a time, each with the newest text. */
export function openDocument(options: DocumentOptions): SavedDocument {
  const { documentKey, server, openDrafts, onSaved } = options
  let { calls } = options
  let view: DocumentView = { ...firstState(server), isOpening: true, isKept: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let keepalive = false
  let isDiscarded = false
  let editedAtMs = Date.now()
  const listeners = new Set<() => void>()
  const drafts = makeDraftKeeper({
    documentKey,
    open: openDrafts,
    onHealth: (isKept) => {
      if (isKept !== view.isKept) show({ ...view, isKept })
    },
  })

  const show = (next: DocumentView): void => {
    view = next
    for (const listener of listeners) listener()
  }
  const dispatch = (event: SaveEvent): void => {
    const before = view
    const next = nextState(before, event)
    if (next === before || isDiscarded) return
    if (event.type === 'restored') editedAtMs = event.draft.editedAtMs
    else if (next.html !== before.html) editedAtMs = Date.now()
    show({ ...before, ...next })
    keepDraft(before)
    wait(before, event)
    if (view.status === 'saving' && !isSending) void send()
  }
  const keepDraft = (before: SaveState): void => {
    const { html, base, attempts, status } = view
    if (status === 'saved') drafts.forget()
    else if (html !== before.html || base !== before.base || attempts !== before.attempts) {
      const sent = attempts.slice(-ATTEMPTS_IN_DRAFT)
      drafts.keep({ html, base, attempts: sent, editedAtMs })
    }
  }
  const wait = (before: SaveState, event: SaveEvent): void => {
    const isEdit = ['edited', 'replaced', 'restored', 'undid restoring'].includes(event.type)
    if (view.status === 'retrying') {
      if (before.status !== 'retrying') arm({ type: 'now' }, backOffMs(view.failures))
    } else if (view.status === 'unsaved' || view.status === 'saving') {
      if (isEdit) arm({ type: 'idle' }, NOTE_AUTOSAVE_IDLE_MS)
    } else clearTimeout(timer)
  }
  const arm = (event: SaveEvent, afterMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => dispatch(event), afterMs)
  }
  const send = async (): Promise<void> => {
    isSending = true
    const outcome = await attempt(view.sending ?? view.html, view.base.version)
    isSending = false
    dispatch(outcome)
    if (outcome.type === 'acknowledged') onSaved?.(view.base)
  }
  const attempt = async (html: string, version: number): Promise<SaveEvent> => {
    try {
      const isSmall = keepalive && bodyBytes(html) < KEEPALIVE_MAX_BYTES
      const saved = await calls.save(html, version, { keepalive: isSmall })
      return { type: 'acknowledged', version: saved.version }
    } catch (error) {
      const failure = describeFailure(error)
      if (failure.kind === 'conflict') return meet()
      return failure.kind === 'final'
        ? { type: 'refused', problem: failure.problem }
        : { type: 'failed' }
    }
  }
  const meet = async (): Promise<SaveEvent> => {
    try {
      return { type: 'met', other: await calls.load() }
    } catch (error) {
      const failure = describeFailure(error)
      return failure.kind === 'final'
        ? { type: 'refused', problem: failure.problem }
        : { type: 'failed' }
    }
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (view.status === 'saving') return
        leave()
        resolve()
      }
      const leave = subscribe(look)
      look()
    })

  void drafts.find().then((draft) => {
    show({ ...view, isOpening: false })
    if (!draft) return
    dispatch({ type: 'restored', draft })
    if (view.status === 'saved') drafts.forget()
  })

  return {
    read: () => view,
    subscribe,
    use: (newest) => {
      calls = newest
    },
    edit: (html) => dispatch({ type: 'edited', html }),
    replace: (html) => dispatch({ type: 'replaced', html }),
    arrive: (other) => dispatch({ type: 'arrived', other }),
    keepMine: () => dispatch({ type: 'kept mine' }),
    useOther: () => dispatch({ type: 'used other' }),
    undoRestoring: () => dispatch({ type: 'undid restoring' }),
    dismissRestored: () => dispatch({ type: 'saw restoring' }),
    retry: () => {
      if (view.status === 'retrying' || view.status === 'stopped') dispatch({ type: 'now' })
    },
    discard: () => {
      isDiscarded = true
      clearTimeout(timer)
      drafts.forget()
      show({ ...view, status: 'saved' })
    },
    flush: (how = {}) => {
      drafts.flush()
      keepalive = how.keepalive === true
      dispatch({ type: 'now' })
      keepalive = false
      return settled()
    },
  }
}

function backOffMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
}

function bodyBytes(html: string): number {
  return new TextEncoder().encode(JSON.stringify(html)).length
}
