import { Link } from 'react-router'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="px-4 py-24 text-center sm:px-6">
      <h2 id="closing-title" className="text-2xl font-semibold tracking-tight">
        Look at the patient, not at the screen
      </h2>
      <p className="mx-auto mt-3 max-w-xl text-ink-soft">
        Try it with your next visit. The note is waiting when the patient leaves.
      </p>
      <Link to="/auth" className={`${buttonStyle('primary')} mt-7 px-6`}>
        Get started
      </Link>
    </section>
  )
}
