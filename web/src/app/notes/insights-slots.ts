import { createContext } from 'react'

interface InsightsSlots {
  /** Below the recording; what is put there stays. */
  readonly column: HTMLElement | null
  /** Beside the note, while the recording's column is closed. */
  readonly drawer: HTMLElement | null
}

/** Neither: there is no room beside the note. */
export const InsightsSlotsContext = createContext<InsightsSlots>({ column: null, drawer: null })
