import { useSyncExternalStore } from 'react'

/**
 * Whether there is a fresh token now. Rejects if that could not be determined: the session is kept.
 */
type Renew = () => Promise<boolean>

let renew: Renew | undefined
let isFailing = false
const listeners = new Set<() => void>()

/** For the calls, which know nothing about sessions but what is stored. */
export function renewToken(): Promise<boolean> {
  return renew?.() ?? Promise.resolve(false)
}

export function setRenew(next: Renew | undefined): void {
  renew = next
}

/** Whether the last attempt to refresh the session failed without being refused. */
export function noteRenewal({ failed }: { failed: boolean }): void {
  if (isFailing === failed) return
  isFailing = failed
  for (const listener of listeners) listener()
}

export function useRenewalFailing(): boolean {
  return useSyncExternalStore(subscribe, () => isFailing)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
