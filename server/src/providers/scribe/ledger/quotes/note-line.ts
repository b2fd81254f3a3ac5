import { baseOf, gerundOf } from '../../../../clinical/verb-forms.ts'
import { capital } from '../../../../clinical/realise/words/sentence.ts'
import type { GuessedRole } from '../../../../clinical/roles/role.ts'
import { ASIDES, NOTE_LINES, OWNERS, STILL_SPOKEN } from './note-line.data.ts'

const LEAST_WORDS = 3
const MOST_WORDS = 22
/** 'Call if you gain weight' */
const IF_YOU =
  /\b(if|when|while|after|before|once) (?:you|I) (gain|lose|get|got|feel|felt|notice|see|saw|develop|experience|start|take|took|run|ran|become|go|went|leave|come|came|walk|stand|sit|lift|cough|breathe|eat|swallow)\b/gi

/**
 * A quoted sentence as a note has it: 'I want you to record your weight' is 'Record the weight.' Its
 * other words stay. Undefined where more would have to change; then it is quoted.
 */
export function noteLine(quoted: string, role: GuessedRole): string | undefined {
  const plain = ASIDES.reduce((text, [said]) => text.replace(said, spaceFor), quoted)
    .replace(/ {2,}/g, ' ')
    .trim()
  const row = NOTE_LINES.find((one) => one.by === role && one.said.test(plain))
  if (!row || quoted.split(' ').length > MOST_WORDS) return undefined
  const framed = plain
    .replace(row.said, row.written)
    .replace(IF_YOU, (_, when: string, verb: string) => `${when} ${gerundOf(baseOf(verb))}`)
  const written = OWNERS.reduce((text, [said, word]) => text.replace(said, word), framed)
  const line = capital(written.replace(/^the (?=\w)/i, '').replace(/ +(?=[.,])/g, ''))
  if (line.split(' ').length < LEAST_WORDS || /[.?!] /.test(line)) return undefined
  return STILL_SPOKEN.some(([said]) => said.test(line.replace(/\.$/, ''))) ? undefined : line
}

/** An aside leaves the space that was around it. */
function spaceFor(aside: string): string {
  return /^[\s,]/.test(aside) ? ' ' : ''
}
