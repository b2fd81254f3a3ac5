import type { Note } from '@chartwright/contract/notes'
import { isTellingRole } from '@chartwright/contract/practitioner'
import {
  describeEvidence,
  type OpenPoint,
  type SigningCheck,
} from '@chartwright/contract/signatures'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { describeOpen, describeUnfilled } from './describe-open.ts'
import { signingCheckQuery } from './signing.queries.ts'
import { UnfilledPlaces } from './unfilled-places.tsx'
import { useSigning } from './use-signing.ts'

interface SignDialogProps {
  note: Note
  onClose: () => void
}

/** Says what is signed as whom, and has the open points acknowledged one by one. */
export function SignDialog({ note, onClose }: SignDialogProps) {
  const check = useQuery(signingCheckQuery(note.id, note.version))
  return (
    <Dialog open onOpenChange={onClose} title="Sign note" maxWidthPx={520}>
      {check.data ? (
        <SignForm
          note={note}
          check={check.data}
          onRefused={() => void check.refetch()}
          onClose={onClose}
        />
      ) : check.error ? (
        <ErrorState
          message={messageOf(check.error)}
          onRetry={() => void check.refetch()}
          busy={check.isFetching}
        />
      ) : (
        <div role="status" className="flex flex-col gap-3 px-4 pb-4">
          <p className="text-ink-soft">The note is compared with the visit…</p>
          <Skeleton className="h-20 w-full" />
        </div>
      )}
    </Dialog>
  )
}

interface SignFormProps extends SignDialogProps {
  check: SigningCheck
  onRefused: () => void
}

function SignForm({ note, check, onRefused, onClose }: SignFormProps) {
  const { sign } = useSigning(note)
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const [isSigning, setIsSigning] = useState(false)
  const blanks = describeUnfilled(check.unfilled.length)
  const needed = [...check.open.map(keyOf), ...(blanks === undefined ? [] : [blanks])]
  const isReady = needed.every((key) => known.has(key))

  const confirm = async (): Promise<void> => {
    if (!isReady || isSigning) return
    setIsSigning(true)
    const acknowledged = check.open.map(({ kind, count }) => ({ kind, count }))
    const hindrance = await sign(check.version, acknowledged)
    setIsSigning(false)
    setProblem(hindrance)
    if (hindrance === undefined) onClose()
    else onRefused()
  }
  return (
    <form
      className="flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-4 pb-4">
        <p className="wrap-anywhere">
          You are signing <bdi className="font-medium">{note.title}</bdi> as{' '}
          <bdi className="font-medium">{check.signer_name}</bdi>
          {isTellingRole(check.signer_role) && `, ${check.signer_role}`}.
        </p>
        <p>{describeEvidence(check.evidence)}</p>
        {check.open.length > 0 && (
          <fieldset className="flex flex-col gap-3 rounded-md bg-check-soft p-3 text-check-ink">
            <legend className="sr-only">Open points</legend>
            <p aria-hidden className="font-medium">
              Open points
            </p>
            {check.open.map((point) => (
              <div key={keyOf(point)} className="flex flex-col gap-1">
                {point.sentences.map((sentence) => (
                  <blockquote
                    key={sentence}
                    dir="auto"
                    className="border-l-2 border-current pl-2 text-sm wrap-anywhere"
                  >
                    {sentence}
                  </blockquote>
                ))}
                <Checkbox
                  label={describeOpen(point)}
                  checked={known.has(keyOf(point))}
                  onCheckedChange={(checked) => setKnown(withKey(known, keyOf(point), checked))}
                />
              </div>
            ))}
          </fieldset>
        )}
        {blanks !== undefined && (
          <UnfilledPlaces
            places={check.unfilled}
            label={blanks}
            checked={known.has(blanks)}
            onCheckedChange={(checked) => setKnown(withKey(known, blanks, checked))}
          />
        )}
        <p className="text-sm text-ink-soft">
          A signed note cannot be changed. You can add an addendum, or unsign it with a reason.
        </p>
        {problem !== undefined && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
      </div>
      <div className="flex justify-end gap-2 border-t border-line px-4 py-3">
        <Button disabled={isSigning} onClick={onClose}>
          {blanks === undefined ? 'Cancel' : 'Back to the note'}
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isReady}
          busy={isSigning}
          busyLabel="Signing..."
        >
          Sign
        </Button>
      </div>
    </form>
  )
}

/** A different count is a different point. */
function keyOf({ kind, count }: OpenPoint): string {
  return `${kind} ${count}`
}

function withKey(known: ReadonlySet<string>, key: string, isKnown: boolean): ReadonlySet<string> {
  const others = [...known].filter((each) => each !== key)
  return new Set(isKnown ? [...others, key] : others)
}
