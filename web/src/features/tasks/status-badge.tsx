import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { STATUS_LABELS, type ShownStatus } from './task-status.ts'

const tones: Record<ShownStatus, BadgeTone> = {
  pending: 'check',
  'in-progress': 'info',
  completed: 'accent',
}

export function StatusBadge({ status }: { status: ShownStatus }) {
  return <Badge tone={tones[status]}>{STATUS_LABELS[status]}</Badge>
}
