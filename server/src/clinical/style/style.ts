/** What can be learned of how somebody writes. */
type StyleKind = 'heading' | 'layout' | 'word' | 'removed' | 'added'

/**
 * heading: `source` is called `target`. layout: under the heading `source` stands a 'list' or 'prose'.
 * word: `target` is written for `source`. removed: `source` is taken out, a sentence or '## Heading'.
 * added: `source` is added under the heading `target`.
 */
export interface StylePreference {
  readonly kind: StyleKind
  readonly source: string
  readonly target: string
}

/** What one note says about a preference: a person's act, or that they left what was there. */
export interface StyleObservation extends StylePreference {
  readonly isEdit: boolean
}

/** A heading of a note with what stands under it. */
export interface StyleSection {
  readonly heading: string
  readonly isList: boolean
  readonly sentences: readonly string[]
}

export function sameHeading(one: string, other: string): boolean {
  return plainHeading(one) === plainHeading(other)
}

export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
