import type { Note } from '@chartwright/contract/notes'
import { nameWithRole } from '@chartwright/contract/practitioner'
import { describeEvidence, type Signature } from '@chartwright/contract/signatures'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { clockTime, shortDate } from '../../../lib/text/relative-time.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { UnsignDialog } from './unsign-dialog.tsx'

/** Shown above the text for as long as it is signed. */
export function SignedBanner({ note, signature }: { note: Note; signature: Signature }) {
  const [isUnsigning, setIsUnsigning] = useState(false)
  return (
    <section
      aria-label="Signature"
      className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-3 py-2 text-sm text-accent-ink"
    >
      <FileCheck2 aria-hidden className="mt-0.5 size-4 shrink-0 print:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-medium wrap-anywhere">
          {describeSigned(signature)}
        </p>
        <p>{describeEvidence(signature.evidence)}</p>
        <p title={signature.content_sha256} className="font-mono text-xs wrap-anywhere">
          {`SHA-256 ${signature.content_sha256.slice(0, 16)}…`}
        </p>
      </div>
      <Button size="sm" className="print:hidden" onClick={() => setIsUnsigning(true)}>
        Unsign
      </Button>
      {isUnsigning && <UnsignDialog note={note} onClose={() => setIsUnsigning(false)} />}
    </section>
  )
}

/** 'Signed by Ada Nash, Doctor, Nov 17, 2026, 3:05 PM' */
export function describeSigned(
  by: Pick<Signature, 'signer_name' | 'signer_role' | 'signed_at'>,
): string {
  const at = new Date(by.signed_at)
  return `Signed by ${nameWithRole(by.signer_name, by.signer_role)}, ${shortDate(at)}, ${clockTime(at)}`
}
