/** Who said it, or that the clinician typed it. */
export type Role = 'clinician' | 'patient' | 'typed'

/** What one person said in one go. `role` is null where nothing labels it. */
export interface Turn {
  readonly role: Role | null
  /** A person has set the role: nothing speaks against it. */
  readonly isSet: boolean
  readonly text: string
  readonly segmentId: string
  /** The segment's place in the transcript, from 0. */
  readonly index: number
}

/** The smallest thing that a note may take or leave. */
export interface Statement {
  /** Clean words, still as they were said. */
  readonly text: string
  readonly role: Role
  readonly segmentIds: readonly string[]
  readonly index: number
  /** From 0 at the beginning of the visit to 1 at its end. */
  readonly position: number
  readonly isQuestion: boolean
  /** A question that was answered is one statement with its answer. */
  readonly answer: 'yes' | 'no' | null
}
