import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'

interface ConflictChoiceProps {
  /** The first words of the sentence: 'This note'. */
  subject: string
  onKeepMine: () => void
  onUseOther: () => void
}

/** Shown above both texts. */
export function ConflictChoice({ subject, onKeepMine, onUseOther }: ConflictChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-check-soft p-3 text-check-ink">
      <p role="alert">
        <TriangleAlert aria-hidden className="mr-2 inline size-4 align-[-0.15em]" />
        {subject} was changed in another window.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button onClick={onUseOther}>Use the other version</Button>
      </div>
    </div>
  )
}
