import { PUBLIC_PAGES, type PublicPath } from '@chartwright/contract/public-pages'
import type { ReactNode } from 'react'
import { readSiteFacts } from '../../lib/site-facts.ts'
import { usePage } from '../../lib/use-page.ts'
import { ASSISTS } from './assists.ts'

interface StaticPageProps {
  path: PublicPath
  back: ReactNode
  children: ReactNode
}

export function StaticPage({ path, back, children }: StaticPageProps) {
  const { title } = PUBLIC_PAGES[path]
  const heading = usePage(title)
  const { email } = readSiteFacts()
  return (
    <article className="mx-auto mt-4 w-full max-w-reading sm:mt-8">
      {back}
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl font-semibold tracking-tight">
        {title}
      </h1>
      {children}
      <p className="mt-12 border-t border-line pt-5 text-sm text-ink-soft">
        {ASSISTS} Questions go to{' '}
        <a href={`mailto:${email}`} className="font-medium wrap-anywhere text-accent-ink underline">
          {email}
        </a>
        .
      </p>
    </article>
  )
}
