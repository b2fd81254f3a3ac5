const PREFIX = 'chartwright-recording:'

/**
 * Other windows of this browser see that this one is working on it; closing the page releases it.
 */
export function holdRecording(localId: string): () => void {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  if ('locks' in navigator) {
    void navigator.locks.request(PREFIX + localId, () => released).catch(() => undefined)
  }
  return release
}

export async function isHeld(localId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === PREFIX + localId)
}
