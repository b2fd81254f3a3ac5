import type { RoleChange, SetRole, TranscriptSegment } from '@chartwright/contract/transcript'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx'
import { LightMenu, MenuChoices } from '../../ui/light-menu.tsx'
import { ROLE_LABELS } from './role-labels.ts'

interface RoleMenuProps {
  line: TranscriptSegment
  onChange: (change: RoleChange) => void
}

const OPTIONS = (['clinician', 'patient'] as const).map((value) => {
  return { value, label: ROLE_LABELS[value] }
})

/** Who says the line. Nothing, in the same room, while nobody has guessed it yet. */
export function RoleMenu({ line, onChange }: RoleMenuProps) {
  const { id, role, speaker, is_role_set: isSet } = line
  if (role === null) return <span className="h-control-sm w-24 shrink-0" />
  const set = (scope: 'line' | 'speaker', to: SetRole | null): void =>
    onChange({ scope, segment_id: id, role: to })
  return (
    <span className="w-24 shrink-0">
      <LightMenu
        label={`${ROLE_LABELS[role]}, ${isSet ? 'set by you' : 'guessed'}. Change speaker`}
        className={clsx(
          'flex min-h-control-sm items-center gap-1 rounded-md px-1.5 text-sm transition-colors hover:bg-hover',
          isSet ? 'font-medium text-ink' : 'text-ink-soft',
        )}
        face={
          <>
            {ROLE_LABELS[role]}
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
              </>
            )}
          </>
        )}
      </LightMenu>
    </span>
  )
}
