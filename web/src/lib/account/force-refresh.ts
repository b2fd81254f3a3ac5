import { removeCookie } from '../storage/cookies.ts'

/** Document 1 §4: auth, user, token, the hosted auth service and the product. */
const RELATED = /auth|user|token|supabase|gotrue|^sb-|chartwright/i

/** Forgets everything about the account in this browser and reloads the page. */
export function forceRefresh(): void {
  for (const key of Object.keys(localStorage)) {
    if (RELATED.test(key)) localStorage.removeItem(key)
  }
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (RELATED.test(name)) removeCookie(name)
  }
  window.location.reload()
}
