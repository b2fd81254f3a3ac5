import type { Fact } from '@chartwright/contract/facts'
import { capital, uncapital } from '../../../../clinical/realise/words/sentence.ts'
import type { GuessedRole } from '../../../../clinical/roles/role.ts'
import { cutToFacts } from './line/cut-to-facts.ts'
import { fitsFacts } from './line/fits-facts.ts'
import { LEADING_TIME } from './line/leading-time.data.ts'
import { saidOfPatient } from './line/said-of-patient.ts'
import { toldAnswer } from './line/told-answer.ts'
import { writeLine } from './line/write-line.ts'

const MOST_WORDS = 45
const SENTENCES = /(?<=[.?!]) (?=[A-Z'])/

/**
 * A quoted sentence as a note has it: 'I want you to record your weight' is 'Record the weight.' Its
 * other words stay. Undefined where more would have to change; then it is quoted.
 */
export function noteLine(
  quoted: string,
  role: GuessedRole,
  facts: readonly Fact[] = [],
): string | undefined {
  if (role === 'unsure') return undefined
  const answer = role === 'clinician' ? toldAnswer(quoted) : undefined
  if (answer !== undefined) return lineOf(answer, 'patient', facts)
  const dictated = role === 'patient' ? undefined : saidOfPatient(quoted, facts)
  if (dictated !== undefined) {
    const line = lineOf(dictated, 'patient', facts)
    const isFound = facts.every(({ kind }) => kind === 'finding')
    return isFound && line !== undefined ? capital(line.replace(/^Has /, '')) : line
  }
  if (role === 'other') return undefined
  const words = facts.flatMap(({ said }) => said.slice(0, 1).map((each) => each.words))
  const shorter = facts.length === 0 ? [] : cutToFacts(quoted, words)
  for (const each of [quoted, ...shorter]) {
    const line = lineOf(each, role, facts)
    if (line !== undefined) return line
  }
  return undefined
}

function lineOf(quoted: string, role: GuessedRole, facts: readonly Fact[]): string | undefined {
  if (quoted.split(' ').length > MOST_WORDS) return undefined
  const lines = quoted.split(SENTENCES).map((sentence) => {
    const [lead = '', when = ''] = LEADING_TIME.exec(sentence) ?? []
    const line = writeLine(capital(sentence.slice(lead.length)), role)
    return lead === '' || line === undefined ? line : `${capital(when)}, ${uncapital(line)}`
  })
  const line = lines.join(' ')
  return lines.includes(undefined) || !fitsFacts(line, facts) ? undefined : line
}
