import { AUDIO_SAMPLE_RATE_HZ } from '@chartwright/contract/limits'

const BYTES_PER_MINUTE = 60 * AUDIO_SAMPLE_RATE_HZ * 2
const WARN_BELOW_MINUTES = 60

/** How many more minutes this browser can store, if that is worth mentioning. */
export async function scarceMinutes(): Promise<number | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    if (quota === undefined || usage === undefined) return undefined
    const minutes = Math.floor((quota - usage) / BYTES_PER_MINUTE)
    return minutes < WARN_BELOW_MINUTES ? Math.max(0, minutes) : undefined
  } catch {
    return undefined
  }
}
