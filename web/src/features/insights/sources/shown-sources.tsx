import type { Insights } from '@chartwright/contract/insights'
import type { InsightActs } from '../insight-acts.ts'
import type { SentenceMarks } from '../marks/use-sentence-marks.ts'
import { SentenceSources } from './sentence-sources.tsx'

interface ShownSourcesProps {
  insights: Insights
  marks: Pick<SentenceMarks, 'shown' | 'isChanged'>
  acts: InsightActs
}

/** Fixed height: what is below does not move when the cursor does. */
export function ShownSources({ insights, marks, acts }: ShownSourcesProps) {
  const sentence = marks.shown === undefined ? undefined : insights.sentences[marks.shown]
  return (
    <section
      aria-label="Sources of the sentence"
      tabIndex={0}
      className="h-[min(13rem,40%)] shrink-0 overflow-y-auto border-b border-line px-4 pt-1 pb-3 -outline-offset-2"
    >
      {sentence ? (
        <SentenceSources sentence={sentence} acts={acts} />
      ) : (
        <p className="text-ink-soft">
          {marks.isChanged
            ? 'This text was changed. Its sources are looked for when it is saved.'
            : 'Put the cursor on a sentence of the note to see where it comes from.'}
        </p>
      )}
    </section>
  )
}
