import type { FactAct, FactKind, FactStatus } from '@chartwright/contract/facts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LineRole } from '../../reading/token-stream.ts'

/**
 * Words around a mention that make something else of it than the reader does, or nothing at all. Every
 * pattern of a row must be found; fillers and commas are left out of what is looked at.
 */
export interface Cue {
  /** Kinds, acts and statuses of the mentions that it is about. */
  readonly of: readonly (FactKind | FactAct | FactStatus)[]
  readonly polarity?: Mention['polarity']
  readonly by?: LineRole
  /** Right before it in its sentence. */
  readonly before?: string
  /** In its own words. */
  readonly within?: string
  /** Right behind it in its sentence. */
  readonly after?: string
  /** Anywhere in its sentence, itself included. */
  readonly sentence?: string
  /** In the line before it, with an example. */
  readonly asked?: readonly [pattern: string, example: string]
  /** Right behind its sentence, in the same line. */
  readonly next?: string
  /** Said shortly before it by the same speaker. */
  readonly lately?: string
  readonly makes:
    | 'nothing'
    | Partial<
        Pick<Mention, 'kind' | 'status' | 'act' | 'time' | 'certainty' | 'polarity' | 'isOther'>
      >
  /** What is said, and the words of the mention in it. */
  readonly example: readonly [said: string, words: string]
  /** What is said where the row must not be taken. */
  readonly unlike: readonly [said: string, words: string]
}
