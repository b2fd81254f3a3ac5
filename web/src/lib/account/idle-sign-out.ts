import { readLocal, writeLocal } from '../storage/local-storage.ts'

const MINUTE_MS = 60_000
const WARNING_MS = MINUTE_MS
const TICK_MS = 1_000
const LAST_ACTIVITY = 'chartwright_last_activity'
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

let lastActivityMs = 0

/**
 * Something is in progress although nobody touches the page, such as a recording. All tabs are
 * notified.
 */
export function markActivity(): void {
  const nowMs = Date.now()
  if (nowMs - lastActivityMs < TICK_MS) return
  lastActivityMs = nowMs
  writeLocal(LAST_ACTIVITY, String(nowMs))
}

interface IdleOptions {
  readonly minutes: number
  onWarning: () => void
  /** After a warning, the user is active again. */
  onReturn: () => void
  onIdle: () => void
}

/** Watches until the returned function is called. 0 minutes means never. */
export function watchIdleness({ minutes, onWarning, onReturn, onIdle }: IdleOptions): () => void {
  if (minutes <= 0) return () => undefined
  const idleMs = minutes * MINUTE_MS
  const warningMs = Math.max(idleMs - WARNING_MS, idleMs / 2)
  let isWarned = false

  const tick = (): void => {
    const silenceMs = Date.now() - Math.max(lastActivityMs, Number(readLocal(LAST_ACTIVITY) ?? 0))
    if (silenceMs >= idleMs) {
      stop()
      onIdle()
    } else if (silenceMs >= warningMs && !isWarned) {
      isWarned = true
      onWarning()
    } else if (silenceMs < warningMs && isWarned) {
      isWarned = false
      onReturn()
    }
  }
  const stop = (): void => {
    clearInterval(timer)
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, markActivity)
  }

  // The computer's clock may have been set back since.
  lastActivityMs = 0
  markActivity()
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, markActivity, { passive: true, capture: true })
  }
  const timer = setInterval(tick, TICK_MS)
  return stop
}
