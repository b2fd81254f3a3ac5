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
  /** Without a client for so long, it is ended when its last words are asked for. */
  readonly cutOffMs: number
  readonly maxSamples: number
  readonly audioRetentionDays: number
  readonly consent: ConsentMode
  /** How many segments are recognised at a time. */
  readonly segmentsAtOnce: number
  /** How often what is being said is told before its line is there; undefined: not at all. */
  readonly interimMs: number | undefined
  /** Of the first try again; it doubles from try to try. */
  readonly retryMs: number
  readonly sweepMs: number
  /** How often jobs of dead workers are looked for. */
  readonly reclaimMs: number
  /** How often a socket's practitioner is admitted anew. */
  readonly recheckMs: number
  readonly pingMs: number
}

/** A stronger recogniser, and which lines it hears again: doubtful ones, or all. */
export interface SecondPass {
  readonly stt: SpeechToText
  readonly mode: 'auto' | 'all'
}

export interface RecordingDeps {
  /** As the application's role: everything of a practitioner is done as them. */
  readonly db: Database
  readonly log: Logger
  readonly stt: SpeechToText
  readonly second?: SecondPass | undefined
  readonly voice: VoiceActivity
  /** Undefined: nobody is known by their voice. */
  readonly speakers?: Speakers | undefined
  readonly settings: RecordingSettings
  /** There is more text in a session. */
  readonly onText?: ((practitionerId: string, sessionId: string) => void) | undefined
  /** This process, as others know it. */
  readonly nodeId: string
}

/** One recording, with the practitioner that it is read as. */
export interface RecordingKey {
  readonly id: string
  readonly practitionerId: string
}
