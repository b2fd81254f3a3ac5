import type { Journal, WaitingRecording } from './journal.ts'
import { ROW_SAMPLES, type AudioSource } from './keep-audio.ts'

/** What an earlier page has stored. */
export function journalSource(journal: Journal, waiting: WaitingRecording): AudioSource {
  let first = waiting.firstSample
  return {
    read: (from) => journal.read(waiting.localId, from),
    firstSample: () => first,
    acknowledge: (samples) => {
      first = Math.max(first, Math.min(samples, waiting.samples))
      void journal.acknowledge(waiting.localId, first).catch(() => undefined)
    },
  }
}

/** A file that was read completely. */
export function memorySource(
  all: Int16Array,
  onAcknowledged: (samples: number) => void,
): AudioSource {
  let first = 0
  return {
    read: async (from) =>
      from < all.length ? { from, samples: all.subarray(from, from + ROW_SAMPLES) } : undefined,
    firstSample: () => first,
    acknowledge: (samples) => {
      first = Math.max(first, Math.min(samples, all.length))
      onAcknowledged(first)
    },
  }
}
