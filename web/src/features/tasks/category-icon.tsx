import type { Task, TaskCategoryLook } from '@chartwright/contract/tasks'
import { clsx } from 'clsx'
import {
  ClipboardList,
  FileText,
  MessageCircle,
  Sparkles,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react'

/** The names that the server sends. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  Zap,
  MessageCircle,
  Users,
  FileText,
  ClipboardList,
}

const COLORS: Readonly<Record<string, string>> = {
  amber: 'text-check-ink',
  blue: 'text-info-ink',
  violet: 'text-violet-ink',
  teal: 'text-accent-ink',
  rose: 'text-rose-ink',
}

interface CategoryIconProps {
  category: Task['category']
  looks: readonly TaskCategoryLook[]
}

/** A category unknown to the server is one of generated tasks. */
export function CategoryIcon({ category, looks }: CategoryIconProps) {
  const look = looks.find(({ name }) => name === category)
  const Icon = ICONS[look?.icon ?? ''] ?? Sparkles
  return (
    <Icon
      aria-hidden
      className={clsx('size-4 shrink-0', COLORS[look?.color ?? ''] ?? 'text-ink-soft')}
    />
  )
}
