import {
  RECORDING_PANEL_DEFAULT_PX,
  RECORDING_PANEL_MAX_PX,
  RECORDING_PANEL_MIN_PX,
} from '@chartwright/contract/limits'
import { useState } from 'react'
import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts'

const WIDTH = 'chartwright_recording_panel_px'
const CLOSED = 'chartwright_recording_panel_closed'

export function clampPanelWidth(widthPx: number): number {
  const whole = Math.round(widthPx)
  return Math.min(RECORDING_PANEL_MAX_PX, Math.max(RECORDING_PANEL_MIN_PX, whole))
}

/** Remembered by this browser. */
export function usePanelSize() {
  const [widthPx, setWidthPx] = useState(() => {
    const stored = Number(readLocal(WIDTH))
    return stored > 0 ? clampPanelWidth(stored) : RECORDING_PANEL_DEFAULT_PX
  })
  const [isClosed, setIsClosed] = useState(() => readLocal(CLOSED) === 'true')
  return {
    widthPx,
    isClosed,
    resize: (wantedPx: number) => {
      const clamped = clampPanelWidth(wantedPx)
      setWidthPx(clamped)
      writeLocal(WIDTH, String(clamped))
    },
    setIsClosed: (closed: boolean) => {
      setIsClosed(closed)
      writeLocal(CLOSED, closed ? 'true' : undefined)
    },
  }
}
