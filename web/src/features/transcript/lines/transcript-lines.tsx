import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import type {
  LineSuggestion,
  RoleChange,
  TranscriptSegment,
} from '@chartwright/contract/transcript'
import { ArrowDown } from 'lucide-react'
import { memo, type ComponentProps, type ReactNode } from 'react'
import type { ClipPlayer } from '../../../lib/audio/clip-player.ts'
import { formatSeconds } from '../../../lib/text/format-seconds.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import type { Match } from '../finding/find-in-lines.ts'
import { RoleMenu } from '../roles/role-menu.tsx'
import { useFollow } from '../use-follow.ts'
import { InterimLines } from './interim-lines.tsx'
import { LineMenu, type LineActs } from './line-menu.tsx'
import { LineText } from './line-text.tsx'
import { PlayLine } from './play-line.tsx'

interface TranscriptLinesProps {
  lines: readonly TranscriptSegment[]
  /** Must be stable: each of thousands of lines has it. */
  onChangeRoles: (change: RoleChange) => void
  /** Rendered at the end of a line; undefined for most. */
  renderEnd?: ((line: TranscriptSegment) => ReactNode) | undefined
  /** Speech in progress that has no line yet. */
  interims?: ComponentProps<typeof InterimLines>['interims']
  player: ClipPlayer
  /** Must be stable too. */
  acts: LineActs
  onAccept: (line: TranscriptSegment, suggestion: LineSuggestion) => void
  found: ReadonlyMap<string, readonly Match[]>
  current: Match | undefined
}

const NO_INTERIMS: readonly never[] = []

/** Read-only: what was said is not overtyped here; a person's changes are shown beside it. */
export function TranscriptLines(props: TranscriptLinesProps) {
  const { lines, onChangeRoles, renderEnd, player, acts, onAccept, found, current } = props
  const { interims = NO_INTERIMS } = props
  const { end, hasNews, showNews } = useFollow(lines.length, interims.at(-1)?.text)
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
        className="@container min-h-48 max-w-reading rounded-sm outline-offset-4"
      >
        {lines.length === 0 && interims.length === 0 ? (
          <p className="text-ink-faint">What is said in the visit appears here.</p>
        ) : (
          <ol className="space-y-3 @xl:space-y-1.5">
            {lines.map((line, place) => (
              <Line
                key={line.id}
                line={line}
                player={player}
                onChangeRoles={onChangeRoles}
                end={renderEnd?.(line)}
                isLast={place === lines.length - 1}
                acts={acts}
                onAccept={onAccept}
                found={found.get(line.id)}
                current={current?.lineId === line.id ? current : undefined}
              />
            ))}
          </ol>
        )}
        <InterimLines interims={interims} />
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
  isLast: boolean
  acts: LineActs
  onAccept: TranscriptLinesProps['onAccept']
  found: readonly Match[] | undefined
  current: Match | undefined
}

/** In a narrow column its marks are above the text, which then has the full width. */
const Line = memo(function Line(props: LineProps) {
  const { line, player, onChangeRoles, end, isLast, acts, onAccept, found, current } = props
  return (
    <li data-line={line.id} className="flex flex-col @xl:flex-row @xl:gap-3">
      <div className="-ml-1.5 flex max-w-full shrink-0 items-center self-start">
        <RoleMenu line={line} onChange={onChangeRoles} />
        {line.start_ms !== null && (
          <>
            <span className="w-12 shrink-0 text-right text-sm text-ink-faint tabular-nums">
              {formatSeconds(line.start_ms / 1_000)}
            </span>
            {line.has_audio ? (
              <PlayLine lineId={line.id} startMs={line.start_ms} player={player} />
            ) : (
              <span className="size-control-sm shrink-0" />
            )}
          </>
        )}
        <LineMenu {...{ line, isLast, acts }} />
      </div>
      <LineText {...{ line, player, found, current, onAccept }} />
      {end}
    </li>
  )
})
