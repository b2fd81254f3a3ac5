import type { Insights } from '@chartwright/contract/insights'

/** A sentence of a note that is based on a line. */
export interface LineUse {
  readonly noteId: string
  readonly title: string
  readonly text: string
}

interface Compared {
  readonly title: string
  readonly insights: Insights
}

/** By the id of the line, in the order of notes and sentences. */
export function usesOfLines(notes: readonly Compared[]): ReadonlyMap<string, readonly LineUse[]> {
  const uses = new Map<string, LineUse[]>()
  for (const { title, insights } of notes) {
    for (const { text, segment_ids } of insights.sentences) {
      for (const id of segment_ids) {
        const use = { noteId: insights.note_id, title, text }
        uses.set(id, [...(uses.get(id) ?? []), use])
      }
    }
  }
  return uses
}
