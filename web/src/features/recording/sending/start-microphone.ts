import { MICROPHONE_RETRY_MS, MICROPHONE_START_TRIES } from '@chartwright/contract/limits'
import type { Capture, CaptureOptions, StartCapture } from '../../../lib/audio/capture.ts'

/** Document 2 §4.1: three attempts, 200 ms apart. Rejects with the last error. */
export async function startMicrophone(
  start: StartCapture,
  options: CaptureOptions,
): Promise<Capture> {
  for (let tried = 1; ; tried++) {
    try {
      return await start(options)
    } catch (error) {
      if (tried === MICROPHONE_START_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, MICROPHONE_RETRY_MS))
    }
  }
}
