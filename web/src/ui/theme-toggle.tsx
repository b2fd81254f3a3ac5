import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { readTheme, writeTheme, type Theme } from '../lib/theme.ts'

const choices: readonly { theme: Theme; label: string; Icon: LucideIcon }[] = [
  { theme: 'system', label: 'System theme', Icon: Monitor },
  { theme: 'light', label: 'Light theme', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', Icon: Moon },
]

export function ThemeToggle() {
  const [chosen, setChosen] = useState(readTheme)
  const group = useId()
  return (
    <fieldset className="flex rounded-md bg-sunken p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label
          key={theme}
          title={label}
          className="relative grid size-control-sm cursor-pointer place-items-center rounded-sm text-ink-faint transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name={group}
            aria-label={label}
            checked={chosen === theme}
            onChange={() => {
              writeTheme(theme)
              setChosen(theme)
            }}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          <Icon aria-hidden className="size-4" />
        </label>
      ))}
    </fieldset>
  )
}
