import { z } from 'zod'
import { ADDENDUM_MAX_CHARS, UNSIGN_REASON_MAX_CHARS } from './limits.ts'
import { Id, lineOfText, longText, Moment } from './values.ts'

const count = z.int().min(0)

/** How the sentences of a note compared with its visit when it was signed. */
export const EvidenceState = z
  .object({
    sentences: count,
    supported: count,
    /** By the clinician, who is their source. */
    typed: count,
    /** Nobody said or typed it. */
    unsupported: count,
    /** Said, but not certainly heard or understood. */
    uncertain: count,
    contradicted: count,
    /** Blanks that nobody has filled in. */
    placeholders: count,
    /** Pairs of its own sentences that cannot both be true. */
    inner_conflicts: count,
    /** False: the facts of the visit could not be read. */
    is_compared: z.boolean(),
  })
  .meta({ id: 'EvidenceState' })
export type EvidenceState = z.infer<typeof EvidenceState>

/**
 * What the signer must know. contradictions: sentences contradicted by the visit or another
 * sentence. transcription: recordings whose words are not all in the transcript. written_early: it
 * was written before they were. unchecked: it could not be compared with the facts of the visit.
 */
export const OPEN_KINDS = ['contradictions', 'transcription', 'written_early', 'unchecked'] as const

/** A number of points of one kind. If more are open than were acknowledged, signing is refused. */
export const OpenPoint = z.object({
  kind: z.enum(OPEN_KINDS),
  count: z.int().min(1).max(1_000_000),
})
export type OpenPoint = z.infer<typeof OpenPoint>

export const Acknowledged = z.array(OpenPoint).max(OPEN_KINDS.length)
export type Acknowledged = z.infer<typeof Acknowledged>

export const Signature = z
  .object({
    id: Id,
    signer_name: z.string(),
    signer_role: z.string(),
    signed_at: Moment,
    /** Of `note_text` in UTF-8, in hexadecimal digits. */
    content_sha256: z.string(),
    evidence: EvidenceState,
    acknowledged: z.array(OpenPoint),
    /** The number of the version that was signed. */
    version_number: z.int().min(1),
  })
  .meta({ id: 'Signature' })
export type Signature = z.infer<typeof Signature>

/** A signature that may have been withdrawn. */
export const PastSignature = Signature.extend({
  unsigned_at: Moment.nullable(),
  unsigned_name: z.string().nullable(),
  unsigned_reason: z.string().nullable(),
}).meta({ id: 'PastSignature' })
export type PastSignature = z.infer<typeof PastSignature>

export const Addendum = z
  .object({
    id: Id,
    /** Plain text. */
    text: z.string(),
    signer_name: z.string(),
    signer_role: z.string(),
    signed_at: Moment,
    /** Of `text` in UTF-8. */
    content_sha256: z.string(),
    /** The signature of the note under which it was added. */
    signature_id: Id,
  })
  .meta({ id: 'Addendum' })
export type Addendum = z.infer<typeof Addendum>

/**
 * A place in a note that nobody has filled in: a stop of a snippet, or a blank such as '[date]'.
 */
const UnfilledPlace = z.object({
  /** The heading that it is under. */
  section: z.string().nullable(),
  /** The place with a few words around it. */
  text: z.string(),
})
export type UnfilledPlace = z.infer<typeof UnfilledPlace>

/** What would be signed now, and what has to be acknowledged. */
export const SigningCheck = z
  .object({
    version: z.int().min(0),
    signer_name: z.string(),
    signer_role: z.string(),
    evidence: EvidenceState,
    open: z.array(
      OpenPoint.extend({
        /** Of the note, if they are what is open. */
        sentences: z.array(z.string()),
      }),
    ),
    /** In order. For the signer to see: signing is not refused because of them. */
    unfilled: z.array(UnfilledPlace),
  })
  .meta({ id: 'SigningCheck' })
export type SigningCheck = z.infer<typeof SigningCheck>

export const AddendumText = longText(ADDENDUM_MAX_CHARS).refine(
  (text) => text.trim() !== '',
  'must not be empty',
)
export const UnsignReason = lineOfText(UNSIGN_REASON_MAX_CHARS)

/** '5 sentences: 3 typed, 1 without a source, 0 contradicted.' */
export function describeEvidence(state: EvidenceState): string {
  const parts = [
    [state.supported, 'supported by the visit'],
    [state.typed, 'typed'],
    [state.uncertain, 'uncertain'],
  ] as const
  const told = [
    ...parts.filter(([number]) => number > 0),
    [state.unsupported, 'without a source'] as const,
    [state.contradicted, 'contradicted'] as const,
    ...(state.inner_conflicts > 0 ? [[state.inner_conflicts, 'denied by another'] as const] : []),
    ...(state.placeholders > 0 ? [[state.placeholders, 'left blank'] as const] : []),
  ].map(([number, words]) => `${String(number)} ${words}`)
  const total = state.sentences === 1 ? '1 sentence' : `${String(state.sentences)} sentences`
  const compared = state.is_compared ? '' : ' Not compared with the facts of the visit.'
  return `${total}: ${told.join(', ')}.${compared}`
}
