import type { RecorderView } from './recorder.ts'

/** What a practitioner should know before saying anything. */
export function RecordingHints({ view }: { view: RecorderView }) {
  return (
    <ul className="mt-auto space-y-1 pt-2 text-xs text-pretty text-ink-faint">
      <li>English only.</li>
      <li>{retention(view.retentionDays)}</li>
    </ul>
  )
}

function retention(days: number | undefined): string {
  if (days === undefined) return 'The audio is deleted after its transcript is complete.'
  if (days === 0) return 'The audio is deleted as soon as its transcript is complete.'
  return `The audio is deleted ${String(days)} ${days === 1 ? 'day' : 'days'} after its transcript is complete.`
}
