import { Link } from 'react-router'
import { readSiteFacts } from '../../../lib/site-facts.ts'
import { ASSISTS } from '../assists.ts'

const LINKS = [
  ['/terms-of-use', 'Terms of Use'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/usage-policy', 'Usage Policy'],
] as const

const linkStyle =
  'inline-flex min-h-control items-center text-sm text-ink-soft transition-colors hover:text-ink'

export function LandingFooter() {
  const { operator, email, phone } = readSiteFacts()
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-5 sm:px-6">
        <nav aria-label="Policies" className="mr-auto flex flex-wrap gap-x-6">
          {LINKS.map(([to, label]) => (
            <Link key={to} to={to} className={linkStyle}>
              {label}
            </Link>
          ))}
        </nav>
        <a href={`mailto:${email}`} className={linkStyle}>
          {email}
        </a>
        {phone !== '' && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkStyle}>
            {phone}
          </a>
        )}
        <p className="w-full pt-2 text-sm text-ink-faint">
          {operator === '' ? '' : `Run by ${operator}. `}
          {ASSISTS}
        </p>
      </div>
    </footer>
  )
}
