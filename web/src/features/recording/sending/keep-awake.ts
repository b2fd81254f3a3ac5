/** Keeps the screen on and asks before the page is left, until the returned function is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const hold = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    // Refused on low battery: recording continues without it.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) void lock?.release()
  }
  const onVisibility = (): void => void hold()
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

  void hold()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('beforeunload', ask)
  return () => {
    isOver = true
    void lock?.release()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('beforeunload', ask)
  }
}
