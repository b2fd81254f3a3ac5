import { sentenceOf } from '@chartwright/contract/errors'
import { Mail, Phone } from 'lucide-react'
import { readSiteFacts } from '../../lib/site-facts.ts'
import { AuthCard } from './auth-card.tsx'
import { textLinkStyle } from './text-link.ts'

export function BlockedAccount() {
  const { email, phone } = readSiteFacts()
  return (
    <AuthCard
      isStep
      title="Account Blocked"
      subtitle={`${sentenceOf('USER_BLOCKED')} It is blocked or suspended, possibly for policy violations or security concerns.`}
    >
      <div>
        <h2 className="font-medium">Contact support</h2>
        <ul className="mt-1">
          <li>
            <a href={`mailto:${email}`} className={`${textLinkStyle} gap-2.5 wrap-anywhere`}>
              <Mail aria-hidden className="size-4 shrink-0" />
              {email}
            </a>
          </li>
          {phone !== '' && (
            <li>
              <a
                href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                className={`${textLinkStyle} gap-2.5`}
              >
                <Phone aria-hidden className="size-4 shrink-0" />
                {phone}
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
