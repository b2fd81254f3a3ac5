import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { FactActs } from './fact-acts.ts'
import { FactItem } from './fact-item.tsx'
import type { Medicine, MedicineState } from './reconcile-medicines.ts'

const TONES: Partial<Readonly<Record<MedicineState, BadgeTone>>> = {
  New: 'accent',
  Changed: 'info',
  Stopped: 'check',
  'On hold': 'check',
}

interface MedicineListProps {
  medicines: readonly Medicine[]
  acts: FactActs
}

/** The state of each drug after the visit, and below it what was said about it. */
export function MedicineList({ medicines, acts }: MedicineListProps) {
  return (
    <ul className="divide-y divide-line">
      {medicines.map(({ name, state, dose, frequency, facts }) => (
        <li key={name} className="py-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span dir="auto" className="font-medium wrap-anywhere first-letter:uppercase">
              {name}
            </span>
            <Badge tone={TONES[state] ?? 'neutral'}>{state}</Badge>
            <span className="text-ink-soft tabular-nums wrap-anywhere">
              {[dose, frequency].filter(Boolean).join(', ')}
            </span>
          </p>
          <ul aria-label={`Said of ${name}`} className="pl-3">
            {facts.map((fact) => (
              <FactItem key={fact.id} fact={fact} acts={acts} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
