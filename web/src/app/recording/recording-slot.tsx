import { clsx } from 'clsx'
import { PanelRightOpen } from 'lucide-react'
import { PanelEdge } from '../../features/recording/panel/panel-edge.tsx'
import { isElsewhere } from '../../features/recording/recorder-view.ts'
import type { usePanelSize } from '../../features/recording/panel/panel-width.ts'
import type { Ref } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { useRecorderValue } from './recorder-context.ts'
import type { LoadedRecorder } from './use-recorder.ts'

interface RecordingSlotProps {
  loaded: LoadedRecorder | undefined
  /** Only if its code could not be loaded. */
  onRetry: (() => void) | undefined
  size: ReturnType<typeof usePanelSize>
  isNarrow: boolean
  /** Another view is open: the panel is there only while there is something to stop. */
  isAside: boolean
  /** The container beside the note: below the recording, or in its place when it is closed. */
  columnRef: Ref<HTMLDivElement>
  drawerRef: Ref<HTMLDivElement>
}

const NOT_LOADED = 'The recording could not be loaded. Please check your connection.'

/** Below this height, the recording leaves no room below it. */
const ROOM_BELOW = '(height >= 760px)'
/**
 * Below this width, a drawer leaves no room for the note, beside the open recording or its rail.
 */
const ROOM_BESIDE_OPEN = '(width >= 1280px)'
const ROOM_BESIDE_RAIL = '(width >= 1024px)'

/** The panel's place, at its size before its code has loaded: nothing moves when it arrives. */
export function RecordingSlot(props: RecordingSlotProps) {
  const { loaded, onRetry, size, isNarrow, isAside, columnRef, drawerRef } = props
  const hasRoomBelow = useMedia(ROOM_BELOW)
  const hasRoomBeside = useMedia(size.isClosed ? ROOM_BESIDE_RAIL : ROOM_BESIDE_OPEN)
  // A recording of another session has its own strip.
  const isRecording = useRecorderValue((view) => view.isRecording && !isElsewhere(view), false)
  const isMuted = useRecorderValue((view) => view.isMuted, false)
  if (isAside && !isRecording) return null
  const failed = onRetry && <ErrorState message={NOT_LOADED} onRetry={onRetry} />
  if (isNarrow) {
    return (
      <aside
        aria-label="Recording"
        className="min-h-36 shrink-0 border-t border-line bg-surface print:hidden"
      >
        {loaded && <loaded.code.RecordingBar recorder={loaded.recorder} />}
        {failed}
      </aside>
    )
  }
  const drawer = hasRoomBeside && (
    <div
      ref={drawerRef}
      className="flex w-80 shrink-0 flex-col border-l border-line bg-surface empty:hidden print:hidden"
    />
  )
  if (size.isClosed) {
    return (
      <>
        {drawer}
        <Rail isRecording={isRecording} isMuted={isMuted} onOpen={() => size.setIsClosed(false)} />
      </>
    )
  }
  return (
    <>
      {!hasRoomBelow && drawer}
      <div
        className="group relative flex shrink-0 flex-col bg-surface print:hidden"
        style={{ width: size.widthPx }}
      >
        <aside
          aria-label="Recording"
          className="flex max-h-full min-h-[min(24.75rem,60%)] flex-col group-has-[[aria-label=Insights]]:max-h-3/5"
        >
          <PanelEdge widthPx={size.widthPx} onResize={size.resize} />
          {loaded && (
            <loaded.code.RecordingPanel
              recorder={loaded.recorder}
              onClose={() => size.setIsClosed(true)}
            />
          )}
          {failed}
        </aside>
        {hasRoomBelow && (
          <div
            ref={columnRef}
            className="flex min-h-0 flex-1 flex-col border-t border-line empty:hidden"
          />
        )}
      </div>
    </>
  )
}

interface RailProps {
  isRecording: boolean
  isMuted: boolean
  onOpen: () => void
}

function Rail({ isRecording, isMuted, onOpen }: RailProps) {
  return (
    <aside
      aria-label="Recording"
      className="flex w-12 shrink-0 flex-col items-center gap-3 border-l border-line bg-surface pt-3 print:hidden"
    >
      <IconButton
        label="Show the recording panel"
        icon={<PanelRightOpen aria-hidden className="size-4.5" />}
        onClick={onOpen}
      />
      {isRecording && (
        <span
          role="img"
          aria-label={isMuted ? 'Recording paused' : 'Recording'}
          className={clsx(
            'size-2.5 rounded-full',
            isMuted ? 'bg-check-ink' : 'animate-breathe bg-danger',
          )}
        />
      )}
    </aside>
  )
}
