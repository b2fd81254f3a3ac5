import type { Fact } from '@chartwright/contract/facts'
import type { ReactNode } from 'react'
import type { FactActs } from './fact-acts.ts'
import { FactItem } from './fact-item.tsx'

/** Renders nothing if there is nothing to show. */
export function FactSection({ title, isEmpty, children }: SectionProps) {
  if (isEmpty) return null
  return (
    <section aria-label={title}>
      <h2 className="border-b border-line pb-1 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

interface SectionProps {
  title: string
  isEmpty: boolean
  children: ReactNode
}

interface FactListProps {
  /** Of a part of a section. */
  title?: string
  facts: readonly Fact[]
  acts: FactActs
}

export function FactList({ title, facts, acts }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <>
      {title !== undefined && <h3 className="mt-2 text-sm font-medium text-ink-soft">{title}</h3>}
      <ul aria-label={title} className="divide-y divide-line">
        {facts.map((fact) => (
          <FactItem key={fact.id} fact={fact} acts={acts} />
        ))}
      </ul>
    </>
  )
}
