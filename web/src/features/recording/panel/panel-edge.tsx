import { RECORDING_PANEL_MAX_PX, RECORDING_PANEL_MIN_PX } from '@chartwright/contract/limits'
import type { KeyboardEvent, PointerEvent } from 'react'

const STEP_PX = 20

interface PanelEdgeProps {
  widthPx: number
  onResize: (widthPx: number) => void
}

/** The left edge of the panel: dragged, or moved with the arrow keys. */
export function PanelEdge({ widthPx, onResize }: PanelEdgeProps) {
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const right = event.currentTarget.parentElement?.getBoundingClientRect().right
    if (right !== undefined) onResize(right - event.clientX)
  }
  const step = (event: KeyboardEvent): void => {
    const widths: Record<string, number> = {
      ArrowLeft: widthPx + STEP_PX,
      ArrowRight: widthPx - STEP_PX,
      Home: RECORDING_PANEL_MAX_PX,
      End: RECORDING_PANEL_MIN_PX,
    }
    const wanted = widths[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    onResize(wanted)
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the recording panel"
      aria-valuenow={widthPx}
      aria-valuemin={RECORDING_PANEL_MIN_PX}
      aria-valuemax={RECORDING_PANEL_MAX_PX}
      tabIndex={0}
      onKeyDown={step}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      className="absolute inset-y-0 -left-1 z-10 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:left-1 after:w-px after:bg-line after:transition-colors hover:after:w-0.5 hover:after:bg-accent-ink"
    />
  )
}
