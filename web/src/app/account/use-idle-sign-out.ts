import { useEffect } from 'react'
import { toast } from 'sonner'
import { watchIdleness } from '../../lib/account/idle-sign-out.ts'
import { signOut } from '../../lib/account/session.ts'
import { useWebConfig } from '../../lib/http/web-config.ts'

const NOTICE = 'idle-sign-out'
const WARNING = 'You will be signed out in one minute because nothing is happening here.'

function reasonAfter(minutes: number): string {
  const silence = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `You were signed out because nothing happened for ${silence}.`
}

/** The usage policy's automatic logout on inactivity (document 1 §9). */
export function useIdleSignOut(): void {
  const minutes = useWebConfig()?.inactivity_minutes ?? 0
  useEffect(
    () =>
      watchIdleness({
        minutes,
        onWarning: () => toast(WARNING, { id: NOTICE, duration: Infinity }),
        onReturn: () => toast.dismiss(NOTICE),
        onIdle: () => void signOut('/auth', reasonAfter(minutes)),
      }),
    [minutes],
  )
}
