/** Local storage that answers nothing, instead of throwing, where the browser blocks or fills it. */

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
    // The caller's other copy (cookie, attribute) still holds.
  }
}
