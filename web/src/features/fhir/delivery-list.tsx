import type { Delivery } from '@chartwright/contract/deliveries'
import type { Note } from '@chartwright/contract/notes'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, Clock } from 'lucide-react'
import { Button } from '../../ui/inputs/button.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'
import { deliveriesQuery } from './deliveries.queries.ts'
import { describeDelivery } from './describe-delivery.ts'
import { useSendNote } from './use-send-note.ts'

const NAMES = { fhir: 'the FHIR server', openemr: 'OpenEMR' } as const
const ICONS = { queued: Clock, sent: Check, failed: CircleAlert } as const

/** Where a note was sent, and the outcome. */
export function DeliveryList({ note }: { note: Note }) {
  const { data } = useQuery({ ...deliveriesQuery(note.id), enabled: note.signature !== null })
  const sendNote = useSendNote(note.id)
  if (!data || data.deliveries.length === 0) return null
  const hostOf = ({ system }: Delivery) =>
    data.systems.find((each) => each.system === system)?.host ?? NAMES[system]
  const again = async (delivery: Delivery): Promise<void> => {
    const { system, remote_patient, remote_encounter } = delivery
    const place = {
      remote_patient: remote_patient ?? undefined,
      remote_encounter: remote_encounter ?? undefined,
    }
    const hindrance = await sendNote({ system, ...place })
    if (hindrance !== undefined) notifyError(hindrance)
  }
  return (
    <div role="status" className="mb-3 text-sm print:hidden">
      <ul aria-label="Sent to the record" className="flex flex-col gap-1">
        {data.deliveries.map((delivery) => {
          const Icon = ICONS[delivery.state]
          return (
            <li
              key={delivery.id}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft"
            >
              <Icon
                aria-hidden
                className={`size-4 shrink-0 ${delivery.state === 'failed' ? 'text-danger-ink' : ''}`}
              />
              <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
                {describeDelivery(delivery, hostOf(delivery))}
              </span>
              {delivery.state === 'failed' && delivery.reason !== 'unsigned' && (
                <Button size="sm" onClick={() => void again(delivery)}>
                  Try again
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
