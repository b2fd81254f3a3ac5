import { ShieldCheck } from 'lucide-react'

const LAWS = ['HIPAA', 'PIPEDA'] as const

export function ComplianceBadges() {
  return (
    <ul aria-label="Privacy laws" className="flex gap-2">
      {LAWS.map((law) => (
        <li
          key={law}
          className="inline-flex min-h-control items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium text-ink-soft"
        >
          <ShieldCheck aria-hidden className="size-4 text-accent-ink" />
          Supports {law}
        </li>
      ))}
    </ul>
  )
}
