import type { UseQueryResult } from '@tanstack/react-query'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { shortDate } from '../../../lib/text/relative-time.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { factorProblem } from './factor-sentences.ts'
import type { SecondFactor } from './factors.queries.ts'

interface FactorListProps {
  factors: UseQueryResult<SecondFactor[]>
  onRemove: (factor: SecondFactor) => void
}

export function FactorList({ factors, onRemove }: FactorListProps) {
  const { data, error, isFetching, refetch } = factors
  if (!data && error) {
    const retry = (): void => void refetch()
    return <ErrorState message={factorProblem(error)} onRetry={retry} busy={isFetching} />
  }
  if (!data) return <FactorListSkeleton />
  if (data.length === 0) return <p className={`${boxStyle} p-4 text-ink-soft`}>{NONE_YET}</p>
  return (
    <ul aria-label="Second factors" className={`${boxStyle} divide-y divide-line`}>
      {data.map((factor) => (
        <FactorRow key={factor.id} factor={factor} onRemove={() => onRemove(factor)} />
      ))}
    </ul>
  )
}

const NONE_YET = 'Off. Whoever knows your password can sign in.'
const boxStyle = 'rounded-md border border-line bg-surface'

export function factorName(factor: SecondFactor): string {
  return factor.friendly_name || kindOf(factor)
}

function kindOf({ factor_type: type, phone }: SecondFactor): string {
  if (type === 'totp') return 'Authenticator app'
  return phone ? `Text message to ${phone}` : 'Text message'
}

function FactorRow({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const name = factorName(factor)
  const Icon = factor.factor_type === 'totp' ? Smartphone : MessageSquareText
  const added = new Date(factor.created_at)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2 pr-2 pl-4">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {kindOf(factor)}, added <time dateTime={factor.created_at}>{shortDate(added)}</time>
        </p>
      </div>
      <Button variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function FactorListSkeleton() {
  return (
    <div role="status" className={`${boxStyle} flex h-14.5 items-center px-4`}>
      <span className="sr-only">Loading second factors...</span>
      <Skeleton className="h-3.5 w-64 max-w-full" />
    </div>
  )
}
