import { noteTabId, TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

const WORKSPACE_VIEWS = ['patients', 'templates', 'tasks', 'settings'] as const
/** Mutually exclusive, each over the session that stays selected (document 2 §2). */
export type WorkspaceView = (typeof WORKSPACE_VIEWS)[number]

/** For the transcript: the facts derived from it instead of its lines. */
export type TranscriptShow = 'facts' | undefined

export interface WorkspaceUrl {
  readonly sessionId: string | undefined
  readonly tabId: string | undefined
  readonly view: WorkspaceView | undefined
  /** For the view of patients: the open one. */
  readonly patientId: string | undefined
  readonly show: TranscriptShow
  /** The transcript line that a link named, until it is shown. */
  readonly lineId: string | undefined
  /** The note or the task that was searched for, until it is shown. */
  readonly noteId: string | undefined
  readonly taskId: string | undefined
  /** Leaves an open view. Undefined: no session. `replace`: Back does not return to this one. */
  openSession(id: string | undefined, options?: { replace?: boolean }): void
  /** Back leaves the session, not the tab. Does nothing if another session is selected by now. */
  openTab(sessionId: string, tabId: string): void
  /** Like openTab: Back leaves the session. */
  openShow(show: TranscriptShow): void
  forgetLine(): void
  /** Where something was found: a line of the session's transcript, or a note of it. */
  openPlace(sessionId: string, place: { lineId: string } | { noteId: string }): void
  openTask(taskId: string): void
  /** The search result has been shown. */
  forgetPlace(): void
  openView(view: WorkspaceView): void
  openPatient(id: string): void
  closeView(): void
}

const NO_PLACE = { line: undefined, note: undefined, task: undefined }

/** Session, tab and view are in the query of /dashboard: reload and Back keep them. */
export function useWorkspaceUrl(): WorkspaceUrl {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (values: Record<string, string | undefined>, replace = false) => {
      const next = currentQuery()
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      }
      // Navigating to the current place would only add a Back step.
      if (next.toString() !== currentQuery().toString()) setQuery(next, { replace })
    },
    [setQuery],
  )
  const acts = useMemo(
    () => ({
      openSession: (id: string | undefined, { replace = false } = {}) => {
        const kept = (name: string) =>
          selectedSession() === id ? (currentQuery().get(name) ?? undefined) : undefined
        const [tab, show] = [kept('tab'), kept('show')]
        change(
          { ...NO_PLACE, session: id, tab, show, view: undefined, patient: undefined },
          replace,
        )
      },
      openTab: (sessionId: string, tabId: string) => {
        if (selectedSession() === sessionId) change({ tab: tabId }, true)
      },
      openShow: (show: TranscriptShow) => change({ show }, true),
      forgetLine: () => change({ line: undefined }, true),
      openPlace: (id: string, place: { lineId: string } | { noteId: string }) =>
        change({
          ...NO_PLACE,
          ...('lineId' in place
            ? { line: place.lineId, tab: TRANSCRIPTION_TAB.id }
            : { note: place.noteId, tab: noteTabId(place.noteId) }),
          ...{ session: id, show: undefined, view: undefined, patient: undefined },
        }),
      openTask: (task: string) => change({ ...NO_PLACE, task, view: 'tasks', patient: undefined }),
      forgetPlace: () => change(NO_PLACE, true),
      openView: (view: WorkspaceView) => change({ view, patient: undefined }),
      openPatient: (id: string) => change({ view: 'patients', patient: id }),
      closeView: () => change({ view: undefined, patient: undefined }),
    }),
    [change],
  )
  return {
    sessionId: query.get('session') || undefined,
    tabId: query.get('tab') ?? undefined,
    view: WORKSPACE_VIEWS.find((view) => view === query.get('view')),
    patientId: query.get('patient') || undefined,
    show: query.get('show') === 'facts' ? 'facts' : undefined,
    lineId: query.get('line') ?? undefined,
    noteId: query.get('note') ?? undefined,
    taskId: query.get('task') ?? undefined,
    ...acts,
  }
}

/** The current one: a slow response may arrive after the page that requested it was left. */
function currentQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

function selectedSession(): string | undefined {
  return currentQuery().get('session') || undefined
}
