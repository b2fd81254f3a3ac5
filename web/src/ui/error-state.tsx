import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from './inputs/button.tsx'

interface ErrorStateProps {
  message: string
  onRetry: () => void
  busy?: boolean
}

export function ErrorState({ message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
      <TriangleAlert aria-hidden className="size-5 text-danger-ink" />
      <p className="text-balance wrap-anywhere text-ink">{message}</p>
      <Button
        busy={busy}
        busyLabel="Retrying..."
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={onRetry}
      >
        Retry
      </Button>
    </div>
  )
}
