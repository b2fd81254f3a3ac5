import { RECOVERY_CODES } from '@chartwright/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'
import { recoveryCodesQuery } from './recovery-codes.queries.ts'

/** How many there are, and how to get new ones. */
export function RecoveryCodes({ onMake }: { onMake: () => void }) {
  const { data, error } = useQuery(recoveryCodesQuery)
  return (
    <section
      aria-label="Recovery codes"
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface py-2 pr-2 pl-4"
    >
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">Recovery codes</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {error ? error.message : data ? countOf(data.left) : 'Loading...'}
        </p>
      </div>
      <Button variant="quiet" onClick={onMake}>
        {data?.left ? 'Make new codes' : 'Make codes'}
      </Button>
    </section>
  )
}

function countOf(left: number): string {
  if (left === 0) return 'None. Without them, a lost phone keeps you out.'
  return `${String(left)} of ${String(RECOVERY_CODES)} left. Each lets you in once, without your phone.`
}
