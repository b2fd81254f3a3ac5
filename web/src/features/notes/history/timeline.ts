import type { NoteHistory, NoteVersion } from '@chartwright/contract/note-history'
import type { Addendum, PastSignature } from '@chartwright/contract/signatures'

export type TimelineEntry =
  | { readonly kind: 'version'; readonly at: string; readonly version: NoteVersion }
  | { readonly kind: 'signed' | 'unsigned'; readonly at: string; readonly signature: PastSignature }
  | { readonly kind: 'addendum'; readonly at: string; readonly addendum: Addendum }

/** Everything that happened to a note, newest first. */
export function timelineOf({ versions, signatures, addenda }: NoteHistory): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...versions.map((version) => ({ kind: 'version' as const, at: version.updated_at, version })),
    ...signatures.flatMap((signature): TimelineEntry[] => [
      { kind: 'signed', at: signature.signed_at, signature },
      ...(signature.unsigned_at === null
        ? []
        : [{ kind: 'unsigned' as const, at: signature.unsigned_at, signature }]),
    ]),
    ...addenda.map((addendum) => ({ kind: 'addendum' as const, at: addendum.signed_at, addendum })),
  ]
  // Signed text was written before its signature, even within the same millisecond.
  const weight = ({ kind }: TimelineEntry): number => (kind === 'version' ? 1 : 0)
  return entries.toSorted((a, b) => b.at.localeCompare(a.at) || weight(a) - weight(b))
}
