import type { Insights } from '@chartwright/contract/insights'
import { useEffect } from 'react'
import type { SentenceMarks } from './marks/use-sentence-marks.ts'
import type { LineUse } from './sources/uses-of-lines.ts'

interface Wanted {
  readonly wanted: LineUse | undefined
  onFound(): void
}

/** Scrolls to the requested sentence as soon as the text and its sentences are available. */
export function useWanted(
  { wanted, onFound }: Wanted,
  insights: Insights | undefined,
  marks: SentenceMarks,
): void {
  useEffect(() => {
    if (!wanted || wanted.noteId !== insights?.note_id || marks.placed.length === 0) return
    const found = marks.placed.find((at) => insights.sentences[at]?.text === wanted.text)
    if (found !== undefined) marks.show(found, { takeFocus: true })
    onFound()
  }, [wanted, onFound, insights, marks])
}
