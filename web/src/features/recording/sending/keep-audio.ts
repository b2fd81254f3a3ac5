import { AUDIO_FRAME_SAMPLES } from '@chartwright/contract/limits'
import { makeFramer } from '../../../lib/audio/frame.ts'
import type { AudioPiece, Journal } from './journal.ts'

/** About half a second. */
export const ROW_SAMPLES = 22 * AUDIO_FRAME_SAMPLES
/** This many written rows stay in memory as well, so that sending rarely reads the disk. */
const HELD_ROWS = 20

export interface AudioSource {
  /** The samples from there on, or from the next available ones; undefined while there are none. */
  read(from: number): Promise<AudioPiece | undefined>
  /** The server has stored these durably. */
  acknowledge(samples: number): void
  /** The position of the first sample that it does not have. */
  firstSample(): number
}

export interface KeptAudio extends AudioSource {
  add(frame: Int16Array): void
  /** Writes a partial row; resolves with the total length. */
  flush(): Promise<number>
  readonly totalSamples: number
}

interface KeepOptions {
  /** Undefined if the browser stores nothing: then memory is all there is. */
  readonly journal: Journal | undefined
  readonly localId: string
  /** For a resumed recording: its length, and how much of it the server has. */
  readonly before?: { readonly samples: number; readonly acknowledged: number } | undefined
  onRow: () => void
  onUnprotected: () => void
}

/**
 * Write before send: a row is offered to the socket only once the journal has it, or has refused
 * it.
 */
export function keepAudio(options: KeepOptions): KeptAudio {
  const { journal, localId, before, onRow, onUnprotected } = options
  const from = before?.samples ?? 0
  const held = new Map<number, { samples: Int16Array; isWritten: boolean }>()
  let heard = from
  let added = from
  let offered = from
  let acknowledged = before?.acknowledged ?? 0
  let writing = Promise.resolve()

  const commit = (samples: Int16Array): void => {
    const at = added
    added += samples.length
    writing = writing.then(async () => {
      held.set(at, { samples, isWritten: await write(at, samples) })
      offered = at + samples.length
      trim()
      onRow()
    })
  }
  const write = async (at: number, samples: Int16Array): Promise<boolean> => {
    try {
      if (!journal) throw new Error('Nothing can be kept here')
      await journal.append(localId, at, samples)
      return true
    } catch {
      onUnprotected()
      return false
    }
  }
  /** What is stored nowhere else is never dropped before the server has it. */
  const trim = (): void => {
    const written = [...held].filter(([, { isWritten }]) => isWritten)
    for (const [at] of written.slice(0, -HELD_ROWS)) held.delete(at)
  }
  const framer = makeFramer(ROW_SAMPLES, commit)

  return {
    add: (frame) => {
      heard += frame.length
      framer.add(frame)
    },
    flush: async () => {
      const rest = framer.rest()
      if (rest.length > 0) commit(rest)
      await writing
      return added
    },
    get totalSamples() {
      return heard
    },
    read: async (position) => {
      if (position >= offered) return undefined
      for (const [at, { samples }] of held) {
        if (at <= position && position < at + samples.length) {
          return { from: position, samples: samples.subarray(position - at) }
        }
      }
      return journal?.read(localId, position)
    },
    firstSample: () => acknowledged,
    acknowledge: (samples) => {
      acknowledged = Math.max(acknowledged, Math.min(samples, offered))
      for (const [at, row] of held) {
        if (at + row.samples.length <= acknowledged) held.delete(at)
      }
      void journal?.acknowledge(localId, acknowledged).catch(() => undefined)
    },
  }
}
