import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { checkNumbers } from '../../clinical/plausible/check-numbers.ts'
import { nearWords, suggestNames } from '../../clinical/sounds/suggest-names.ts'
import type { StoredSegment } from './show-roles.ts'

type Marked = Pick<StoredSegment, 'text' | 'is_checked' | 'word_confidence'>

/** What a person may want to check in a line; nothing in a checked one. */
export function markFinder(
  ownWords: readonly string[],
): (line: Marked) => Pick<TranscriptSegment, 'checks' | 'suggestions'> {
  const nearOwn = nearWords(ownWords)
  return (line) =>
    line.is_checked
      ? { checks: [], suggestions: [] }
      : { checks: [...checkNumbers(line.text)], suggestions: suggestNames(line, nearOwn) }
}
