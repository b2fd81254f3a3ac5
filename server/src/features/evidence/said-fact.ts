import type { OMISSION_KINDS } from '@chartwright/contract/insights'
import type { Topic } from '../../clinical/topic.ts'

/** Something that was said and that a note should not miss. */
export interface SaidFact {
  readonly kind: (typeof OMISSION_KINDS)[number]
  /** In a few words, without anything of the patient beside the fact. */
  readonly fact: string
  readonly lines: readonly number[]
  readonly proposal: string
  readonly topic: Topic
}
