import { UNSURE_BELOW } from '@chartwright/contract/limits'
import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import type { RoleChange, TranscriptSegment } from '@chartwright/contract/transcript'
import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ClipPlayer } from '../../lib/audio/clip-player.ts'
import { useClipPlayer } from '../../lib/audio/use-clip-player.ts'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { Button } from '../../ui/button.tsx'
import { notifyError } from '../../ui/notify.ts'
import { PlayLine } from './play-line.tsx'
import { RoleMenu } from './role-menu.tsx'
import { useFollow } from './use-follow.ts'

interface TranscriptLinesProps {
  lines: readonly TranscriptSegment[]
  /** Keeps its identity: each of thousands of lines has it. */
  onChangeRoles: (change: RoleChange) => void
  /** Stands at the end of a line; undefined at most of them. */
  renderEnd?: ((line: TranscriptSegment) => ReactNode) | undefined
}

/** Read-only: what was said is not rewritten here, only who said it. */
export function TranscriptLines({ lines, onChangeRoles, renderEnd }: TranscriptLinesProps) {
  const { end, hasNews, showNews } = useFollow(lines.length)
  const player = useClipPlayer(notifyError)
  return (
    <div className="relative">
      <div
        role="textbox"
        aria-label={TRANSCRIPTION_TAB.title}
        aria-multiline="true"
        aria-readonly="true"
        contentEditable={false}
        suppressContentEditableWarning
        tabIndex={0}
        className="min-h-48 max-w-reading rounded-sm outline-offset-4"
      >
        {lines.length === 0 ? (
          <p className="text-ink-faint">What is said in the visit appears here.</p>
        ) : (
          <ol className="space-y-3 sm:space-y-1.5">
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                player={player}
                onChangeRoles={onChangeRoles}
                end={renderEnd?.(line)}
              />
            ))}
          </ol>
        )}
      </div>
      <div ref={end} aria-hidden className="h-px" />
      {hasNews && (
        <div className="sticky bottom-2 flex justify-center">
          <Button
            size="sm"
            icon={<ArrowDown aria-hidden className="size-4" />}
            onClick={showNews}
            className="rounded-full shadow-raised"
          >
            New lines
          </Button>
        </div>
      )}
    </div>
  )
}

interface LineProps {
  line: TranscriptSegment
  player: ClipPlayer
  onChangeRoles: (change: RoleChange) => void
  end: ReactNode
}

/** Below 640 px its marks stand above the text, which has the whole width then. */
const Line = memo(function Line({ line, player, onChangeRoles, end }: LineProps) {
  const isUnsure = line.confidence !== null && line.confidence < UNSURE_BELOW
  return (
    <li data-line={line.id} className="flex flex-col sm:flex-row sm:gap-3">
      <div className="-ml-1.5 flex shrink-0 items-center self-start">
        <RoleMenu line={line} onChange={onChangeRoles} />
        {line.start_ms !== null && (
          <>
            <span className="w-12 text-right text-sm text-ink-faint tabular-nums">
              {formatSeconds(line.start_ms / 1_000)}
            </span>
            {line.has_audio ? (
              <PlayLine lineId={line.id} startMs={line.start_ms} player={player} />
            ) : (
              <span className="size-control-sm" />
            )}
          </>
        )}
      </div>
      <span
        dir="auto"
        title={isUnsure ? 'The recogniser is unsure of this line.' : undefined}
        className={clsx(
          'wrap-anywhere sm:pt-0.5',
          isUnsure && 'underline decoration-check-ink decoration-dotted underline-offset-4',
        )}
      >
        {line.text}
        {isUnsure && <span className="sr-only"> (unsure)</span>}
      </span>
      {end}
    </li>
  )
})
