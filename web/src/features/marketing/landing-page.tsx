import { PUBLIC_PAGES } from '@chartwright/contract/public-pages'
import { usePage } from '../../lib/use-page.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { ClosingCall } from './landing/closing-call.tsx'
import { Faq } from './landing/faq.tsx'
import { Features } from './landing/features.tsx'
import { Hero } from './landing/hero.tsx'
import { LandingBar } from './landing/landing-bar.tsx'
import { LandingFooter } from './landing/landing-footer.tsx'

export function LandingPage() {
  const heading = usePage(PUBLIC_PAGES['/'].title)
  return (
    <>
      <SkipLink />
      <LandingBar />
      <main id="main" tabIndex={-1}>
        <Hero heading={heading} />
        <Features />
        <Faq />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  )
}
