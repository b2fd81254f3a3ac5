import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { KnownOfVisit, ScribeSegment } from '../../../scribe.ts'

/** How a patient is greeted or presented. */
const CALLED =
  /\b(?:hi|hello|hey|good (?:morning|afternoon|evening)|ms|mrs|mr)[ .,]+([a-z]{3,})\b|\b([a-z]{3,}) is an? (?:very )?(?:\w+ )?\d/gi
/** Words that follow a greeting and are no names. */
const NO_NAME =
  /^(?:there|how|good|dragon|doctor|again|everyone|nice|and|you|can|the|are|what|this|have|she|who)$/

/** Without the name of the patient, which names nothing that is asked: 'Why is Ana here?' */
export function withoutName(
  question: string,
  segments: readonly ScribeSegment[],
  { patientName }: KnownOfVisit,
): string {
  const names = new Set(patientName?.toLowerCase().split(/\s+/) ?? [])
  for (const { text } of segments)
    for (const [, greeted, presented] of text.matchAll(CALLED)) {
      const name = (greeted ?? presented ?? '').toLowerCase()
      if (!NO_NAME.test(name) && drugsIn(name).length === 0) names.add(name)
    }
  return question.replace(
    /(?<=\s)(?:(?:Mr|Mrs|Ms|Miss)\.? )?(\p{Lu}\p{L}+)(['’]s)?/gu,
    (word, name: string, own) =>
      names.has(name.toLowerCase()) ? (own === undefined ? 'the patient' : "the patient's") : word,
  )
}
