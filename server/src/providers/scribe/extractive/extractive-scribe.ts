import type { Scribe } from '../scribe.ts'
import { ScribeError } from '../scribe.ts'
import { answerQuestion } from './answer-question.ts'
import { editNote } from './edit-note.ts'
import { guessPronouns } from './guess-pronouns.ts'
import { probability, score } from '../../../clinical/linear-model.ts'
import type { Models } from './models.ts'
import { phraseStatement } from './phrase-statement.ts'
import { proposeTasks } from './propose-tasks.ts'
import { readStatements } from './read-statements.ts'
import { statementFeatures } from './statement-features.ts'
import { finishInTurns, mapInSteps } from './steps.ts'
import { streamText } from './stream-text.ts'
import weights from './weights.json' with { type: 'json' }

const MODELS: Models = weights
const NOTHING_SAID = 'Please transcribe or record session first!'

/** Tasks, answers and changes by rules and small statistics over what was said. */
export function extractiveScribe(): Pick<Scribe, 'proposeTasks' | 'answer' | 'editNote'> {
  return {
    async proposeTasks({ segments, signal }) {
      signal.throwIfAborted()
      return proposeTasks(await finishInTurns(readStatements(segments, MODELS.role), signal))
    },
    async *answer({ question, queryType, segments, notes, signal }) {
      signal.throwIfAborted()
      const statements = await finishInTurns(readStatements(segments, MODELS.role), signal)
      if (statements.length === 0 && notes.length === 0) throw new ScribeError(NOTHING_SAID)
      const pronouns = guessPronouns(segments.map(({ text }) => text.toLowerCase()).join(' '))
      const phrasing = mapInSteps(statements, (statement) => {
        const sentence = phraseStatement(statement, pronouns)
        return sentence === null
          ? []
          : [
              {
                statement,
                sentence,
                chance: probability(score(MODELS.choice, statementFeatures(statement, sentence))),
              },
            ]
      })
      const written = (await finishInTurns(phrasing, signal)).flat()
      yield* streamText(answerQuestion(question, queryType, written, notes), signal)
    },
    async editNote({ signal, ...edit }) {
      signal.throwIfAborted()
      return editNote(edit)
    },
  }
}
