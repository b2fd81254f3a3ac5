import type { Task } from '@chartwright/contract/tasks'

export function givenTask(changes: Partial<Task> = {}): Task {
  return {
    id: crypto.randomUUID(),
    title: 'Call the laboratory',
    category: 'Action',
    status: 'todo',
    patient_id: null,
    patient_name: null,
    due_date: null,
    session_id: null,
    session_name: null,
    segment_id: null,
    created_at: '2026-11-15T12:00:00.000Z',
    ...changes,
  }
}
