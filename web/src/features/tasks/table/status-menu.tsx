import type { Task } from '@chartwright/contract/tasks'
import { ChevronDown } from 'lucide-react'
import { LightMenu, MenuChoices } from '../../../ui/overlays/light-menu.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { shownStatus, STATUS_LABELS, STATUS_OPTIONS, type ShownStatus } from '../task-status.ts'
import { inPlaceStyle } from './in-place-style.ts'

interface StatusMenuProps {
  task: Task
  tabIndex: number
  onChoose: (status: ShownStatus) => void
}

export function StatusMenu({ task, tabIndex, onChoose }: StatusMenuProps) {
  const status = shownStatus(task.status)
  return (
    <LightMenu
      label={`Status: ${STATUS_LABELS[status]}`}
      tabIndex={tabIndex}
      className={inPlaceStyle}
      face={
        <>
          <StatusBadge status={status} />
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        </>
      }
    >
      {() => <MenuChoices value={status} options={STATUS_OPTIONS} onChoose={onChoose} />}
    </LightMenu>
  )
}
