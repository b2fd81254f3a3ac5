export interface Microphone {
  /** Undefined: the browser's default. */
  readonly deviceId: string | undefined
  readonly label: string
}

/** Document 2 §4.1: shown if the list is not available. */
export const FALLBACK_MICROPHONES: readonly Microphone[] = [
  { deviceId: undefined, label: 'Default Microphone' },
  { deviceId: 'default', label: 'System Microphone' },
]

/**
 * Browsers name no device before the microphone was allowed once: that does not count as a list.
 */
export async function listMicrophones(): Promise<readonly Microphone[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    const named = devices
      .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId && label)
      .map(({ deviceId, label }) => ({ deviceId, label }))
    return named.length > 0 ? named : FALLBACK_MICROPHONES
  } catch {
    return FALLBACK_MICROPHONES
  }
}

/** Notified when microphones are plugged in or removed. */
export function watchMicrophones(listener: () => void): () => void {
  if (!('mediaDevices' in navigator)) return () => undefined
  const { mediaDevices } = navigator
  mediaDevices.addEventListener('devicechange', listener)
  return () => mediaDevices.removeEventListener('devicechange', listener)
}

/** What a person can do about it. */
export function microphoneProblem(error: unknown): string {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return 'Microphone access is required. Allow it for this site in your browser, then try again.'
    case 'SecurityError':
      return 'Microphone access is required, and the browser gives it to secure (https) addresses alone.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No microphone was found. Connect one or choose another, then try again.'
    case 'NotReadableError':
      return 'The microphone is in use by another program. Close it there, then try again.'
    default:
      return 'The microphone could not be started. Please try again.'
  }
}
