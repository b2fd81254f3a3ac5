import type { Fact } from '@chartwright/contract/facts'
import type { TASK_CATEGORIES } from '@chartwright/contract/limits'
import type { PatientSex } from '@chartwright/contract/patient-details'
import type { QueryType } from '@chartwright/contract/query-types'
import type { CodeEdition } from '../../clinical/codes/code-table.ts'
import type { StylePreference } from '../../clinical/style/style.ts'
import type { KnownRole } from '../../clinical/roles/role.ts'

/** A line of the transcript. */
export interface ScribeSegment {
  readonly id: string
  readonly index: number
  /** As the transcript has it: 'doctor', 'patient', a name, or null. */
  readonly speaker: string | null
  readonly text: string
  /** Who speaks, where a person has said so: then it is so. */
  readonly role?: KnownRole | null
}

export interface ScribeTemplate {
  readonly title: string
  /** medical, dental, administrative or mental-health. */
  readonly type: string
  /** Instructions with headings (template_text). */
  readonly prompt: string
  /** A finished note in the style that is wanted (template_description); may be empty. */
  readonly example: string
}

export interface NoteInput {
  readonly template: ScribeTemplate
  readonly segments: readonly ScribeSegment[]
  /** Plain text that the clinician typed beside the recording; may be empty. */
  readonly context: string
  readonly facts: readonly Fact[]
  readonly known: KnownOfVisit
  /** Of the list of codes that the clinic has imported, where it has and the note is about codes. */
  readonly edition?: CodeEdition | undefined
  /** How the practitioner writes, as they have it shown and switched on. */
  readonly style?: readonly StylePreference[]
  readonly signal: AbortSignal
}

/** What is known of a visit without anybody having said it. */
export interface KnownOfVisit {
  readonly patientName: string | null
  readonly clinicianName: string | null
  /** Of the visit, as in '2026-03-09'. */
  readonly date: string
  /** Of the patient's record, where one is linked. */
  readonly patient?: KnownPatient | undefined
}

export interface KnownPatient {
  readonly dateOfBirth: string | null
  readonly recordNumber: string | null
  readonly sex: PatientSex | null
  readonly pronouns: string | null
}

interface TasksInput {
  readonly segments: readonly ScribeSegment[]
  readonly facts: readonly Fact[]
  readonly known: KnownOfVisit
  readonly signal: AbortSignal
}

export interface ProposedTask {
  /** Imperative, as in 'Order chest X-ray'. */
  readonly title: string
  readonly category: (typeof TASK_CATEGORIES)[number]
  /** The day by which it was said to be done, as in '2026-03-09'; null where none was said. */
  readonly dueDate: string | null
  /** The lines that it rests on. */
  readonly segmentIds: readonly string[]
}

export interface ScribeNote {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface AnswerInput {
  readonly question: string
  readonly queryType: QueryType
  readonly segments: readonly ScribeSegment[]
  readonly facts: readonly Fact[]
  readonly notes: readonly ScribeNote[]
  readonly known: KnownOfVisit
  readonly signal: AbortSignal
}

export interface EditInput {
  /** As in 'shorten the plan'. */
  readonly instruction: string
  /** The open note as Markdown. */
  readonly text: string
  readonly segments: readonly ScribeSegment[]
  readonly facts: readonly Fact[]
  readonly known: KnownOfVisit
  readonly signal: AbortSignal
}

/** A changed note as Markdown, or why it is not changed, in plain words. */
export type ProposedEdit =
  | { readonly kind: 'edit'; readonly text: string }
  | { readonly kind: 'declined'; readonly reason: string }

/** What was given before is void: the text begins anew. */
export interface Restart {
  readonly kind: 'restart'
  /** Who writes from here on, where it is another, and why: for the person who reads the note. */
  readonly by?: { readonly name: string; readonly model: string | null; readonly remark: string }
}

/** What a sentence of a note rests on, where its writer knows. */
export interface SentenceSource {
  /** As it was written; the note may hold it as several sentences. */
  readonly text: string
  readonly factIds: readonly string[]
  /** Places of lines in the transcript that are needed to know the facts. */
  readonly lines: readonly number[]
}

/** What the sentences of the text rest on; the last piece, where it comes at all. */
export interface Sources {
  readonly kind: 'sources'
  readonly sentences: readonly SentenceSource[]
}

/** More of a text while it is written. */
export type Piece = string | Restart

/**
 * Writes from what was said and typed, and from nothing else; `facts` are the ledger of both, as
 * people have corrected it. Streams are Markdown of headings,
 * paragraphs, lists and emphasis; an answer quotes a line it rests on as `[12]`, its index + 1.
 * Rejects with ScribeError.
 */
export interface Scribe {
  /** Told beside what it wrote, as in 'Chartwright built-in writer'. */
  readonly name: string
  readonly model: string | null
  writeNote(input: NoteInput): AsyncIterable<Piece | Sources>
  proposeTasks(input: TasksInput): Promise<ProposedTask[]>
  answer(input: AnswerInput): AsyncIterable<Piece>
  editNote(input: EditInput): Promise<ProposedEdit>
}

/** Its message is for the person, and never holds what was said. */
export class ScribeError extends Error {
  override readonly name = 'ScribeError'
  readonly isRetryable: boolean

  constructor(message: string, { isRetryable = false } = {}) {
    super(message)
    this.isRetryable = isRetryable
  }
}
