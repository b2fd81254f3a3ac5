import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { MoreHorizontal } from 'lucide-react'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { LightMenu } from '../../../ui/overlays/light-menu.tsx'

/** What can be done to a line; its text stays read-only. */
export interface LineActs {
  correct(line: TranscriptSegment): void
  split(line: TranscriptSegment): void
  mergeWithNext(line: TranscriptSegment): void
  confirm(line: TranscriptSegment): void
}

interface LineMenuProps {
  line: TranscriptSegment
  isLast: boolean
  acts: LineActs
}

export function LineMenu({ line, isLast, acts }: LineMenuProps) {
  const isMarked =
    line.checks.length > 0 ||
    line.suggestions.length > 0 ||
    line.confidence !== null ||
    line.word_confidence !== null
  return (
    <span className="shrink-0 self-start print:hidden">
      <LightMenu
        label={`Edit line ${String(line.index + 1)}`}
        align="end"
        className={buttonStyle('quiet', 'icon-sm')}
        face={<MoreHorizontal aria-hidden className="size-4" />}
      >
        {() => (
          <>
            <MenuItem onSelect={() => acts.correct(line)}>Correct line</MenuItem>
            {isMarked && (
              <MenuItem onSelect={() => acts.confirm(line)}>Confirm as it stands</MenuItem>
            )}
            <MenuItem disabled={!/\S\s+\S/.test(line.text)} onSelect={() => acts.split(line)}>
              Split line
            </MenuItem>
            <MenuItem disabled={isLast} onSelect={() => acts.mergeWithNext(line)}>
              Merge with next line
            </MenuItem>
          </>
        )}
      </LightMenu>
    </span>
  )
}
