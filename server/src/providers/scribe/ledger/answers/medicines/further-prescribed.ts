import { passagesWith, quoteAll } from '../heard-about.ts'
import { isQuestion } from '../passage.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'

const MOST = 3
const LEAD = 'Also said about prescriptions:'
/** A prescription of a medicine that was not read, or how often it is to be taken. */
const PRESCRIBED =
  /\b(?:(?:send|sent|write|writing|give|giving)(?: \w+){0,4} (?:a |that |the |your )?prescription|(?:tablet|pill|capsule|puff|drop|spoon)s? (?:\w+ ){0,2}(?:a|per|each|every) day|(?:once|twice|(?:two|three|four) times) (?:a|per) day)\b/i
const OF_OTHER =
  /\b(?:exercis\w+|stretch\w*|ice|icing|heat|brush|walk\w*|you(?:'re| are) (?:already |currently )?taking)\b/i

/** With what the clinician said of prescriptions besides what was read of them. */
export function withFurtherPrescribed(
  answer: string | undefined,
  spoken: readonly SpokenSentence[],
): string | undefined {
  const isMeant = (sentence: SpokenSentence) =>
    sentence.role === 'clinician' &&
    !isQuestion(sentence) &&
    !OF_OTHER.test(sentence.text) &&
    answer?.includes(sentence.text) !== true
  const further = quoteAll(passagesWith(PRESCRIBED, spoken, isMeant).slice(0, MOST), spoken)
  if (further.length === 0) return answer
  return answer === undefined ? further.join('\n') : `${answer}\n\n${LEAD}\n${further.join('\n')}`
}
