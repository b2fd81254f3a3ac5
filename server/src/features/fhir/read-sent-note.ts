import { nameWithRole } from '@chartwright/contract/practitioner'
import { blocksOf } from '../../lib/note-blocks.ts'
import type { SentNote } from '../../providers/record/record.ts'
import { buildBundle } from './bundle/build-bundle.ts'
import { readDocument, type DocumentDeps } from './read-document.ts'

type Read = Omit<SentNote, 'deliveryId' | 'target'> & { readonly signatureId: string }

/**
 * A signed note with its first addenda, as record systems take it; undefined if it is not signed.
 * Throws like readDocument.
 */
export async function readSentNote(
  deps: DocumentDeps,
  practitionerId: string,
  noteId: string,
  addenda: number,
): Promise<Read | undefined> {
  const visit = await readDocument(deps, practitionerId, noteId)
  const { signature } = visit.note
  if (!signature) return undefined
  const note = { ...visit.note, addenda: visit.note.addenda.slice(0, addenda) }
  const { signer_name: name, signer_role: role, signed_at: at, content_sha256: hash } = signature
  const added = note.addenda.map((each) => ({
    title: 'Addendum',
    text: `${each.text}\nSigned by ${nameWithRole(each.signer_name, each.signer_role)}, ${each.signed_at}`,
  }))
  return {
    signatureId: signature.id,
    bundle: buildBundle({ ...visit, note }),
    sections: [...sectionsOf(note.note_text), ...added],
    signed: `Signed by ${nameWithRole(name, role)}, ${at}. SHA-256 ${hash}`,
  }
}

function sectionsOf(html: string): { title: string; text: string }[] {
  const sections = [{ title: '', lines: [] as string[] }]
  for (const { isHeading, text } of blocksOf(html)) {
    if (isHeading) sections.push({ title: text, lines: [] })
    else sections.at(-1)?.lines.push(text)
  }
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, text: lines.join('\n') }))
}
