import {
  ADVISES,
  CONSEQUENCE,
  LEADS_TO_CONDITION,
  LOOKS_OUT,
  TELLS_WHAT_FOLLOWS,
} from './words/quotation-faults.data.ts'

const CONDITION = /\b(?:if|when|should you)\b/i
/** What the condition itself says, of which the verb may look like a consequence: 'if it does not go away'. */
const OWN_VERB =
  /^(?:if|when|should)\s+(?:(?:the|your|this|that)\s+)?[\w']+\s+(?:(?:(?:do|does|is|are|has|have|ca|can|did|wo) ?n['o]t|do|does|not|still)\s+\w+|see|need|notice|feel|take|want|use|come|go|help)\b/i

/** Whether words tell when something is to be done, and not what. */
export function isConditionOnly(words: string): boolean {
  const at = words.search(CONDITION)
  if (at < 0) return LOOKS_OUT.test(words) && !ADVISES.test(words)
  const condition = words.slice(at).replace(OWN_VERB, '')
  const before = words.slice(0, at).replace(/\bthings? .*\b(?:about|for) is\b.*$/i, '')
  if (CONSEQUENCE.test(condition) || TELLS_WHAT_FOLLOWS.test(condition)) return false
  return LEADS_TO_CONDITION.test(before)
}
