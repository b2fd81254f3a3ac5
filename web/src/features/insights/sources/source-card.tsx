import type { InsightSentence } from '@chartwright/contract/insights'
import { X } from 'lucide-react'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import type { InsightActs } from '../insight-acts.ts'
import { SentenceSources } from './sentence-sources.tsx'

interface SourceCardProps {
  sentence: InsightSentence
  acts: InsightActs
  onClose: () => void
}

/** The sources of a sentence if the panel is not open. On a phone it covers none of the text. */
export function SourceCard({ sentence, acts, onClose }: SourceCardProps) {
  return (
    <section
      aria-label="Sources of the sentence"
      className="z-10 mr-20 mb-4 ml-4 flex max-w-md gap-1 rounded-lg border border-line-strong bg-raised text-sm shadow-raised animate-appear md:absolute md:bottom-20 md:left-2 print:hidden"
    >
      <div
        tabIndex={0}
        role="group"
        aria-label="Lines"
        className="max-h-44 min-w-0 flex-1 overflow-y-auto py-3 pl-3 -outline-offset-2"
      >
        <SentenceSources sentence={sentence} acts={acts} />
      </div>
      <IconButton
        label="Close the sources"
        size="icon-sm"
        icon={<X aria-hidden className="size-4" />}
        onClick={onClose}
      />
    </section>
  )
}
