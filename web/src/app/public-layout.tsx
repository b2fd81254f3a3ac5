import { Suspense, type ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { Brand } from '../ui/brand.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { lazyPage } from './lazy-page.ts'

const ThemeToggle = lazyPage(() => import('../ui/theme-toggle.tsx'), 'ThemeToggle')

const footerLinks = [
  ['/how-to-use', 'How to Use'],
  ['/terms-of-use', 'Terms of Use'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/usage-policy', 'Usage Policy'],
] as const

export function PublicLayout() {
  return (
    <PublicFrame>
      <Suspense>
        <Outlet />
      </Suspense>
    </PublicFrame>
  )
}

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Link to="/" className="rounded-sm py-1.5">
          <Brand />
        </Link>
        <Suspense fallback={<div className="h-control" />}>
          <ThemeToggle />
        </Suspense>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 px-4 pb-16 sm:px-6">
        {children}
      </main>
      <footer className="border-t border-line px-4 py-4 sm:px-6">
        <nav
          aria-label="About Chartwright"
          className="grid grid-cols-2 justify-items-center gap-x-6 sm:flex sm:justify-center"
        >
          {footerLinks.map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-control items-center text-sm text-ink-soft transition-colors hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  )
}
