import type { SinceLastTime } from '@chartwright/contract/patient-record'
import { useQuery } from '@tanstack/react-query'
import { History, X } from 'lucide-react'
import { useState } from 'react'
import { escapeHtml } from '../../../lib/text/escape-html.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import { sinceQuery } from './record.queries.ts'

interface SinceOfferProps {
  sessionId: string
  patientId: string
  onInsert: (html: string) => void
}

/**
 * What the last signed visit left, to insert into an empty context. Renders nothing if there is
 * none.
 */
export function SinceOffer({ sessionId, patientId, onInsert }: SinceOfferProps) {
  const { data } = useQuery(sinceQuery(sessionId, patientId))
  const [isDismissed, setIsDismissed] = useState(false)
  const since = data?.since
  if (!since || isDismissed) return null
  return (
    <section
      aria-label="Since last time"
      className="mb-3 flex flex-col gap-2 rounded-lg border border-line bg-raised p-3 print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <p className="flex items-center gap-2 font-medium">
          <History aria-hidden className="size-4 shrink-0 text-ink-soft" />
          {since.lines[0]}
        </p>
        <IconButton
          label="Dismiss"
          icon={<X aria-hidden className="size-4" />}
          onClick={() => setIsDismissed(true)}
        />
      </div>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {since.lines.slice(1).map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => onInsert(htmlOf(since))}>Insert into the context</Button>
      </div>
    </section>
  )
}

/** The paragraph after it is where today's text starts. */
function htmlOf({ lines }: SinceLastTime): string {
  return `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<p></p>`
}
