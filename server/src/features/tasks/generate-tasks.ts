import { TASK_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { tasksApi, type GeneratedTask } from '@chartwright/contract/tasks'
import type { FastifyInstance } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { AppError } from '../../http/app-error.ts'
import { mountLong, type Gate } from '../../http/mount.ts'
import type { Slots } from '../../http/slots.ts'
import { ScribeError, type ProposedTask, type Scribe } from '../../providers/scribe/scribe.ts'
import { readFacts, type FactLedger } from '../facts/facts.api.ts'
import type { LastWords } from '../recording/recording.api.ts'
import { findKnown, isSession } from '../sessions/sessions.api.ts'
import { listSegmentsOfSession, segmentsOfText } from '../transcript/transcript.api.ts'
import { listTasks } from './tasks.queries.ts'

export function generateTaskRoutes(
  app: FastifyInstance,
  gate: Gate,
  scribe: Scribe,
  ledger: FactLedger,
  slots: Slots,
  lastWords: LastWords,
): void {
  mountLong(app, gate, tasksApi.generate, async ({ practitioner, params, body, signal, log }) => {
    await lastWords.requireComplete(practitioner.id, params.sessionId, {
      allowIncomplete: body.allow_incomplete,
    })
    const { sessionId } = params
    const { stored, known, added } = await asPractitioner(gate.db, practitioner.id, async (tx) => {
      if (!(await isSession(tx, practitioner.id, sessionId))) {
        throw new AppError('NOT_FOUND', 'Session not found.')
      }
      return {
        stored: await listSegmentsOfSession(tx, practitioner.id, sessionId),
        known: await findKnown(tx, practitioner.id, sessionId),
        added: await listTasks(tx, practitioner.id, { sessionId }),
      }
    })
    const segments = stored.length > 0 ? stored : segmentsOfText(body.transcript ?? '')
    if (segments.length === 0) throw new AppError('NO_TRANSCRIPT')
    const facts = await readFacts(ledger, practitioner.id, params.sessionId, body.transcript)
    const release = slots.take(practitioner.id)
    try {
      const proposed = await scribe.proposeTasks({ segments, facts, known, signal })
      const storedIds = new Set(stored.map(({ id }) => id))
      const titles = new Set(added.map(({ title }) => keyOf(title)))
      return { tasks: onWire(proposed, storedIds, titles), provider: scribe.name }
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, provider: scribe.name }, 'tasks not generated')
      throw new AppError('SCRIBE_FAILED', error instanceof ScribeError ? error.message : undefined)
    } finally {
      release()
    }
  })
}

/** Each title once; lines that are not stored have no id to refer to. */
function onWire(
  proposed: readonly ProposedTask[],
  storedIds: ReadonlySet<string>,
  added: ReadonlySet<string>,
): GeneratedTask[] {
  const byTitle = new Map<string, GeneratedTask>()
  for (const { title, category, dueDate, segmentIds } of proposed) {
    const shown = title.trim().slice(0, TASK_TITLE_MAX_CHARS)
    const key = keyOf(shown)
    if (shown === '' || byTitle.has(key)) continue
    const segment_ids = segmentIds.filter((id) => storedIds.has(id))
    byTitle.set(key, {
      title: shown,
      category,
      due_date: dueDate,
      is_added: added.has(key),
      segment_ids,
    })
  }
  return [...byTitle.values()]
}

/** As the index of titles compares them. */
function keyOf(title: string): string {
  return title
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .toLowerCase()
}
