import type { ConsentWording } from '@chartwright/contract/consent'
import { useId } from 'react'

/** The text to read aloud. It takes the first focus, so that no premature key press answers. */
export function WordingBlock({ wording }: { wording: ConsentWording }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-medium text-ink-soft">
        Read aloud
      </h3>
      <div
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        className="mt-1 max-h-[40dvh] overflow-y-auto rounded-md bg-sunken px-3 py-2 whitespace-pre-line"
      >
        <p dir="auto" className="wrap-anywhere">
          {wording.text}
        </p>
      </div>
    </section>
  )
}
