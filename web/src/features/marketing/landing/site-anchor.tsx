import { Link } from 'react-router'
import type { SiteLink } from './site-links.ts'

interface SiteAnchorProps {
  link: SiteLink
  className: string
  onClick?: () => void
}

export function SiteAnchor({ link, className, onClick }: SiteAnchorProps) {
  if ('to' in link) {
    return (
      <Link to={link.to} className={className} onClick={onClick}>
        {link.label}
      </Link>
    )
  }
  return (
    <a href={link.href} className={className} onClick={onClick}>
      {link.label}
    </a>
  )
}
