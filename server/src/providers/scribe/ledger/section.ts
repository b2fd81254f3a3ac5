/** A sentence of a note as the built-in writer wrote it, with what it rests on. */
export interface ToldSentence {
  readonly text: string
  /** Empty for placeholders, blanks and what is known without anybody having said it. */
  readonly factIds: readonly string[]
}

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
