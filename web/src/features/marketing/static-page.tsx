import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'

interface StaticPageProps {
  title: string
  back: ReactNode
  children: ReactNode
}

export function StaticPage({ title, back, children }: StaticPageProps) {
  const heading = usePage(title)
  return (
    <article className="mx-auto mt-8 w-full max-w-reading">
      {back}
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      <div className="mt-4 text-ink-soft">{children}</div>
    </article>
  )
}
