/** A sentence of a note as the built-in writer wrote it, with what it rests on. */
export interface ToldSentence {
  readonly text: string
  /** Empty for placeholders, blanks and what is known without anybody having said it. */
  readonly factIds: readonly string[]
  /** Lines that it quotes, beside those of its facts. */
  readonly lines?: readonly number[]
}

/** Leads over to what the clinician said, once under a heading. */
export const QUOTED = 'Your clinician said:'

export interface NoteSection {
  /** Null in a note without headings. */
  readonly heading: string | null
  /** Sentences of one paragraph, or of one item of a list. */
  readonly paragraphs: readonly (readonly ToldSentence[])[]
  readonly isList: boolean
}

export function paragraph(text: string, factIds: readonly string[] = []): readonly ToldSentence[] {
  return [{ text, factIds }]
}
