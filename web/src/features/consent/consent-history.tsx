import type { Consent } from '@chartwright/contract/consent'
import { momentOf } from '../../lib/text/relative-time.ts'
import { answerLabels } from './describe-consent.ts'

/** Newest first. */
export function ConsentHistory({ records }: { records: readonly Consent[] }) {
  if (records.length === 0) {
    return <p className="text-ink-soft">No consent is recorded for this session.</p>
  }
  return (
    <ol aria-label="Recorded answers" className="divide-y divide-line">
      {records.toReversed().map((record) => (
        <li key={record.id} className="py-2">
          <p>
            <span className="font-medium">{answerLabels[record.answer]}</span>
            {record.transcript_deleted && ', transcript deleted'}
            {', '}
            <time dateTime={record.recorded_at} className="tabular-nums">
              {momentOf(new Date(record.recorded_at))}
            </time>
          </p>
          <p className="text-sm text-ink-soft">
            Recorded by <bdi className="wrap-anywhere">{record.recorded_by}</bdi>
          </p>
          {record.wording !== null && (
            <details className="text-sm text-ink-soft">
              <summary className="cursor-pointer py-1">Wording {record.wording_version}</summary>
              <p
                dir="auto"
                className="rounded-md bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line"
              >
                {record.wording}
              </p>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}
