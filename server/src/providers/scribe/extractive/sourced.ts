export interface SourcedSentence {
  readonly text: string
  /** Empty for typed context and for a placeholder. */
  readonly segmentIds: readonly string[]
}

export interface SourcedSection {
  /** Null in a note without headings. */
  readonly heading: string | null
  readonly sentences: readonly SourcedSentence[]
  readonly isList: boolean
}
