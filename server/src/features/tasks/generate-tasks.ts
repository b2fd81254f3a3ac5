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
import { isSession } from '../sessions/sessions.api.ts'
import { listSegmentsOfSession, segmentsOfText } from '../transcript/transcript.api.ts'

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
    const stored = await asPractitioner(gate.db, practitioner.id, async (tx) => {
      if (!(await isSession(tx, practitioner.id, params.sessionId))) {
        throw new AppError('NOT_FOUND', 'Session not found.')
      }
      return listSegmentsOfSession(tx, practitioner.id, params.sessionId)
    })
    const segments = stored.length > 0 ? stored : segmentsOfText(body.transcript ?? '')
    if (segments.length === 0) throw new AppError('NO_TRANSCRIPT')
    const facts = await readFacts(ledger, practitioner.id, params.sessionId, body.transcript)
    const release = slots.take(practitioner.id)
    try {
      const proposed = await scribe.proposeTasks({ segments, facts, signal })
      const storedIds = new Set(stored.map(({ id }) => id))
      return { tasks: onWire(proposed, storedIds), provider: scribe.name }
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, provider: scribe.name }, 'tasks not generated')
      throw new AppError('SCRIBE_FAILED', error instanceof ScribeError ? error.message : undefined)
    } finally {
      release()
    }
  })
}

/** Each title once; lines that are not stored have no id to point at. */
function onWire(proposed: readonly ProposedTask[], storedIds: Set<string>): GeneratedTask[] {
  const byTitle = new Map<string, GeneratedTask>()
  for (const { title, category, segmentIds } of proposed) {
    const shown = title.trim().slice(0, TASK_TITLE_MAX_CHARS)
    const key = shown.toLowerCase()
    if (shown === '' || byTitle.has(key)) continue
    const segment_ids = segmentIds.filter((id) => storedIds.has(id))
    byTitle.set(key, { title: shown, category, segment_ids })
  }
  return [...byTitle.values()]
}
