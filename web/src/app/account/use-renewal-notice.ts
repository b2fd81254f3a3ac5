import { useEffect } from 'react'
import { toast } from 'sonner'
import { renewToken, useRenewalFailing } from '../../lib/account/renewal.ts'

const NOTICE = 'renewal'
/** Most faults are over by the next attempt. */
const QUIET_MS = 2_000

/** While the session cannot be refreshed, it is kept, and a notice says so. */
export function useRenewalNotice(): void {
  const isFailing = useRenewalFailing()
  useEffect(() => {
    if (!isFailing) return
    const tell = (): void => {
      const retry = (): void => void renewToken().catch(tell)
      toast('Reconnecting…', {
        id: NOTICE,
        duration: Infinity,
        action: { label: 'Retry', onClick: retry },
      })
    }
    const timer = setTimeout(tell, QUIET_MS)
    return () => {
      clearTimeout(timer)
      toast.dismiss(NOTICE)
    }
  }, [isFailing])
}
