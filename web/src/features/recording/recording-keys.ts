import { hasCommandKey } from '../../lib/shortcut.ts'

/** By key position: with Alt, some keyboards type another letter. */
const KEYS = { record: 'KeyR', mute: 'KeyM' } as const
export type RecordingKey = keyof typeof KEYS

export const ariaKeys: Record<RecordingKey, string> = { record: 'Alt+R', mute: 'Alt+M' }

/** Which of the shortcuts was pressed. */
export function findRecordingKey(event: KeyboardEvent): RecordingKey | undefined {
  const isPlainAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlainAlt || event.repeat) return undefined
  return (Object.keys(KEYS) as RecordingKey[]).find((name) => KEYS[name] === event.code)
}

/** 'Option+R' on a Mac. */
export function keyHint(name: RecordingKey, platform?: string): string {
  return `${hasCommandKey(platform) ? 'Option' : 'Alt'}+${KEYS[name].slice(-1)}`
}
