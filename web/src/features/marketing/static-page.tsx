import { PUBLIC_PAGES, type PublicPath } from '@chartwright/contract/public-pages'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'

interface StaticPageProps {
  path: PublicPath
  back: ReactNode
  children: ReactNode
}

export function StaticPage({ path, back, children }: StaticPageProps) {
  const { title } = PUBLIC_PAGES[path]
  const heading = usePage(title)
  return (
    <article className="mx-auto mt-4 w-full max-w-reading sm:mt-8">
      {back}
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl font-semibold tracking-tight">
        {title}
      </h1>
      {children}
    </article>
  )
}
