import { AUDIO_SAMPLE_RATE_HZ, UNSURE_BELOW } from '@chartwright/contract/limits'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import { isSpeech } from '../hearing/is-speech.ts'
import type { SharedRecogniser } from '../hearing/share-recogniser.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { findRow } from '../recordings.queries.ts'
import { readSamples } from '../segments/audio.queries.ts'

/** Speech in progress, in samples of the recording. */
export interface OpenSpeech {
  readonly fromSample: number
  readonly toSample: number
}

export interface Interim {
  readonly fromSample: number
  readonly startMs: number
  readonly text: string
}

export interface InterimText {
  /** Speech in progress now; undefined: nobody is speaking. */
  offer(key: RecordingKey, open: OpenSpeech | undefined): void
  close(): Promise<void>
}

interface InterimOptions {
  readonly deps: RecordingDeps
  readonly hear: SharedRecogniser['hearInterim']
  /** Only if somebody on this node is listening. */
  readonly isWanted: (recordingId: string) => boolean
  readonly tell: (recordingId: string, interim: Interim) => void
}

interface Track {
  readonly key: RecordingKey
  open: OpenSpeech | undefined
  /** How far it has been tried. */
  triedTo: number
  nextAtMs: number
  timer: NodeJS.Timeout | undefined
  running: Promise<void> | undefined
}

const BUSY_MS = 250
const UNSURE_MS = 500

/**
 * Recognises speech in progress at intervals. The text is sent to the socket and stored nowhere. A
 * recording pauses for as long as its last attempt took, so that it uses at most half of a
 * recogniser's time.
 */
export function createInterimText({ deps, hear, isWanted, tell }: InterimOptions): InterimText {
  const { db, voice, settings } = deps
  const { interimMs } = settings
  const tracks = new Map<string, Track>()

  function plan(track: Track): void {
    if (!track.open || track.running || track.open.toSample <= track.triedTo) return
    clearTimeout(track.timer)
    const waitMs = Math.max(0, track.nextAtMs - performance.now())
    track.timer = setTimeout(() => {
      if (!track.open) return
      track.running = run(track, track.open).finally(() => {
        track.running = undefined
        plan(track)
      })
    }, waitMs)
  }

  async function run(track: Track, open: OpenSpeech): Promise<void> {
    const beganAtMs = performance.now()
    let probabilities: Float32Array = new Float32Array()
    const heard = await hear(async () => {
      const samples = await readOpen(track.key, open)
      probabilities = (await voice.listen(samples, undefined)).probabilities
      return voice.resample(samples)
    })
    const tookMs = performance.now() - beganAtMs
    if (!heard) {
      track.nextAtMs = performance.now() + BUSY_MS
      return
    }
    track.triedTo = open.toSample
    const text = heard.text.replace(/[\s\0]+/g, ' ').trim()
    const isSure = (heard.confidence ?? 1) >= UNSURE_BELOW
    const isShown = isSure && isSpeech({ ...heard, text }, probabilities)
    // The first words are rarely certain: they are recognised again as soon as there is more.
    const pauseMs = isShown ? (interimMs ?? 0) : UNSURE_MS
    track.nextAtMs = beganAtMs + Math.max(pauseMs, 2 * tookMs)
    // If it was closed in the meantime, its line is coming.
    const isOpen = track.open?.fromSample === open.fromSample
    if (isShown && isOpen) await tellWithTime(track.key, open, text)
  }

  async function readOpen(key: RecordingKey, { fromSample, toSample }: OpenSpeech) {
    return asPractitioner(db, key.practitionerId, (tx) =>
      readSamples(tx, key, fromSample, toSample),
    )
  }

  async function tellWithTime(key: RecordingKey, { fromSample }: OpenSpeech, text: string) {
    const row = await asPractitioner(db, key.practitionerId, (tx) => findRow(tx, key)).catch(
      () => undefined,
    )
    if (row?.state !== 'live' || row.segmentedSamples > fromSample) return
    const startMs = row.offsetMs + Math.round((fromSample / AUDIO_SAMPLE_RATE_HZ) * 1_000)
    tell(key.id, { fromSample, startMs, text })
  }

  function forget(track: Track): void {
    track.open = undefined
    clearTimeout(track.timer)
    tracks.delete(track.key.id)
  }

  return {
    offer(key, open) {
      if (interimMs === undefined) return
      const known = tracks.get(key.id)
      if (!open || !isWanted(key.id)) {
        if (known) forget(known)
        return
      }
      const track = known ?? newTrack(key)
      tracks.set(key.id, track)
      if (track.open?.fromSample !== open.fromSample) track.triedTo = 0
      track.open = open
      plan(track)
    },
    async close() {
      const all = [...tracks.values()]
      all.forEach(forget)
      await Promise.all(all.map(async ({ running }) => running))
    },
  }
}

function newTrack(key: RecordingKey): Track {
  const nextAtMs = performance.now()
  return { key, open: undefined, triedTo: 0, nextAtMs, timer: undefined, running: undefined }
}
