import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-line pt-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="mt-4 flex flex-wrap items-start gap-3">{children}</div>
    </section>
  )
}
