import type { RefObject } from 'react'
import { Link } from 'react-router'
import { readSiteFacts } from '../../../lib/site-facts.ts'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { ProductPicture } from '../product-picture.tsx'
import { ComplianceBadges } from './compliance-badges.tsx'
import { TypingHeadline } from './typing-headline.tsx'

export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-12 text-center sm:px-6 sm:pt-20">
      <TypingHeadline heading={heading} />
      <p className="mx-auto mt-12 max-w-2xl text-lg text-pretty text-ink-soft">
        Chartwright writes down what is said in the visit and drafts the note from your own
        template: SOAP and progress notes, discharge summaries, referral letters,{' '}
        <span className="whitespace-nowrap">ICD-10 codes</span>, patient instructions. You read it
        beside the transcript, and you sign.
      </p>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-5 gap-y-4">
        <Link to="/auth" className={`${buttonStyle('primary')} px-6`}>
          Start scribing - free to try
        </Link>
        {readSiteFacts().compliance && <ComplianceBadges />}
      </div>
      <div className="mx-auto mt-12 max-w-5xl">
        <ProductPicture
          name="note"
          alt="A SOAP note in the workspace, between the list of sessions and the recording panel"
          sizes="(width < 70rem) 100vw, 1024px"
          isFirst
        />
      </div>
    </section>
  )
}
