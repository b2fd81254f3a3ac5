import { Play, Square } from 'lucide-react'
import type { ClipPlayer } from '../../../lib/audio/clip-player.ts'
import { useClip } from '../../../lib/audio/use-clip-player.ts'
import { formatSeconds } from '../../../lib/text/format-seconds.ts'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { Spinner } from '../../../ui/spinner.tsx'

interface PlayLineProps {
  lineId: string
  startMs: number
  player: ClipPlayer
}

/** One of thousands: a plain button, without a tooltip of its own. */
export function PlayLine({ lineId, startMs, player }: PlayLineProps) {
  const state = useClip(player, lineId)
  const time = formatSeconds(startMs / 1_000)
  return (
    <button
      type="button"
      aria-label={state === 'silent' ? `Play ${time}` : `Stop ${time}`}
      aria-busy={state === 'loading' || undefined}
      onClick={() => {
        if (state === 'silent') void player.play(lineId)
        else player.stop()
      }}
      className={buttonStyle('quiet', 'icon-sm')}
    >
      {state === 'loading' ? (
        <Spinner />
      ) : state === 'playing' ? (
        <Square aria-hidden className="size-3 fill-current" />
      ) : (
        <Play aria-hidden className="size-3.5" />
      )}
    </button>
  )
}
