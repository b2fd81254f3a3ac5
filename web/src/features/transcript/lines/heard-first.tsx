import { Ear } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'

/** A line that a second hearing has replaced: shows its first text on request. */
export function HeardFirst({ text }: { text: string }) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-label="Heard a second time: show what was heard first"
        title={`Heard first as ‘${text}’`}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
        className={`${buttonStyle('quiet', 'icon-sm')} -my-1.5 align-middle text-ink-faint print:hidden`}
      >
        <Ear aria-hidden className="size-3.5" />
      </button>
      <span id={id} hidden={!isShown} className="block text-sm text-ink-faint">
        {`Heard first as ‘${text}’`}
      </span>
    </>
  )
}
