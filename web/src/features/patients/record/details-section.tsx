import type { PatientDetails } from '@chartwright/contract/patient-details'
import { Nothing, RecordSection } from './record-section.tsx'
import { SEX_WORDS } from './sex-words.ts'

export function DetailsSection({ patient }: { patient: PatientDetails }) {
  const entries = [
    ['Date of birth', patient.date_of_birth && dayInWords(patient.date_of_birth)],
    ['Record number', patient.record_number],
    ['Sex', patient.sex && SEX_WORDS[patient.sex]],
    ['Pronouns', patient.pronouns],
    ['Phone', patient.phone],
    ['Email', patient.email],
  ] as const
  const known = entries.filter(([, value]) => value !== null)
  return (
    <RecordSection title="Details">
      {known.length === 0 ? (
        <Nothing>Only the name is known.</Nothing>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {known.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd dir="auto" className="min-w-0 wrap-anywhere tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </RecordSection>
  )
}

/** A calendar day, independent of the viewer's time zone. */
function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
