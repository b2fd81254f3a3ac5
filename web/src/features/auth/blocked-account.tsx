import { Mail, Phone } from 'lucide-react'
import { useWebConfig } from '../../lib/web-config.ts'
import { AuthCard } from './auth-card.tsx'
import { textLinkStyle } from './text-link.ts'

export function BlockedAccount() {
  const config = useWebConfig()
  return (
    <AuthCard
      isStep
      title="Account Blocked"
      subtitle="Your account has been blocked or suspended, possibly because of policy violations or security concerns."
    >
      <div>
        <h2 className="font-medium">Contact support</h2>
        <ul className="mt-1 min-h-control">
          {config?.support_email && (
            <li>
              <a href={`mailto:${config.support_email}`} className={`${textLinkStyle} gap-2.5`}>
                <Mail aria-hidden className="size-4" />
                {config.support_email}
              </a>
            </li>
          )}
          {config?.support_phone && (
            <li>
              <a href={`tel:${config.support_phone}`} className={`${textLinkStyle} gap-2.5`}>
                <Phone aria-hidden className="size-4" />
                {config.support_phone}
              </a>
            </li>
          )}
        </ul>
      </div>
      <p className="text-sm text-ink-soft">
        Please give your account details, such as your name and the email address of your account,
        so that support can help you.
      </p>
    </AuthCard>
  )
}
