import { baseOf, gerundOf } from '../../../../clinical/verb-forms.ts'
import { capital } from '../../../../clinical/realise/words/sentence.ts'
import type { GuessedRole } from '../../../../clinical/roles/role.ts'
import {
  ASIDES,
  LEADING_TIME,
  NOTE_LINES,
  OWNERS,
  OWNERS_OF_PATIENT,
  STILL_SPOKEN,
} from './note-line.data.ts'

const LEAST_WORDS = 3
const MOST_WORDS = 28
/** 'Call if you gain weight' */
const IF_YOU =
  /\b(if|when|while|after|before|once) (?:you|I) (gain|lose|get|got|feel|felt|notice|see|saw|develop|experience|start|take|took|run|ran|become|go|went|leave|come|came|walk|stand|sit|lift|cough|breathe|eat|swallow|bend|move|turn|climb|drive|exercise|reach|squat|kneel)\b/gi
/** 'when getting up and move' */
const AND_VERB =
  /\b((?:if|when|while|after|before|once) \w+ing(?: \w+)?) and (move|walk|sit|stand|bend|lift|run|turn|go|cough)\b/gi

/**
 * A quoted sentence as a note has it: 'I want you to record your weight' is 'Record the weight.' Its
 * other words stay. Undefined where more would have to change; then it is quoted.
 */
export function noteLine(quoted: string, role: GuessedRole): string | undefined {
  const [lead = '', when = ''] = LEADING_TIME.exec(quoted) ?? []
  if (lead !== '') {
    const line = noteLine(quoted.slice(lead.length), role)
    return line && `${when}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
  }
  const plain = ASIDES.reduce((text, [said]) => text.replace(said, spaceFor), quoted)
    .replace(/ {2,}/g, ' ')
    .trim()
  const row = NOTE_LINES.find((one) => one.by === role && one.said.test(plain))
  if (!row || quoted.split(' ').length > MOST_WORDS) return undefined
  const framed = plain
    .replace(row.said, row.written)
    .replace(IF_YOU, (_, when: string, verb: string) => `${when} ${gerundOf(baseOf(verb))}`)
    .replace(AND_VERB, (_, first: string, verb: string) => `${first} and ${gerundOf(verb)}`)
  const owners = role === 'patient' ? [...OWNERS_OF_PATIENT, ...OWNERS] : OWNERS
  const written = owners.reduce((text, [said, word]) => text.replace(said, word), framed)
  const line = capital(written.replace(/^the (?=\w)/i, '').replace(/ +(?=[.,])/g, ''))
  if (line.split(' ').length < LEAST_WORDS || /[.?!] /.test(line)) return undefined
  return STILL_SPOKEN.some(([said]) => said.test(line.replace(/\.$/, ''))) ? undefined : line
}

/** An aside leaves the space that was around it. */
function spaceFor(aside: string): string {
  return /^[\s,]/.test(aside) ? ' ' : ''
}
