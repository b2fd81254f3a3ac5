import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { findNamedDrugs } from '../../../clinical/find-drugs.ts'
import { tokensOf } from '../../../clinical/tokens.ts'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { SttError, type Heard } from '../../../providers/stt/stt.ts'
import { renewEvidence } from '../../evidence/evidence.api.ts'
import { markBeforeSecondHearing } from '../../notes/notes.api.ts'
import { lockSession } from '../../sessions/sessions.api.ts'
import { findText, replaceHeard } from '../../transcript/transcript.api.ts'
import type { RecordingDeps, RecordingKey, SecondPass } from '../recording-deps.ts'
import { notify } from '../recordings.queries.ts'
import { readSamples } from '../segments/audio.queries.ts'
import { countAttempt } from '../segments/segments.queries.ts'
import {
  findAgain,
  giveUpAgain,
  isAwaited,
  orderSecondHearing,
  setAgain,
  type AgainRow,
} from './again.queries.ts'
import { isBetter } from './is-better.ts'
import { toLine, waitBefore } from './transcribe-segment.ts'

const Payload = z.object({ practitionerId: z.uuid(), recordingId: z.uuid() })

/** First hearings of current speech take precedence. */
const BUSY_MS = 2_000
/** About ten minutes: a line that cannot be heard again by then keeps its first text. */
const MOST_TRIES = 15
const PROMPT_WORDS = 40

type Step = 'next' | 'end'

/**
 * Lines waiting for a second hearing are heard one at a time, each in its own window. All state is
 * in the tables, so that any node can continue.
 */
export function hearAgainTask(deps: RecordingDeps): Task {
  return async (payload, { abortSignal }) => {
    const { practitionerId, recordingId } = Payload.parse(payload)
    const key = { id: recordingId, practitionerId }
    while ((await step(deps, key, abortSignal)) === 'next');
  }
}

async function step(
  deps: RecordingDeps,
  key: RecordingKey,
  abortSignal: AbortSignal,
): Promise<Step> {
  const { db, second } = deps
  const found = await asPractitioner(db, key.practitionerId, async (tx) => {
    const line = await findAgain(tx, key)
    if (!line) {
      await notify(tx, { kind: 'heard_again', recording: key.id })
      return undefined
    }
    if (!second || line.audioDeletedAt) {
      await giveUpAgain(tx, key)
      return undefined
    }
    if (line.isOvertaken || abortSignal.aborted) {
      await orderSecondHearing(tx, key, new Date(Date.now() + BUSY_MS))
      return undefined
    }
    const said = await findText(tx, key.practitionerId, line.sessionId)
    const samples = await readSamples(tx, key, line.fromSample, line.toSample)
    return { line, samples, vocabulary: drugsIn(said?.text ?? ''), second }
  })
  if (!found) return 'end'
  const { line, samples, vocabulary } = found
  try {
    const again = await recognise(deps, found.second, samples, vocabulary, abortSignal)
    await settle(deps, key, line, again)
    return 'next'
  } catch (error) {
    return (await tryLater(deps, key, line, error, abortSignal.aborted)) ? 'end' : 'next'
  }
}

async function recognise(
  { voice }: RecordingDeps,
  { stt }: SecondPass,
  samples: Int16Array,
  vocabulary: readonly string[],
  signal: AbortSignal,
): Promise<Heard> {
  const heard = await stt.transcribe(await voice.resample(samples), { signal, vocabulary })
  return { ...heard, text: toLine(heard.text) }
}

/**
 * Replaces the line only if it still has the text of its first hearing: a person's edit is final.
 */
async function settle(
  { db, onText }: RecordingDeps,
  key: RecordingKey,
  { id, sessionId, text, confidence }: AgainRow,
  again: Heard,
): Promise<void> {
  const { practitionerId } = key
  const first = { text, ...(confidence !== null && { confidence }) }
  const isReplaced = await asPractitioner(db, practitionerId, async (tx) => {
    if (!(await lockSession(tx, practitionerId, sessionId))) return false
    // The audio may have been withdrawn during the hearing.
    if (!(await isAwaited(tx, practitionerId, id))) return false
    const isChanged =
      isBetter(again, first) &&
      (await replaceHeard(tx, practitionerId, sessionId, {
        id,
        first: text,
        text: again.text,
        confidence: again.confidence ?? null,
      }))
    await setAgain(tx, practitionerId, id, isChanged ? 'replaced' : 'kept')
    if (!isChanged) return false
    await markBeforeSecondHearing(tx, practitionerId, sessionId)
    await renewEvidence(tx, practitionerId, sessionId)
    return true
  })
  if (isReplaced) onText?.(practitionerId, sessionId)
}

/** False if it will not be retried. */
async function tryLater(
  { db, log, settings }: RecordingDeps,
  key: RecordingKey,
  { id }: AgainRow,
  error: unknown,
  isStopping: boolean,
): Promise<boolean> {
  return asPractitioner(db, key.practitionerId, async (tx) => {
    if (isStopping) {
      await orderSecondHearing(tx, key)
      return true
    }
    const attempts = await countAttempt(tx, key.practitionerId, id)
    const isLasting = error instanceof SttError && error.isLasting
    if (isLasting || attempts >= MOST_TRIES) {
      log.warn({ err: error, segmentId: id, attempts }, 'line cannot be heard again')
      await setAgain(tx, key.practitionerId, id, 'kept')
      return false
    }
    const asked = error instanceof SttError ? error.retryAfterMs : undefined
    const waitMs = waitBefore(attempts, settings.retryMs, asked)
    log.warn({ err: error, segmentId: id, attempts, waitMs }, 'second hearing is delayed')
    await orderSecondHearing(tx, key, new Date(Date.now() + waitMs))
    return true
  })
}

/** Drug names that were said, for a recogniser that takes a prompt. */
function drugsIn(text: string): string[] {
  return [...new Set(findNamedDrugs(tokensOf(text)).map(({ generic }) => generic))].slice(
    0,
    PROMPT_WORDS,
  )
}
