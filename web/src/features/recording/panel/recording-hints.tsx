import { audioDeletion } from '../../../lib/audio-deletion.ts'
import { readSiteFacts } from '../../../lib/site-facts.ts'
import type { RecorderView } from '../recorder-view.ts'
import { keyHint } from '../recording-keys.ts'

/** What a practitioner should know before saying anything. */
export function RecordingHints({ view }: { view: RecorderView }) {
  // A connection is more recent than the page, which may have been open when the setting was
  // changed.
  const days = view.retentionDays ?? readSiteFacts().audioRetentionDays
  return (
    <ul className="mt-auto space-y-1 pt-2 text-xs text-pretty text-ink-faint">
      <li>English only.</li>
      <li>{`The audio is ${audioDeletion(days)}.`}</li>
      <li className="pointer-coarse:hidden">
        {`${keyHint('record')} starts and stops, ${keyHint('mute')} mutes and resumes.`}
      </li>
    </ul>
  )
}
