import type { Fact } from '@chartwright/contract/facts'
import type { NoteBlock } from '../note-text.ts'

/** A change of a note; `instruction` and `text` as they came, in their own letters. */
export interface Edit {
  readonly instruction: string
  readonly wish: string
  readonly blocks: readonly NoteBlock[]
  readonly facts: readonly Fact[]
}

export type Edited = readonly NoteBlock[] | { readonly declined: string }
