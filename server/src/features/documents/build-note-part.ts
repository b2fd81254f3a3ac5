import { nameWithRole } from '@chartwright/contract/practitioner'
import { describeEvidence, type Addendum, type Signature } from '@chartwright/contract/signatures'
import { cleanLine } from './clean-text.ts'
import type { Block, Part } from './document-model.ts'
import { blocksOfText, closeUp, readBlocks } from './read-blocks.ts'
import { tellMoment } from './tell-time.ts'
import type { NoteRecord } from './visit-record.ts'

const DRAFT = 'DRAFT – not signed'
const HASH_CHARS = 16

type Signed = Pick<Signature, 'signer_name' | 'signer_role' | 'signed_at' | 'content_sha256'>

export function buildNotePart(note: NoteRecord, timeZone: string): Part {
  const { signature } = note
  const title = cleanLine(note.title)
  return {
    title,
    state: signature ? tellSigned(signature, timeZone) : DRAFT,
    seal: signature ? tellHash(signature) : '',
    blocks: [
      ...withoutTitle(readBlocks(note.note_text), title),
      ...(signature ? [{ kind: 'rule' } as const, ...blocksOfSignature(signature, timeZone)] : []),
      ...note.addenda.flatMap((addendum) => blocksOfAddendum(addendum, signature, timeZone)),
    ],
  }
}

/** 'Signed by Ada Nash, Physician, on Nov 17, 2026, 3:05 PM UTC' */
function tellSigned(by: Signed, timeZone: string): string {
  const who = cleanLine(nameWithRole(by.signer_name, by.signer_role))
  return `Signed by ${who}, on ${tellMoment(by.signed_at, timeZone)}`
}

function tellHash(by: Signed): string {
  return `SHA-256 ${by.content_sha256.slice(0, HASH_CHARS)}…`
}

function blocksOfSignature(signature: Signature, timeZone: string): Block[] {
  return [
    {
      kind: 'paragraph',
      lines: [
        [{ text: tellSigned(signature, timeZone), isBold: true }],
        [{ text: describeEvidence(signature.evidence) }],
        [{ text: tellHash(signature) }],
      ],
    },
  ]
}

function blocksOfAddendum(
  addendum: Addendum,
  signature: Signature | null,
  timeZone: string,
): Block[] {
  const isOfEarlier = addendum.signature_id !== signature?.id
  const signed = `${tellSigned(addendum, timeZone)}${isOfEarlier ? ', under an earlier signature' : ''}`
  return [
    { kind: 'heading', level: 2, line: [{ text: 'Addendum' }] },
    ...blocksOfText(addendum.text),
    {
      kind: 'paragraph',
      lines: [[{ text: signed, isBold: true }], [{ text: tellHash(addendum) }]],
    },
  ]
}

/** A note that starts with its own title has it once. */
function withoutTitle(blocks: Block[], title: string): Block[] {
  const [first] = blocks
  if (first?.kind !== 'heading') return blocks
  const text = cleanLine(first.line.map((run) => run.text).join(''))
  return text.toLowerCase() === title.toLowerCase() ? closeUp(blocks.slice(1)) : blocks
}
