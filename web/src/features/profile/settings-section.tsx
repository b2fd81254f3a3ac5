import { useId, type ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {hint !== undefined && <p className="mt-1 text-sm text-ink-soft">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
