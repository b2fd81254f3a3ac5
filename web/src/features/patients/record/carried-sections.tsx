import type { CarriedForward, CarriedItem } from '@chartwright/contract/patient-record'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shortDate } from '../../../lib/text/relative-time.ts'
import { Loaded, Nothing, RecordSection } from './record-section.tsx'
import { carriedQuery } from './record.queries.ts'
import { sessionAddress } from './session-address.ts'

/** What signed notes say, each with its visit. */
export function CarriedSections({ patientId }: { patientId: string }) {
  const query = useQuery(carriedQuery(patientId))
  const section = (title: string, render: (carried: CarriedForward) => ReactNode) => (
    <RecordSection title={title} origin="From signed notes">
      <Loaded query={query}>{render}</Loaded>
    </RecordSection>
  )
  return (
    <>
      {section('Problems', ({ problems }) => (
        <Items items={problems} none="No problem in a signed note." />
      ))}
      {section('Current medicines', ({ medicines, no_medicines }) => (
        <Items items={medicines} said={no_medicines} none="No medicine in a signed note." />
      ))}
      {section('Allergies', ({ allergies, no_known_allergies }) => (
        <Items
          items={allergies}
          said={no_known_allergies}
          none="Nothing about allergies in a signed note."
        />
      ))}
    </>
  )
}

interface ItemsProps {
  items: readonly CarriedItem[]
  /** An explicit statement that there is none. */
  said?: CarriedItem | null
  none: string
}

function Items({ items, said = null, none }: ItemsProps) {
  const shown = items.length > 0 ? items : said === null ? [] : [said]
  if (shown.length === 0) return <Nothing>{none}</Nothing>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {shown.map((item) => (
        <li
          key={`${item.text} ${item.session_id}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
        >
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {capital(item.text)}
          </span>
          <Link
            to={sessionAddress(item.session_id, { segmentId: item.segment_id })}
            aria-label={`${item.text}: visit of ${shortDate(new Date(item.visited_at))}`}
            className="inline-flex items-center text-sm text-accent-ink tabular-nums underline max-md:min-h-control"
          >
            {shortDate(new Date(item.visited_at))}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
