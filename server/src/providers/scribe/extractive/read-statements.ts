import type { ScribeSegment } from '../scribe.ts'
import { cleanSpeech } from '../../../clinical/clean-speech.ts'
import { isQuestion } from './find-question.ts'
import { fuseAnswers } from './fuse-answers.ts'
import { guessRoles, hasSwappedLabels } from './guess-roles.ts'
import { joinCutLines } from './join-cut-lines.ts'
import { joinFragments } from './join-fragments.ts'
import type { LinearModel } from '../../../clinical/linear-model.ts'
import { readTurns } from './read-turns.ts'
import { splitClauses } from './split-clauses.ts'
import type { Role, Statement, Turn } from './statement.ts'
import { trimTalk } from './trim-talk.ts'

/** From the lines of a transcript to what a note may say, in the order of the visit. */
export function readStatements(
  segments: readonly ScribeSegment[],
  roleModel: LinearModel,
): Statement[] {
  const turns = readTurns(segments).map((turn) => ({ ...turn, text: cleanSpeech(turn.text) }))
  const isSwapped = hasSwappedLabels(roleModel, turns)
  const spoken = joinCutLines(turns).flatMap((stretch) => {
    const clauses = cutStretch(stretch)
    const { role: label = null, isSet = false } = stretch[0] ?? {}
    const roles = isSet
      ? clauses.map(() => label)
      : guessRoles(
          roleModel,
          clauses.map(({ text }) => text),
          isSwapped ? otherRole(label) : label,
        )
    return clauses.map(({ text, turns: from }, at): Statement => ({
      text,
      role: roles[at] ?? 'patient',
      segmentIds: [...new Set(from.map(({ segmentId }) => segmentId))],
      index: from[0]?.index ?? 0,
      position: (placeOf(turns, from[0]) + at / clauses.length) / turns.length,
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

/** The clauses of a stretch, each with the turns that its words come from. */
function cutStretch(stretch: readonly Turn[]): { text: string; turns: Turn[] }[] {
  const owners = stretch.flatMap((turn) =>
    turn.text
      .split(/\s+/)
      .filter(Boolean)
      .map(() => turn),
  )
  let at = 0
  return splitClauses(stretch.map(({ text }) => text).join(' ')).flatMap((text) => {
    const from = owners.slice(at, (at += text.split(/\s+/).length))
    return /[a-z0-9]/i.test(text) ? [{ text, turns: [...new Set(from)] }] : []
  })
}

function placeOf(turns: readonly Turn[], turn: Turn | undefined): number {
  return turn ? turns.indexOf(turn) : 0
}
