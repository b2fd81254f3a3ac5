import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'

/** Lists every rule until all are met, then a single line. */
export function PasswordChecklist({ rules }: { rules: { label: string; isMet: boolean }[] }) {
  const isComplete = rules.every(({ isMet }) => isMet)
  const shown = isComplete ? [{ label: 'All requirements met', isMet: true }] : rules
  return (
    <ul aria-label="Password requirements" aria-live="polite" className="flex flex-col gap-1">
      {shown.map(({ label, isMet }) => {
        const Icon = isMet ? Check : Circle
        return (
          <li
            key={label}
            className={clsx(
              'flex items-center gap-2 text-sm',
              isMet ? 'text-accent-ink' : 'text-ink-soft',
            )}
          >
            <Icon aria-hidden className={clsx('shrink-0', isMet ? 'size-4' : 'mx-1 size-2')} />
            {label}
            <span className="sr-only">{isMet ? '(met)' : '(not met yet)'}</span>
          </li>
        )
      })}
    </ul>
  )
}
