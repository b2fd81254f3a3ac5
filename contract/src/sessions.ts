import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { DEFAULT_SESSION_NAME, SESSION_NAME_MAX_CHARS, SESSION_PAGE_MAX } from './limits.ts'
import { Tab, TabContents, TabContentsWrite, TabId, TabsWrite } from './tabs.ts'
import { Deleted, Id, IdList, lineOfText, Moment, searchText, Version } from './values.ts'

export const Session = z
  .object({
    id: Id,
    name: z.string(),
    practitioner_id: Id,
    patient_id: Id.nullable(),
    patient_name: z.string().nullable(),
    /** How many notes it has, and how many of them are signed. */
    note_count: z.int().min(0),
    signed_note_count: z.int().min(0),
    created_at: Moment,
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

/** Including its contents. `content_version` counts the changes of `tabContents`. */
export const SessionDetail = Session.extend({
  tabs: z.array(Tab),
  activeTabId: z.string().nullable(),
  tabContents: TabContents,
  content_version: Version,
}).meta({ id: 'SessionDetail' })
export type SessionDetail = z.infer<typeof SessionDetail>

/** After a change: the contents are not sent back. */
export const SessionSaved = Session.extend({ content_version: Version }).meta({
  id: 'SessionSaved',
})
export type SessionSaved = z.infer<typeof SessionSaved>

const SessionName = lineOfText(SESSION_NAME_MAX_CHARS)
const SessionId = z.object({ id: Id })

const SessionChange = z
  .object({
    name: SessionName,
    sessionName: SessionName,
    patient_id: Id.nullable(),
    tabs: TabsWrite,
    activeTabId: TabId,
    /** Tabs that are not named keep their content. */
    tabContents: TabContentsWrite,
    /** The version that the change is based on; CONFLICT if there is a newer one. */
    content_version: Version,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
export type SessionChange = z.infer<typeof SessionChange>

const SessionCursor = z
  .string()
  .regex(/^[^~]{1,40}~[\da-f-]{36}$/, 'must be a cursor')
  .transform((text) => {
    const [created_at = '', id = ''] = text.split('~')
    return { created_at, id }
  })
  .pipe(z.object({ created_at: Moment, id: Id }))

/** Where the page after this session starts. */
export function cursorAfter({ created_at, id }: Pick<Session, 'created_at' | 'id'>): string {
  return `${created_at}~${id}`
}

const common = { access: 'practitioner', tag: 'Sessions' } as const

/** Document 2 §7.1. */
export const sessionsApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/sessions/',
    action: 'fetch sessions',
    query: z.object({
      /** Newest first; all of them if omitted. */
      limit: z.coerce.number().int().min(1).max(SESSION_PAGE_MAX).optional(),
      cursor: SessionCursor.optional(),
      /** Part of the session's or the patient's name, case-insensitively. */
      search: searchText(SESSION_NAME_MAX_CHARS).optional(),
    }),
    response: z.array(Session),
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/sessions/{id}/',
    action: 'fetch session',
    params: SessionId,
    response: SessionDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/sessions/',
    action: 'create session',
    stores: true,
    body: z.object({
      name: SessionName.default(DEFAULT_SESSION_NAME),
      patient_id: Id.nullish(),
    }),
    response: SessionDetail,
    status: 201,
    errors: ['NOT_FOUND'],
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/sessions/{id}/',
    action: 'update session',
    params: SessionId,
    body: SessionChange,
    response: SessionSaved,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/sessions/{ids}',
    action: 'delete sessions',
    params: z.object({ ids: IdList }),
    query: z.object({
      /** Signed notes are deleted with their session only if this is set. */
      with_signed: z.literal('true').optional(),
    }),
    response: Deleted,
    errors: ['NOT_FOUND', 'SIGNED_NOTES'],
  }),
}
