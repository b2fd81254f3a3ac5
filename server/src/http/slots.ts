import { AppError } from './app-error.ts'

/** How much one practitioner may run concurrently on this node. */
export interface Slots {
  /**
   * Call the returned function when the work is over. Throws TOO_MANY_ATTEMPTS if all are taken.
   */
  take(practitionerId: string): () => void
}

export function createSlots(perPractitioner: number): Slots {
  const taken = new Map<string, number>()
  return {
    take(practitionerId) {
      const count = taken.get(practitionerId) ?? 0
      if (count >= perPractitioner) throw new AppError('TOO_MANY_ATTEMPTS')
      taken.set(practitionerId, count + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const left = (taken.get(practitionerId) ?? 1) - 1
        if (left === 0) taken.delete(practitionerId)
        else taken.set(practitionerId, left)
      }
    },
  }
}

/** The slot is released when the events are over, however they end. */
export async function* holding<T>(
  release: () => void,
  events: AsyncIterable<T>,
): AsyncGenerator<T> {
  try {
    yield* events
  } finally {
    release()
  }
}
