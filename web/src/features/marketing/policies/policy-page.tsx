import { POLICIES_EFFECTIVE } from '@chartwright/contract/limits'
import type { PublicPath } from '@chartwright/contract/public-pages'
import { BackButton } from '../back-button.tsx'
import { StaticPage } from '../static-page.tsx'

/** A string is a paragraph, a list of strings a list. */
type PolicyPart = string | readonly string[]

export interface PolicySection {
  readonly title: string
  readonly parts: readonly PolicyPart[]
}

interface PolicyPageProps {
  path: PublicPath
  intro: string
  sections: readonly PolicySection[]
}

export function PolicyPage({ path, intro, sections }: PolicyPageProps) {
  return (
    <StaticPage path={path} back={<BackButton />}>
      <p className="mt-2 text-sm text-ink-faint">Effective {POLICIES_EFFECTIVE}</p>
      <p className="mt-6 text-lg text-pretty text-ink-soft">{intro}</p>
      {sections.map(({ title, parts }, index) => (
        <section key={title} className="mt-10">
          <h2 className="text-xl font-semibold tracking-tight">
            {index + 1}. {title}
          </h2>
          {parts.map((part) => (
            <Part key={String(part)} part={part} />
          ))}
        </section>
      ))}
    </StaticPage>
  )
}

function Part({ part }: { part: PolicyPart }) {
  if (typeof part === 'string') return <p className="mt-3 text-pretty text-ink-soft">{part}</p>
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-ink-soft marker:text-ink-faint">
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
