import { findConditions } from '../../../clinical/find-conditions.ts'
import { findDrugs, findFacts } from '../../../clinical/find-facts.ts'
import type { Statement } from './statement.ts'

const DOSE = /\b\d+(?:\.\d+)? ?(?:mg|mcg|ml|g|units?|iu|puffs?|tablets?|pills?)\b/gi
const DENIED =
  /\b(?:pain|cough|fevers?|chills|nausea|vomiting|diarrhea|constipation|dizziness|headaches?|shortness of breath|swelling|rash|numbness|tingling|weakness|bleeding|weight (?:loss|gain)|palpitations|blood in|seizures?|falls?)\b/g
const MOOD = /\b(?:depress|anxi|panic|hopeless|sad|stress)/g
const SPAN = /\b(?:\d+|a|two|three|four|few|couple of) (?:days?|weeks?|months?|years?)\b/

/** Names of what a note must not miss: each has to stand in it once. */
export function mustKeep(statement: Statement, sentence: string): string[] {
  if (statement.isQuestion && !statement.answer) return []
  const text = sentence.toLowerCase()
  const facts = findFacts(statement.text)
  const isPlanned = statement.role === 'clinician' && statement.answer === null && facts.has('plan')
  const musts = findDrugs(text).flatMap((drug) =>
    isPlanned ? [`drug ${drug}`, `planned ${drug}`] : [`drug ${drug}`],
  )
  for (const dose of text.match(DOSE) ?? []) musts.push(`dose ${dose}`)
  if (facts.has('allergy')) musts.push(`allergy ${/\ballerg\w+/.exec(text)?.[0] ?? 'reaction'}`)
  if (facts.has('selfHarm')) musts.push('self-harm')
  for (const mood of text.match(MOOD) ?? []) musts.push(`mood ${mood}`)
  if (/^(?:denies|no)\b|\bnot\b/.test(text))
    for (const symptom of text.match(DENIED) ?? []) musts.push(`denied ${symptom}`)
  if (statement.role === 'clinician' && facts.has('followUp') && SPAN.test(text))
    musts.push(`follow-up ${SPAN.exec(text)?.[0] ?? ''}`)
  if (statement.role === 'clinician' && facts.has('warning')) musts.push(`warning ${text}`)
  if (
    statement.role === 'clinician' &&
    statement.answer === null &&
    (facts.has('assessment') || /\blooks? like\b/.test(statement.text))
  )
    for (const { name } of findConditions(text)) musts.push(`condition ${name}`)
  return musts
}
