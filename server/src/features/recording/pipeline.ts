import type { TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Database } from '../../db/open.ts'
import { openQueue, type Queue } from '../../jobs/open-queue.ts'
import { openPresence, type Presence } from '../../jobs/presence.ts'
import { newId } from '../../lib/ids.ts'
import type { Speakers } from '../../providers/speakers/speakers.ts'
import type { SpeechToText } from '../../providers/stt/stt.ts'
import type { VoiceActivity } from '../../providers/voice/voice.ts'
import { hearAgainTask } from './hearing/hear-again.ts'
import { shareRecogniser } from './hearing/share-recogniser.ts'
import { transcribeTask } from './hearing/transcribe-segment.ts'
import { createInterimText } from './live/interim-text.ts'
import { createLiveSockets, type LiveSockets } from './live/live-sockets.ts'
import { readNotice } from './live/notices.ts'
import type { RecordingDeps, RecordingSettings } from './recording-deps.ts'
import { openSpeechOf } from './segments/segment-audio.ts'
import { createSegmenter, type Segmenter } from './segments/segmenter.ts'
import { deleteOutdatedAudio, sweepRecordings } from './sweep-recordings.ts'

export interface PipelineOptions {
  /** As the application's role. */
  readonly db: Database
  /** As the queue's role. */
  readonly queueDb: Database
  /** The database that both connect to. */
  readonly url: string
  readonly log: Logger
  readonly stt: SpeechToText
  /** Hears lines again, if configured. */
  readonly second?: RecordingDeps['second']
  readonly voice: VoiceActivity
  readonly speakers?: Speakers | undefined
  readonly settings: RecordingSettings
  readonly onText?: RecordingDeps['onText']
  /** Daily tasks of other features. */
  readonly daily?: TaskList
  /** Tasks of other features that run once a session's last words have arrived. */
  readonly finishing?: TaskList
}

/** A language model takes a minute for a note: it must not hold up any segment. */
const FINISHED_AT_ONCE = 4
/** It takes as long as the audio lasts: current speech comes first. */
const HEARD_AGAIN_AT_ONCE = 1

/** From audio to text. Before `start`, audio is stored and nothing is recognised. */
export interface Pipeline {
  readonly deps: RecordingDeps
  readonly segmenter: Segmenter
  readonly sockets: LiveSockets
  start(): Promise<void>
  stop(): Promise<void>
}

export function createPipeline(options: PipelineOptions): Pipeline {
  const { db, queueDb, log, voice, speakers, settings } = options
  const { onText, second } = options
  const { stt, hearInterim } = shareRecogniser(options.stt)
  const nodeId = newId()
  const deps: RecordingDeps = { db, log, stt, second, voice, speakers, settings, onText, nodeId }
  const sockets = createLiveSockets()
  const interim = createInterimText({
    deps,
    hear: hearInterim,
    isWanted: sockets.isRecorded,
    tell: sockets.tellInterim,
  })
  const segmenter = createSegmenter(deps, (key, hearing) => {
    interim.offer(key, hearing && openSpeechOf(hearing))
  })
  let presence: Presence | undefined
  const queues: Queue[] = []
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> | undefined

  function sweep(): Promise<void> {
    sweeping ??= sweepRecordings({ deps, queueDb, segmenter, isHeldHere: sockets.has })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'recordings could not be swept')
      })
      .finally(() => {
        sweeping = undefined
      })
    return sweeping
  }

  function hear(payload: string): void {
    const notice = readNotice(payload)
    if (!notice) return
    sockets.hear(notice)
    const isToCut = notice.kind === 'ended' || notice.kind === 'stopped'
    if (isToCut && notice.node === deps.nodeId) {
      segmenter.wake({ id: notice.recording, practitionerId: notice.practitioner })
    }
    const isOver = notice.kind === 'complete' || notice.kind === 'heard_again'
    if (isOver && settings.audioRetentionDays === 0) {
      deleteOutdatedAudio(deps, queueDb).catch((error: unknown) => {
        log.warn({ err: error }, 'audio could not be deleted yet')
      })
    }
  }

  return {
    deps,
    segmenter,
    sockets,
    async start() {
      presence = await openPresence({
        url: options.url,
        log,
        onNotice: hear,
        onReconnected: () => {
          sockets.catchUp()
        },
      })
      await presence.announce(deps.nodeId)
      const tasks = { transcribe_segment: transcribeTask(deps) }
      const { segmentsAtOnce: concurrency, reclaimMs } = settings
      const { daily = {}, finishing } = options
      const queue = { db: queueDb, log, presence, reclaimMs }
      queues.push(await openQueue({ ...queue, tasks, daily, concurrency }))
      if (finishing) {
        queues.push(await openQueue({ ...queue, tasks: finishing, concurrency: FINISHED_AT_ONCE }))
      }
      const again = { hear_again: hearAgainTask(deps) }
      queues.push(await openQueue({ ...queue, tasks: again, concurrency: HEARD_AGAIN_AT_ONCE }))
      timer = setInterval(() => void sweep(), settings.sweepMs)
      await sweep()
    },
    async stop() {
      clearInterval(timer)
      await sweeping
      await segmenter.close()
      await interim.close()
      await Promise.all(queues.map((queue) => queue.close()))
      await presence?.close()
    },
  }
}
