import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { segmentAudio, type Hearing } from './segment-audio.ts'

export interface Segmenter {
  /** There is more to cut, or the recording has ended. */
  wake(key: RecordingKey): void
  close(): Promise<void>
}

interface Track {
  hearing: Hearing | undefined
  isWanted: boolean
  running: Promise<void> | undefined
}

const RETRY_MS = 2_000

/** Called after each step with what is open then, and with undefined after the end. */
type OnOpen = (key: RecordingKey, hearing: Hearing | undefined) => void

/** Cuts each recording one step at a time; different recordings do not wait for each other. */
export function createSegmenter(deps: RecordingDeps, onOpen: OnOpen): Segmenter {
  const tracks = new Map<string, Track>()
  let isClosed = false
  const canWork = () => !isClosed

  function wake(key: RecordingKey): void {
    if (!canWork()) return
    const track = tracks.get(key.id) ?? { hearing: undefined, isWanted: false, running: undefined }
    tracks.set(key.id, track)
    track.isWanted = true
    track.running ??= work(key, track).finally(() => {
      track.running = undefined
    })
  }

  async function work(key: RecordingKey, track: Track): Promise<void> {
    while (takeWish(track) && canWork()) {
      try {
        track.hearing = await segmentAudio(deps, key, track.hearing)
        onOpen(key, track.hearing)
        if (!track.hearing && !isWanted(track)) tracks.delete(key.id)
      } catch (error) {
        // The audio is stored: it is cut when the database and the listener are available again.
        track.hearing = undefined
        if (!canWork()) return
        deps.log.warn({ err: error, recordingId: key.id }, 'recording could not be cut yet')
        setTimeout(() => {
          wake(key)
        }, RETRY_MS).unref()
      }
    }
  }

  return {
    wake,
    async close() {
      isClosed = true
      await Promise.all([...tracks.values()].map(async ({ running }) => running))
    },
  }
}

function isWanted({ isWanted: wanted }: Track): boolean {
  return wanted
}

function takeWish(track: Track): boolean {
  const wanted = track.isWanted
  track.isWanted = false
  return wanted
}
