import type { ReactNode } from 'react'
import { usePage } from '../lib/use-page.ts'

interface MessagePageProps {
  title: string
  sentence: string
  /** Between the sentence and the actions. */
  more?: ReactNode
  actions?: ReactNode
}

/** A page with a single message, which is announced when it changes. */
export function MessagePage({ title, sentence, more, actions }: MessagePageProps) {
  const heading = usePage(title)
  return (
    <section className="mx-auto mt-[12dvh] w-full max-w-md rounded-lg border border-line bg-surface px-6 py-8 text-center sm:px-10">
      <div aria-live="polite">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {title}
        </h1>
        <p className="mt-3 text-balance text-ink-soft">{sentence}</p>
      </div>
      {more && <div className="mt-6">{more}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-2">{actions}</div>}
    </section>
  )
}
