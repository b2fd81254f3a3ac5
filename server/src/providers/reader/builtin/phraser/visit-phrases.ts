import { createHash } from 'node:crypto'
import type { Fact } from '../../../../clinical/ledger/fact.ts'
import type { VisitLine } from '../../../../clinical/ledger/lines-of-visit.ts'
import { tokensOf, type StreamToken } from '../../../../clinical/ledger/reading/token-stream.ts'
import { cutPieces, type Vocabulary } from '../../../../clinical/ledger/reading/word-pieces.ts'
import { marksOf } from '../../../../clinical/phrasing/phrase-marks.ts'
import {
  sentenceOfTokens,
  tokensOfSentence,
} from '../../../../clinical/phrasing/sentence-tokens.ts'
import {
  canWriteOf,
  LEAST_EASE,
  type JudgedSentence,
  type Phrase,
} from '../../../../clinical/phrasing/rate-phrase.ts'
import { settleSentence } from '../../../../clinical/phrasing/settle-sentence.ts'
import { isSettledSource, sourceOf } from '../../../../clinical/phrasing/source-tokens.ts'
import { wordsNotSaid } from '../../../../clinical/phrasing/words-not-said.ts'
import { rememberOf } from '../../../../clinical/remember.ts'
import { createIdleCache } from '../../../../lib/idle-cache.ts'
import type { SoonRead } from '../../reader.ts'
import type { LookAt } from './open-phraser.ts'

/** More than the facts of twenty hours of talk. */
const MOST_PHRASES = 32_000
const MOST_TRIES = 3

export interface VisitPhrases {
  /** Writes up to `most` sentences. Those that are still to be written stay as the rules have them. */
  settle(
    practitionerId: string,
    lines: readonly VisitLine[],
    facts: readonly Fact[],
    most: number,
  ): Promise<SoonRead>
  /** Writes those that no later line changes; false while there are more. */
  writeAhead(
    practitionerId: string,
    lines: readonly VisitLine[],
    facts: readonly Fact[],
    most: number,
  ): Promise<boolean>
}

interface Task {
  readonly key: string
  readonly fact: Fact
  readonly source: readonly number[]
  readonly marks: readonly number[]
  /** The sentence of the rules. */
  readonly told: readonly number[]
}

/** Writes the sentences of facts, each once. */
export function visitPhrases(vocabulary: Vocabulary, lookAt: LookAt): VisitPhrases {
  const pieces = [...vocabulary.keys()]
  const phrases = createIdleCache<Phrase>({ most: MOST_PHRASES })
  const tokensIn = rememberOf((line: VisitLine) => tokensOf(line, vocabulary))

  function tokensOfLine(lines: readonly VisitLine[]) {
    return (at: number): readonly StreamToken[] => {
      const line = lines[at]
      return line === undefined ? [] : tokensIn(line).map((token) => ({ ...token, line: at }))
    }
  }

  function taskOf(
    practitionerId: string,
    lines: readonly VisitLine[],
    fact: Fact,
  ): Task | undefined {
    const source = sourceOf(tokensOfLine(lines), fact.said)
    if (!source) return undefined
    const marks = marksOf(fact)
    const key = hashOf([practitionerId, source, marks, fact.text])
    return { key, fact, source, marks, told: tokensOfSentence(fact.text, vocabulary) }
  }

  /** Written again without the words that nobody said, if there are any. */
  async function writePhrase({ fact, source, marks, told }: Task, lines: readonly VisitLine[]) {
    const seen = await lookAt(source, marks, told)
    const [kind = 0, polarity = 0, certainty = 0, who = 0, , decided = 0] = seen.marks
    const others = Math.min(polarity, certainty, who, decided)
    const judged = { kind, others, told: seen.told }
    if (wouldWriteItself(seen.told, told.length)) return judged
    const barred = new Set<number>()
    for (let tries = 1; canWriteOf(fact.kind, judged); tries += 1) {
      const { ids, ease, mean, verdict } = await seen.write(barred)
      const text = sentenceOfTokens(ids, pieces)
      const notSaid = wordsNotSaid(text, fact, lines)
      if (notSaid.length === 0 || tries === MOST_TRIES || ease < LEAST_EASE)
        return { ...judged, written: { text, ease, mean, verdict } }
      for (const word of notSaid) {
        const [first] = cutPieces(word, vocabulary)
        if (first) barred.add(first.id)
      }
    }
    return judged
  }

  /** False once `most` were written and there are more. */
  async function writeAll(tasks: readonly Task[], lines: readonly VisitLine[], most: number) {
    let left = most
    for (const task of tasks) {
      if (phrases.get(task.key)) continue
      if (left === 0) return false
      left -= 1
      phrases.set(task.key, await writePhrase(task, lines))
    }
    return true
  }

  return {
    async settle(practitionerId, lines, facts, most) {
      const tasks = facts.map((fact) => taskOf(practitionerId, lines, fact))
      const isFinal = await writeAll(
        tasks.filter((task) => task !== undefined),
        lines,
        most,
      )
      const settled = facts.map((fact, at) => {
        const phrase = phrases.get(tasks[at]?.key ?? '')
        return phrase ? settleSentence(fact, phrase, lines) : fact
      })
      return { facts: settled, isFinal }
    },
    async writeAhead(practitionerId, lines, facts, most) {
      const settled = facts.filter(({ said: [name] }) =>
        name ? isSettledSource(tokensOfLine(lines), name.line) : false,
      )
      const tasks = settled.map((fact) => taskOf(practitionerId, lines, fact))
      return writeAll(
        tasks.filter((task) => task !== undefined),
        lines,
        most,
      )
    },
  }
}

/** Whether every piece of the sentence is more likely than all others together: it would write the same. */
function wouldWriteItself(told: JudgedSentence | undefined, pieces: number): boolean {
  return told !== undefined && told.mean * pieces > -Math.LN2
}

/** Nothing that was said can be told from it. */
function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}
