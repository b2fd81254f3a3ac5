import type { ConsentMode } from '@chartwright/contract/consent'
import type { Logger } from 'pino'
import type { Database } from '../../db/open.ts'
import type { Speakers } from '../../providers/speakers/speakers.ts'
import type { SpeechToText } from '../../providers/stt/stt.ts'
import type { VoiceActivity } from '../../providers/voice/voice.ts'

export interface RecordingSettings {
  readonly connectsPerMinute: number
  readonly idleMs: number
  readonly abandonMs: number
  /** A recording without a client for this long is ended when its last words are asked for. */
  readonly cutOffMs: number
  readonly maxSamples: number
  readonly audioRetentionDays: number
  readonly consent: ConsentMode
  /** How many segments are recognised concurrently. */
  readonly segmentsAtOnce: number
  /** How often speech in progress is shown before its line is ready; undefined: never. */
  readonly interimMs: number | undefined
  /** Delay of the first retry; it doubles with each attempt. */
  readonly retryMs: number
  readonly sweepMs: number
  /** How often to look for jobs of dead workers. */
  readonly reclaimMs: number
  /** How often a socket's practitioner is checked again. */
  readonly recheckMs: number
  readonly pingMs: number
}

/** A stronger recogniser, and which lines it hears again: doubtful ones, or all. */
export interface SecondPass {
  readonly stt: SpeechToText
  readonly mode: 'auto' | 'all'
}

export interface RecordingDeps {
  /** As the application's role: everything that belongs to a practitioner is done as them. */
  readonly db: Database
  readonly log: Logger
  readonly stt: SpeechToText
  readonly second?: SecondPass | undefined
  readonly voice: VoiceActivity
  /** Undefined: speakers are not told apart by voice. */
  readonly speakers?: Speakers | undefined
  readonly settings: RecordingSettings
  /** Called when a session has more text. */
  readonly onText?: ((practitionerId: string, sessionId: string) => void) | undefined
  /** This process, as other nodes know it. */
  readonly nodeId: string
}

/** One recording, with the practitioner that it is read as. */
export interface RecordingKey {
  readonly id: string
  readonly practitionerId: string
}
