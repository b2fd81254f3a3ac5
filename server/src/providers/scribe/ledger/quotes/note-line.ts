import { gerundOf } from '../../../../clinical/verb-forms.ts'
import { capital } from '../../../../clinical/realise/words/sentence.ts'
import type { GuessedRole } from '../../../../clinical/roles/role.ts'
import { ASIDES, NOTE_LINES, OWNERS, STILL_SPOKEN } from './note-line.data.ts'

const LEAST_WORDS = 3
const MOST_WORDS = 22
/** 'Call if you gain weight' */
const IF_YOU = /\b(if|when|while|after|before) (?:you|I)(?: are|'re)? ([a-z]+)\b/g
const HAVE = /^(?:have|do|can|could|will|would|should|need|want|feel like|are|were|had)$/

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
    .replace(IF_YOU, (whole, when: string, verb: string) =>
      HAVE.test(verb) ? whole : `${when} ${gerundOf(verb)}`,
    )
  const written = OWNERS.reduce((text, [said, word]) => text.replace(said, word), framed)
  const line = capital(written.replace(/^the (?=\w)/i, '').replace(/ +(?=[.,])/g, ''))
  if (line.split(' ').length < LEAST_WORDS || /[.?!] /.test(line)) return undefined
  return STILL_SPOKEN.some(([said]) => said.test(line.replace(/\.$/, ''))) ? undefined : line
}

/** An aside leaves the space that was around it. */
function spaceFor(aside: string): string {
  return /^[\s,]/.test(aside) && /[\w]/.test(aside) ? ' ' : ''
}
