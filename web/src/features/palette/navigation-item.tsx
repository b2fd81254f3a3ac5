import { Command } from 'cmdk'
import { LayoutTemplate, ListTodo, Settings, UsersRound } from 'lucide-react'
import type { Destination, NavigationEntry } from './navigation.ts'
import { paletteItemStyle } from './palette-item-style.ts'

const icons = {
  templates: LayoutTemplate,
  tasks: ListTodo,
  settings: Settings,
  patients: UsersRound,
}

interface NavigationItemProps {
  entry: NavigationEntry
  onNavigate: (to: Destination) => void
}

export function NavigationItem({ entry, onNavigate }: NavigationItemProps) {
  const { to, label, hint } = entry
  const Icon = icons[to]
  return (
    <Command.Item value={to} onSelect={() => onNavigate(to)} className={paletteItemStyle}>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
    </Command.Item>
  )
}
