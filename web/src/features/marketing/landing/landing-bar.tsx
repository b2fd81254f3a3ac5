import { Link } from 'react-router'
import { useMedia } from '../../../lib/use-media.ts'
import { Brand } from '../../../ui/brand.tsx'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { ThemeToggle } from '../../../ui/theme-toggle.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteAnchor } from './site-anchor.tsx'
import { barLinks } from './site-links.ts'

export function LandingBar() {
  const isWide = useMedia('(width >= 64rem)')
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2.5 sm:px-6">
        <Link to="/" className="mr-auto rounded-sm py-1.5">
          <Brand />
        </Link>
        {isWide && (
          <>
            <nav aria-label="Chartwright" className="flex">
              {barLinks().map((link) => (
                <SiteAnchor key={link.label} link={link} className={buttonStyle('quiet')} />
              ))}
            </nav>
            <ThemeToggle />
          </>
        )}
        <Link to="/auth" className={buttonStyle('primary')}>
          Login
        </Link>
        {!isWide && <MobileMenu />}
      </div>
    </header>
  )
}
