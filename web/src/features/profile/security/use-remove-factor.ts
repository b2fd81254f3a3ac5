import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../../ui/overlays/notify.ts'
import { isBelowItsFactors, removeFactor } from './enrol-factor.ts'
import { factorName } from './factor-list.tsx'
import { needsStepUp } from './factor-sentences.ts'
import { factorsQuery, type SecondFactor } from './factors.queries.ts'
import { recoveryCodesQuery } from './recovery-codes.queries.ts'

interface RemoveFactorOptions {
  onRemoved: () => void
  /** A code is needed: to remove it or, once removed, because the session was raised by it. */
  onStepUp: (factor: SecondFactor, isRemoved: boolean) => void
}

export function useRemoveFactor({ onRemoved, onStepUp }: RemoveFactorOptions) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ id }: SecondFactor) => {
      await removeFactor(id)
      // It is removed, whatever the outcome of this check; the next data call would make it too.
      return isBelowItsFactors().catch(() => false)
    },
    onSuccess: async (isBelow, factor) => {
      notify(`${factorName(factor)} was removed.`)
      await client.invalidateQueries(factorsQuery)
      if (isBelow) {
        onStepUp(factor, true)
        return
      }
      onRemoved()
      // They are deleted with the last factor. Not before a step-up: until then no data call is
      // answered.
      void client.invalidateQueries(recoveryCodesQuery)
    },
    onError: (failure, factor) => {
      if (needsStepUp(failure)) onStepUp(factor, false)
    },
  })
  return {
    remove: mutate,
    isRemoving: isPending,
    error: error && !needsStepUp(error) ? error : undefined,
    forgetError: reset,
  }
}
