/**
 * Local storage that returns nothing, instead of throwing, if the browser blocks it or it is full.
 */

export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeLocal(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The caller's other copy (cookie, attribute) is still valid.
  }
}
