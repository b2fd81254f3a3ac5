import type { ScribeSegment } from '../scribe.ts'
import { cleanSpeech } from '../../../clinical/clean-speech.ts'
import { isQuestion } from '../../../clinical/find-question.ts'
import { fuseAnswers } from './fuse-answers.ts'
import { guessRoles, hasSwappedLabels } from './guess-roles.ts'
import { joinCutLines } from './join-cut-lines.ts'
import { joinFragments } from './join-fragments.ts'
import type { LinearModel } from '../../../clinical/linear-model.ts'
import { nameOthers } from './name-others.ts'
import { readTurns } from './read-turns.ts'
import { cutLongTurns } from './cut-long-turns.ts'
import { splitClauses } from '../../../clinical/split-clauses.ts'
import type { Role, Statement, Turn } from './statement.ts'
import type { Steps } from './steps.ts'
import { mapInSteps } from './steps.ts'
import { trimTalk } from './trim-talk.ts'

/** So many show whether the labels are the wrong way round. */
const TURNS_THAT_TELL = 300
const WEIGHTY_CHARS = 300
const NOBODY: Turn = { role: null, isSet: false, text: '', segmentId: '', index: 0 }

/** From the lines of a transcript to what a note may say, in the order of the visit. */
export function* readStatements(
  segments: readonly ScribeSegment[],
  roleModel: LinearModel,
): Steps<Statement[]> {
  const turns = yield* mapInSteps(
    cutLongTurns(readTurns(segments)),
    (turn) => ({ ...turn, text: cleanSpeech(turn.text) }),
    weigh,
  )
  const isSwapped = hasSwappedLabels(roleModel, turns.slice(0, TURNS_THAT_TELL))
  const places = new Map(turns.map((turn, at) => [turn, at]))
  yield
  const spoken = yield* mapInSteps(
    joinCutLines(turns),
    (stretch) => {
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
        position: ((places.get(from[0] ?? NOBODY) ?? 0) + at / clauses.length) / turns.length,
        isQuestion: isQuestion(text),
        answer: null,
      }))
    },
    (stretch) => stretch.reduce((sum, turn) => sum + weigh(turn), 0),
  )
  const fused = fuseAnswers(spoken.flat())
  yield
  const told = yield* mapInSteps(nameOthers(joinFragments(fused)), (statement) => ({
    ...statement,
    text: statement.answer ? statement.text : trimTalk(statement.text),
  }))
  return told.filter(({ text }) => /[a-z0-9]/.test(text))
}

function weigh({ text }: Turn): number {
  return 1 + text.length / WEIGHTY_CHARS
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
