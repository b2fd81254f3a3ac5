import type { Note } from '@chartwright/contract/notes'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { AddendumDialog } from './addendum-dialog.tsx'
import { describeSigned } from './signed-banner.tsx'

/** Below the text, each with its own signature; including those of a withdrawn signature. */
export function Addenda({ note }: { note: Note }) {
  const [isAdding, setIsAdding] = useState(false)
  const { addenda, signature } = note
  if (addenda.length === 0 && signature === null) return null
  return (
    <section aria-label="Addenda" className="mt-6 flex max-w-[72ch] flex-col gap-4">
      {addenda.map((addendum) => (
        <article key={addendum.id} className="border-l-2 border-line-strong pl-4">
          <h2 className="text-sm font-semibold">Addendum</h2>
          <p dir="auto" className="py-1 wrap-anywhere whitespace-pre-wrap">
            {addendum.text}
          </p>
          <p dir="auto" className="text-sm text-ink-soft">
            {describeSigned(addendum)}
            {addendum.signature_id !== signature?.id && ', under an earlier signature'}
          </p>
        </article>
      ))}
      {signature !== null && (
        <Button
          className="self-start print:hidden"
          icon={<FilePlus2 aria-hidden className="size-4" />}
          onClick={() => setIsAdding(true)}
        >
          Add addendum
        </Button>
      )}
      {isAdding && <AddendumDialog note={note} onClose={() => setIsAdding(false)} />}
    </section>
  )
}
