import type { RoleChange, SetRole, TranscriptSegment } from '@chartwright/contract/transcript'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { MenuItem, MenuSeparator } from '../../../ui/overlays/dropdown-menu.tsx'
import { LightMenu, MenuChoices } from '../../../ui/overlays/light-menu.tsx'
import { NameSpeaker } from './name-speaker.tsx'
import { describeRole, faceOf, hasVoice, ROLE_LABELS } from './role-labels.ts'

interface RoleMenuProps {
  line: TranscriptSegment
  onChange: (change: RoleChange) => void
}

const OPTIONS = (['clinician', 'patient', 'other'] as const).map((value) => {
  return { value, label: ROLE_LABELS[value] }
})

/** The speaker of the line. Empty, in the same space, until it has been guessed. */
export function RoleMenu({ line, onChange }: RoleMenuProps) {
  const { id, role, speaker, is_role_set: isSet } = line
  const [isNaming, setIsNaming] = useState(false)
  if (role === null) return <span className="h-control-sm w-28 shrink-0" />
  const set = (scope: 'line' | 'speaker', to: SetRole | null): void =>
    onChange({ scope, segment_id: id, role: to })
  return (
    <span className="min-w-28 @xl:w-28 @xl:shrink-0">
      <LightMenu
        label={`${describeRole(line)}. Change speaker`}
        className={clsx(
          'flex min-h-control-sm max-w-full items-center gap-1 rounded-md px-1.5 text-sm transition-colors hover:bg-hover',
          isSet ? 'font-medium text-ink' : 'text-ink-soft',
        )}
        face={
          <>
            <bdi title={faceOf(line)} className="truncate">
              {faceOf(line)}
            </bdi>
            <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
          </>
        }
      >
        {() => (
          <>
            <MenuChoices
              value={isSet ? role : 'guessed'}
              options={[...OPTIONS, { value: 'guessed', label: 'Guess it' }]}
              onChoose={(value) => {
                if (value !== 'unsure') set('line', value === 'guessed' ? null : value)
              }}
            />
            {speaker !== null && (
              <>
                <MenuSeparator />
                {OPTIONS.map(({ value, label }) => (
                  <MenuItem key={value} onSelect={() => set('speaker', value)}>
                    <span>
                      All lines of <bdi>{speaker}</bdi>: {label}
                    </span>
                  </MenuItem>
                ))}
                {hasVoice(line) && (
                  <MenuItem onSelect={() => setIsNaming(true)}>
                    <span>
                      Rename <bdi>{speaker}</bdi>…
                    </span>
                  </MenuItem>
                )}
              </>
            )}
          </>
        )}
      </LightMenu>
      {isNaming && speaker !== null && (
        <NameSpeaker
          speaker={speaker}
          onName={(name) => onChange({ scope: 'name', segment_id: id, name })}
          onClose={() => setIsNaming(false)}
        />
      )}
    </span>
  )
}
