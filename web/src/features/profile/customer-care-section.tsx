import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { messageOf } from '../../lib/http/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { buttonStyle } from '../../ui/inputs/button-style.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { supportQuery } from './details/profile.queries.ts'
import { SettingsSection } from './settings-section.tsx'

export function CustomerCareSection() {
  return (
    <SettingsSection title="Customer Care" hint="Questions, or something that does not work?">
      <Support />
    </SettingsSection>
  )
}

function Support() {
  const { data, error, isFetching, refetch } = useQuery(supportQuery)
  if (data) return <Contacts email={data.support_email} phone={data.support_phone} />
  if (!error) return <ContactsSkeleton />
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />
}

function Contacts({ email, phone }: { email: string; phone: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <address className="grid not-italic">
        <a href={`mailto:${email}`} className={contactStyle}>
          <Mail aria-hidden className="size-4 shrink-0 text-ink-faint" />
          {email}
        </a>
        {phone !== '' && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={contactStyle}>
            <Phone aria-hidden className="size-4 shrink-0 text-ink-faint" />
            {phone}
          </a>
        )}
      </address>
      <a href={`mailto:${email}?subject=Chartwright%20support`} className={buttonStyle()}>
        Contact Customer Care
      </a>
    </div>
  )
}

const contactStyle =
  'inline-flex min-h-control-sm items-center gap-2.5 rounded-sm wrap-anywhere tabular-nums hover:underline'

function ContactsSkeleton() {
  return (
    <div role="status" className="flex min-h-[calc(2*var(--control-sm))] flex-col justify-around">
      <span className="sr-only">Loading contact details...</span>
      <Skeleton className="h-3.5 w-52" />
      <Skeleton className="h-3.5 w-36" />
    </div>
  )
}
