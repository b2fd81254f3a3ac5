import { recoveryCodesApi } from '@chartwright/contract/auth'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, type RefObject } from 'react'
import { call } from '../../../lib/http/api.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { FieldError } from '../../../ui/inputs/field-error.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { MadeRecoveryCodes } from './made-recovery-codes.tsx'
import { recoveryCodesQuery } from './recovery-codes.queries.ts'

interface RecoveryCodesDialogProps {
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Asks first, because older codes become invalid; then shows the new ones once. */
export function RecoveryCodesDialog({ fallbackFocus, onClose }: RecoveryCodesDialogProps) {
  const client = useQueryClient()
  const { data } = useQuery(recoveryCodesQuery)
  const errorId = useId()
  const {
    mutate,
    isPending,
    error,
    data: made,
  } = useMutation({
    mutationFn: () => call(recoveryCodesApi.make),
    onSuccess: () => client.invalidateQueries(recoveryCodesQuery),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Recovery codes"
      maxWidthPx={440}
      fallbackFocus={fallbackFocus}
    >
      <div className="grid gap-4 overflow-y-auto px-4 pt-2 pb-5">
        {made ? (
          <MadeRecoveryCodes codes={made.codes} onDone={onClose} />
        ) : (
          <>
            <p>
              If you lose your phone, a recovery code lets you in instead of a code from it. You get
              10 codes, and each works once.
            </p>
            {data !== undefined && data.left > 0 && (
              <p>The codes that you have now will stop working.</p>
            )}
            <FieldError id={errorId} message={error?.message} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>Not now</Button>
              <Button
                variant="primary"
                busy={isPending}
                busyLabel="Making..."
                aria-describedby={errorId}
                onClick={() => mutate()}
              >
                Make codes
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
