import type { LineSuggestion, TranscriptSegment } from '@chartwright/contract/transcript'
import { UNSURE_BELOW } from '@chartwright/contract/limits'
import { clsx } from 'clsx'
import type { ClipPlayer } from '../../../lib/audio/clip-player.ts'
import { HeardFirst } from './heard-first.tsx'
import { piecesOfLine, type LinePiece, type Stretch } from './line-pieces.ts'

export interface LineTextProps {
  line: TranscriptSegment
  player: ClipPlayer
  /** Where the search term occurs in it. */
  found?: readonly Stretch[] | undefined
  current?: Stretch | undefined
  onAccept: (line: TranscriptSegment, suggestion: LineSuggestion) => void
}

const inline =
  'ml-1 inline-flex min-h-6 items-center rounded-md border px-1.5 align-baseline text-sm max-md:min-h-9'

/** What was said, with what may be wrong in it. Nothing is changed automatically. */
export function LineText({ line, player, found, current, onAccept }: LineTextProps) {
  const isUnsure = line.confidence !== null && line.confidence < UNSURE_BELOW
  return (
    <span
      dir="auto"
      title={isUnsure ? 'The recogniser is unsure of this line.' : undefined}
      className={clsx('min-w-0 wrap-anywhere @xl:pt-0.5', isUnsure && DOTTED)}
    >
      {piecesOfLine(line, found, current).map((piece) => (
        <Piece key={piece.from} {...{ line, piece, player, onAccept }} isPlain={isUnsure} />
      ))}
      {isUnsure && <span className="sr-only"> (unsure)</span>}
      {line.heard_first != null && <HeardFirst text={line.heard_first} />}
      {line.original_text !== null && (
        <span className="block text-sm text-ink-soft">
          {line.start_ms === null ? 'Was' : 'Heard as'} ‘{line.original_text}’
        </span>
      )}
    </span>
  )
}

const DOTTED = 'underline decoration-check-ink decoration-dotted decoration-2 underline-offset-4'
const DASHED = 'underline decoration-danger-ink decoration-dashed decoration-2 underline-offset-4'

interface PieceProps extends Pick<LineTextProps, 'line' | 'player' | 'onAccept'> {
  piece: LinePiece
  /** The whole line is already marked. */
  isPlain: boolean
}

function Piece({ line, piece, player, onAccept, isPlain }: PieceProps) {
  const { text, isUnsure, isChecked, found, check, suggestion } = piece
  const isDotted = isUnsure && !isChecked && !isPlain
  const shown = (
    <span
      title={isDotted ? 'Not heard clearly' : undefined}
      className={clsx(isChecked ? DASHED : isDotted && DOTTED)}
    >
      {text}
      {isDotted && <span className="sr-only"> (not heard clearly)</span>}
    </span>
  )
  return (
    <>
      {found === undefined ? (
        shown
      ) : (
        <mark
          data-current={found === 'current' || undefined}
          className={clsx(
            'rounded-sm text-ink',
            found === 'current' ? 'bg-accent-soft outline-2 outline-accent' : 'bg-check-soft',
          )}
        >
          {shown}
        </mark>
      )}
      {check &&
        (line.has_audio ? (
          <button
            type="button"
            title={`${check.reason} Play what was said.`}
            aria-label={`Check: heard ‘${line.text.slice(check.from, check.to)}’. ${check.reason} Play`}
            onClick={() => void player.play(line.id)}
            className={clsx(inline, 'border-line-strong text-danger-ink hover:bg-hover')}
          >
            Check
          </button>
        ) : (
          <span title={check.reason} className="text-sm text-danger-ink">
            {' '}
            (check<span className="sr-only">: {check.reason}</span>)
          </span>
        ))}
      {suggestion && (
        <button
          type="button"
          aria-label={`Replace ‘${line.text.slice(suggestion.from, suggestion.to)}’ with ${suggestion.text}`}
          title="Replace what was heard"
          onClick={() => onAccept(line, suggestion)}
          className={clsx(inline, 'border-line-strong text-accent-ink hover:bg-hover')}
        >
          {suggestion.text}?
        </button>
      )}
    </>
  )
}
