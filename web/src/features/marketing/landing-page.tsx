import { Link } from 'react-router'
import { usePage } from '../../lib/use-page.ts'
import { buttonStyle } from '../../ui/button-style.ts'

export function LandingPage() {
  const heading = usePage('Chartwright')
  return (
    <section className="mx-auto mt-[16dvh] max-w-xl text-center">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold tracking-tight">
        Chartwright
      </h1>
      <p className="mt-4 text-lg text-balance text-ink-soft">
        A clinical scribe that a clinic can run itself.
      </p>
      <Link to="/auth" className={`${buttonStyle('primary')} mt-8 px-6`}>
        Login
      </Link>
    </section>
  )
}
