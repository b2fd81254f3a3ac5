import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'
import type { Config } from './config.ts'
import type { RecordingSettings } from './features/recording/recording-deps.ts'

/** More than the recogniser has processes, so that none of them waits for the database. */
const SEGMENTS_AT_ONCE = 4
/** A client that has lost its connection retries every 15 s. */
const CUT_OFF_MS = 60_000

const INTERIM_MS = 1_500

export function recordingSettings(config: Config): RecordingSettings {
  return {
    connectsPerMinute: config.RECORDING_CONNECTS_PER_MINUTE,
    idleMs: config.RECORDING_IDLE_S * 1_000,
    abandonMs: config.RECORDING_ABANDON_MINUTES * 60_000,
    cutOffMs: CUT_OFF_MS,
    maxSamples: config.RECORDING_MAX_HOURS * 3_600 * AUDIO_SAMPLE_RATE_HZ,
    audioRetentionDays: config.AUDIO_RETENTION_DAYS,
    consent: config.CONSENT,
    segmentsAtOnce: (config.STT_WORKERS ?? SEGMENTS_AT_ONCE) + 1,
    interimMs: isInterimOn(config) ? INTERIM_MS : undefined,
    retryMs: 1_000,
    sweepMs: 60_000,
    reclaimMs: 10_000,
    recheckMs: 30_000,
    pingMs: 15_000,
  }
}

/** A provider may bill every call: it is asked for interim text only if that is enabled. */
function isInterimOn({ STT_INTERIM, STT_PROVIDER }: Config): boolean {
  return STT_INTERIM === 'auto' ? STT_PROVIDER === 'builtin' : STT_INTERIM === 'on'
}
