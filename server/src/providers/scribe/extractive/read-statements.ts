import type { ScribeSegment } from '../scribe.ts'
import { cleanSpeech } from './clean-speech.ts'
import { isQuestion } from './find-question.ts'
import { fuseAnswers } from './fuse-answers.ts'
import { guessRoles, hasSwappedLabels } from './guess-roles.ts'
import { joinFragments } from './join-fragments.ts'
import type { LinearModel } from './linear-model.ts'
import { readTurns } from './read-turns.ts'
import { splitClauses } from './split-clauses.ts'
import type { Role, Statement } from './statement.ts'
import { trimTalk } from './trim-talk.ts'

/** From the lines of a transcript to what a note may say, in the order of the visit. */
export function readStatements(
  segments: readonly ScribeSegment[],
  roleModel: LinearModel,
): Statement[] {
  const turns = readTurns(segments).map((turn) => ({ ...turn, text: cleanSpeech(turn.text) }))
  const isSwapped = hasSwappedLabels(roleModel, turns)
  const spoken = turns.flatMap((turn, at) => {
    const clauses = splitClauses(turn.text)
    const roles = guessRoles(roleModel, clauses, isSwapped ? otherRole(turn.role) : turn.role)
    return clauses.map((text, clause): Statement => ({
      text,
      role: roles[clause] ?? 'patient',
      segmentIds: [turn.segmentId],
      index: turn.index,
      position:
        turns.length > 1 ? (at + clause / clauses.length) / turns.length : clause / clauses.length,
      isQuestion: isQuestion(text),
      answer: null,
    }))
  })
  return joinFragments(fuseAnswers(spoken)).flatMap((statement) => {
    const text = statement.answer ? statement.text : trimTalk(statement.text)
    return /[a-z0-9]/.test(text) ? [{ ...statement, text }] : []
  })
}

function otherRole(role: Role | null): Role | null {
  if (role === null) return null
  return role === 'clinician' ? 'patient' : 'clinician'
}
