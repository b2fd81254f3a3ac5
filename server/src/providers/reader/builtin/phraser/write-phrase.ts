import type { Fact } from '../../../../clinical/ledger/fact.ts'
import type { VisitLine } from '../../../../clinical/ledger/lines-of-visit.ts'
import type { StreamToken } from '../../../../clinical/ledger/reading/token-stream.ts'
import { cutPieces, type Vocabulary } from '../../../../clinical/ledger/reading/word-pieces.ts'
import { marksOf } from '../../../../clinical/phrasing/phrase-marks.ts'
import {
  sentenceOfTokens,
  tokensOfSentence,
} from '../../../../clinical/phrasing/sentence-tokens.ts'
import type { JudgedSentence, Phrase } from '../../../../clinical/phrasing/phrase.ts'
import { canWriteOf, LEAST_EASE } from '../../../../clinical/phrasing/rate-phrase.ts'
import { sourceOf } from '../../../../clinical/phrasing/source-tokens.ts'
import { wordsNotSaid } from '../../../../clinical/phrasing/words-not-said.ts'
import type { LookAt } from './open-phraser.ts'

const MOST_TRIES = 3

/** A fact as the phraser is given it. */
export interface PhraseTask {
  readonly fact: Fact
  readonly source: readonly number[]
  readonly marks: readonly number[]
  /** The sentence of the rules. */
  readonly told: readonly number[]
}

/** What the phraser makes of one fact after another. */
export function phraseWriter(vocabulary: Vocabulary, lookAt: LookAt) {
  const pieces = [...vocabulary.keys()]

  function taskOf(
    fact: Fact,
    tokensOfLine: (at: number) => readonly StreamToken[],
  ): PhraseTask | undefined {
    const source = sourceOf(tokensOfLine, fact.said)
    if (!source) return undefined
    return { fact, source, marks: marksOf(fact), told: tokensOfSentence(fact.text, vocabulary) }
  }

  /** Written again without the words that nobody said, if there are any. */
  async function writePhrase(
    { fact, source, marks, told }: PhraseTask,
    lines: readonly VisitLine[],
  ): Promise<Phrase> {
    const seen = await lookAt(source, marks, told)
    const [kind = 0, polarity = 0, certainty = 0, who = 0, , decided = 0] = seen.marks
    const others = Math.min(polarity, certainty, who, decided)
    const judged = { kind, others, told: seen.told }
    if (wouldWriteItself(seen.told, told.length)) return judged
    const barred = new Set<number>()
    for (let tries = 1; canWriteOf(fact.kind, judged); tries += 1) {
      const { ids, ease, mean, verdict, leaning } = await seen.write(barred)
      const text = sentenceOfTokens(ids, pieces)
      const notSaid = wordsNotSaid(text, fact, lines)
      if (notSaid.length === 0 || tries === MOST_TRIES || ease < LEAST_EASE)
        return { ...judged, written: { text, ease, mean, verdict, leaning } }
      for (const word of notSaid) {
        const [first] = cutPieces(word, vocabulary)
        if (first) barred.add(first.id)
      }
    }
    return judged
  }

  return { taskOf, writePhrase }
}

/** Whether every piece of the sentence is more likely than all others together: it would write the same. */
function wouldWriteItself(told: JudgedSentence | undefined, pieces: number): boolean {
  return told !== undefined && told.mean * pieces > -Math.LN2
}
