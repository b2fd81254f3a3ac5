import { useEffect, type ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { BackToHome } from '../../ui/back-to-home.tsx'

interface AuthCardProps {
  title: string
  subtitle?: ReactNode
  /** Reached by an action on this page, not by a link: the focus moves there. */
  isStep?: boolean
  children?: ReactNode
  /** Below the card. */
  footer?: ReactNode
}

export function AuthCard({ title, subtitle, isStep = false, children, footer }: AuthCardProps) {
  const heading = usePage(title)
  useEffect(() => {
    if (isStep) heading.current?.focus()
  }, [heading, isStep, title])

  return (
    <div className="mx-auto mt-[4dvh] w-full max-w-md">
      <BackToHome className="-ml-4" />
      <section className="mt-2 rounded-lg border border-line bg-surface px-5 py-7 sm:px-8 sm:py-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {title}
        </h1>
        {subtitle !== undefined && <p className="mt-1.5 text-ink-soft">{subtitle}</p>}
        <div className="mt-6 flex flex-col gap-5 empty:hidden">{children}</div>
      </section>
      {footer !== undefined && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-1.5 text-ink-soft">
          {footer}
        </div>
      )}
    </div>
  )
}
