import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  TASK_CATEGORIES,
  TASK_STATUSES,
  TASK_TITLE_MAX_CHARS,
  TASKS_PER_CREATE,
  TRANSCRIPT_MAX_CHARS,
} from './limits.ts'
import { TASKS_AUTHENTICATION_EXPIRED } from './sentences.ts'
import {
  AllowIncomplete,
  Day,
  Deleted,
  Id,
  IdList,
  lineOfText,
  longText,
  Moment,
} from './values.ts'

/** The category of a generated task that came as plain text (document 2 §3). */
export const GENERATED_CATEGORY = 'Generated'

const categories = [...TASK_CATEGORIES, GENERATED_CATEGORY] as const
export const TaskCategory = z.enum(categories, 'must be a task category')
export type TaskCategory = z.infer<typeof TaskCategory>

/** 'todo' is the initial status of a task created by hand; it is shown as Pending. */
export const TaskStatus = z.enum(['todo', ...TASK_STATUSES], 'must be a task status')
export type TaskStatus = z.infer<typeof TaskStatus>

export const Task = z
  .object({
    id: Id,
    title: z.string(),
    category: TaskCategory,
    status: TaskStatus,
    patient_id: Id.nullable(),
    patient_name: z.string().nullable(),
    due_date: Day.nullable(),
    /**
     * The session that it came from, null once that is deleted, and its line, which may be gone.
     */
    session_id: Id.nullable(),
    session_name: z.string().nullable(),
    segment_id: Id.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'Task' })
export type Task = z.infer<typeof Task>

const NewTask = z.object({
  title: lineOfText(TASK_TITLE_MAX_CHARS),
  category: TaskCategory,
  status: TaskStatus,
  patient_id: Id.nullish(),
  due_date: Day.nullish(),
  /** Where it comes from; each title occurs once per session. */
  session_id: Id.nullish(),
  segment_id: Id.nullish(),
})
export type NewTask = z.output<typeof NewTask>

const TaskChange = z
  .object({
    title: lineOfText(TASK_TITLE_MAX_CHARS),
    category: TaskCategory,
    status: TaskStatus,
    /** Null removes the patient. */
    patient_id: Id.nullable(),
    /** Null removes the date. */
    due_date: Day.nullable(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
export type TaskChange = z.output<typeof TaskChange>

/** A union alone would not say what is wrong with either. */
function tellBranch({ code, input, ...issue }: z.core.$ZodRawIssue): string {
  const branches = code === 'invalid_union' ? (issue.errors as z.core.$ZodIssue[][]) : []
  const told = branches[Array.isArray(input) ? 1 : 0] ?? []
  return told.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/** The name of a lucide icon, and a colour that both themes define. */
export const TaskCategoryLook = z
  .object({ name: TaskCategory, icon: z.string(), color: z.string() })
  .meta({ id: 'TaskCategory' })
export type TaskCategoryLook = z.infer<typeof TaskCategoryLook>

export const TASK_CATEGORY_LOOKS: readonly TaskCategoryLook[] = [
  { name: 'Action', icon: 'Zap', color: 'amber' },
  { name: 'Communicate', icon: 'MessageCircle', color: 'blue' },
  { name: 'Coordinate', icon: 'Users', color: 'violet' },
  { name: 'Document', icon: 'FileText', color: 'teal' },
  { name: 'Order', icon: 'ClipboardList', color: 'rose' },
]

/** Proposed from a transcript, and not stored: the person chooses. */
export const GeneratedTask = z
  .object({
    title: z.string(),
    category: TaskCategory,
    /** The day by which it was said to be done. */
    due_date: Day.nullable(),
    /** Whether it is already among the session's tasks. */
    is_added: z.boolean(),
    /** The lines that it is based on; none for lines that came with the request. */
    segment_ids: z.array(Id),
  })
  .meta({ id: 'GeneratedTask' })
export type GeneratedTask = z.infer<typeof GeneratedTask>

const TaskId = z.object({ id: Id })
const common = {
  access: 'practitioner',
  tag: 'Tasks',
  expiredSentence: TASKS_AUTHENTICATION_EXPIRED,
} as const

/** Document 2 §7.5. */
export const tasksApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/tasks/',
    action: 'fetch tasks',
    response: z.array(Task),
  }),
  categories: endpoint({
    ...common,
    method: 'GET',
    path: '/api/tasks/categories',
    action: 'fetch task categories',
    response: z.array(TaskCategoryLook),
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/api/tasks/{id}',
    action: 'fetch task',
    params: TaskId,
    response: Task,
    errors: ['NOT_FOUND'],
  }),
  ofPatient: endpoint({
    ...common,
    method: 'GET',
    path: '/api/tasks/patient/{patientId}',
    action: 'fetch tasks',
    params: z.object({ patientId: Id }),
    response: z.array(Task),
    errors: ['NOT_FOUND'],
  }),
  /** One task is answered with it; a list, all or nothing, with the list. */
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/api/tasks/',
    action: 'create task',
    stores: true,
    body: z.union(
      [
        NewTask,
        z
          .array(NewTask)
          .min(1, 'must not be empty')
          .max(TASKS_PER_CREATE, `must be at most ${String(TASKS_PER_CREATE)} tasks`),
      ],
      { error: tellBranch },
    ),
    response: z.union([Task, z.array(Task)]),
    status: 201,
    errors: ['NOT_FOUND', 'TASK_EXISTS'],
  }),
  generate: endpoint({
    ...common,
    method: 'POST',
    path: '/api/tasks/generate/{sessionId}',
    action: 'generate tasks',
    params: z.object({ sessionId: Id }),
    /** Used only if no transcript is stored. */
    body: z.object({
      transcript: longText(TRANSCRIPT_MAX_CHARS).optional(),
      allow_incomplete: AllowIncomplete,
    }),
    response: z.object({
      tasks: z.array(GeneratedTask),
      /** Who proposed them. */
      provider: z.string(),
    }),
    errors: [
      'NOT_FOUND',
      'NO_TRANSCRIPT',
      'TRANSCRIPT_INCOMPLETE',
      'TRANSCRIPT_TOO_LONG',
      'FACTS_UNAVAILABLE',
      'SCRIBE_FAILED',
    ],
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/tasks/{id}',
    action: 'update task',
    params: TaskId,
    body: TaskChange,
    response: Task,
    errors: ['NOT_FOUND', 'TASK_EXISTS'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/tasks/{ids}',
    action: 'delete task',
    params: z.object({ ids: IdList }),
    response: Deleted,
    errors: ['NOT_FOUND'],
  }),
}
