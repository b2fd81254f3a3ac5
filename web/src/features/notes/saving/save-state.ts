import { isSameNote } from './same-note.ts'

export interface DocumentText {
  readonly html: string
  readonly version: number
}

/**
 * Document 2 §4.2. 'retrying' waits for an unavailable server; 'stopped' was refused for good, and
 * waits for an edit; 'conflict' waits for the practitioner's choice.
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'retrying' | 'stopped' | 'conflict'

export interface SaveState {
  readonly status: SaveStatus
  /** As it is in the editor. */
  readonly html: string
  /** What it was based on, as far as the server has acknowledged it. */
  readonly base: DocumentText
  /** What the save in progress carries. */
  readonly sending: string | undefined
  /** Sent without a response: the server may hold any of these. */
  readonly attempts: readonly string[]
  /** Another save has to follow the one in progress immediately. */
  readonly isDue: boolean
  readonly failures: number
  /** Why it stopped. */
  readonly problem: string | undefined
  /** In a conflict, what the server holds. */
  readonly other: DocumentText | undefined
  /** Counts the texts that did not come from the editor, which has to show them. */
  readonly replacements: number
  /** An earlier page's text is in the editor: when it was typed, and what it replaced. */
  readonly restored: { readonly editedAtMs: number; readonly instead: string } | undefined
}

export type SaveEvent =
  | { readonly type: 'edited'; readonly html: string }
  | { readonly type: 'replaced'; readonly html: string }
  /** Nothing was typed for a while. */
  | { readonly type: 'idle' }
  /** No more waiting: a flush, the end of a back-off, or a restored connection. */
  | { readonly type: 'now' }
  | { readonly type: 'acknowledged'; readonly version: number }
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly problem: string }
  /** The server holds a different version from the one the save was based on. */
  | { readonly type: 'met'; readonly other: DocumentText }
  /** The server's text was reloaded, or another window has saved. */
  | { readonly type: 'arrived'; readonly other: DocumentText }
  | { readonly type: 'restored'; readonly draft: DraftText }
  | { readonly type: 'kept mine' }
  | { readonly type: 'used other' }
  | { readonly type: 'undid restoring' }
  | { readonly type: 'saw restoring' }

/** Text stored in this browser and never acknowledged. */
interface DraftText {
  readonly html: string
  readonly base: DocumentText
  readonly attempts: readonly string[]
  readonly editedAtMs: number
}

const ATTEMPTS_KEPT = 8

export function firstState(server: DocumentText): SaveState {
  return {
    status: 'saved',
    html: server.html,
    base: server,
    sending: undefined,
    attempts: [],
    isDue: false,
    failures: 0,
    problem: undefined,
    other: undefined,
    replacements: 0,
    restored: undefined,
  }
}

export function nextState(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'edited':
      return edit(state, event.html)
    case 'replaced':
      return replace(state, event.html)
    case 'idle':
      if (state.status === 'unsaved') return begin(state)
      return state.status === 'saving' ? { ...state, isDue: state.html !== state.sending } : state
    case 'now':
      if (state.status === 'saving') return { ...state, isDue: state.html !== state.sending }
      return isWaiting(state) ? begin(state) : state
    case 'acknowledged':
      return acknowledge(state, event.version)
    case 'failed':
      return { ...state, status: 'retrying', sending: undefined, failures: state.failures + 1 }
    case 'refused':
      return refuse(state, event.problem)
    case 'met':
      return meet(state, event.other)
    case 'arrived':
      return arrive(state, event.other)
    case 'restored':
      return restore(state, event.draft)
    case 'kept mine':
      return state.other ? begin({ ...state, base: state.other }) : state
    case 'used other':
      return state.other ? adopt({ ...state, restored: undefined }, state.other) : state
    case 'undid restoring':
      return state.restored ? replace(forgetRestored(state), state.restored.instead) : state
    case 'saw restoring':
      return forgetRestored(state)
  }
}

function isWaiting({ status }: SaveState): boolean {
  return status === 'unsaved' || status === 'retrying' || status === 'stopped'
}

function edit(state: SaveState, html: string): SaveState {
  const next = { ...state, html }
  if (state.status !== 'saved' && state.status !== 'unsaved' && state.status !== 'stopped') {
    return next
  }
  const isBack = html === state.base.html && state.attempts.length === 0
  return { ...next, status: isBack ? 'saved' : 'unsaved', problem: undefined }
}

function replace(state: SaveState, html: string): SaveState {
  return edit({ ...state, replacements: state.replacements + 1 }, html)
}

function forgetRestored(state: SaveState): SaveState {
  return { ...state, restored: undefined }
}

function begin(state: SaveState): SaveState {
  return {
    ...state,
    status: 'saving',
    sending: state.html,
    attempts: [...state.attempts, state.html].slice(-ATTEMPTS_KEPT),
    isDue: false,
    problem: undefined,
    other: undefined,
  }
}

function acknowledge(state: SaveState, version: number): SaveState {
  const base = { html: state.sending ?? state.html, version }
  const next = { ...state, base, sending: undefined, attempts: [], failures: 0 }
  if (state.html === base.html) return { ...next, status: 'saved', isDue: false }
  return state.isDue ? begin(next) : { ...next, status: 'unsaved' }
}

function refuse(state: SaveState, problem: string): SaveState {
  const attempts = state.attempts.slice(0, -1)
  return { ...state, status: 'stopped', sending: undefined, attempts, isDue: false, problem }
}

function meet(state: SaveState, other: DocumentText): SaveState {
  // The same version again is no news: the response was stale.
  if (other.version === state.base.version) return nextState(state, { type: 'failed' })
  const next = { ...state, sending: undefined, isDue: false, failures: 0 }
  if (isSameNote(other.html, state.html)) return settle(next, other)
  if (isOwn(state, other)) return begin({ ...next, base: other, attempts: [] })
  return { ...next, status: 'conflict', other }
}

/** The server's text is known here: only its number is new, or a response was lost. */
function isOwn({ base, attempts }: Pick<DraftText, 'base' | 'attempts'>, other: DocumentText) {
  return [base.html, ...attempts].some((html) => isSameNote(html, other.html))
}

function arrive(state: SaveState, other: DocumentText): SaveState {
  if (other.version <= state.base.version) return state
  if (state.status === 'saved') return adopt(state, other)
  if (isWaiting(state) && isOwn(state, other)) return { ...state, base: other, attempts: [] }
  return state
}

function restore(state: SaveState, draft: DraftText): SaveState {
  const server = state.base
  if (isSameNote(draft.html, server.html)) return state
  const { html, base, attempts, editedAtMs } = draft
  const next = { ...state, html, replacements: state.replacements + 1 }
  if (base.version === server.version || isOwn(draft, server)) {
    return { ...next, status: 'unsaved', restored: { editedAtMs, instead: server.html } }
  }
  return { ...next, status: 'conflict', base, attempts, other: server }
}

/** Silently: nothing in this window is unsaved. */
function adopt(state: SaveState, other: DocumentText): SaveState {
  const isNew = other.html !== state.html
  const replacements = state.replacements + (isNew ? 1 : 0)
  return settle({ ...state, html: other.html, replacements }, other)
}

function settle(state: SaveState, base: DocumentText): SaveState {
  return {
    ...state,
    status: 'saved',
    base,
    sending: undefined,
    attempts: [],
    isDue: false,
    failures: 0,
    problem: undefined,
    other: undefined,
  }
}
