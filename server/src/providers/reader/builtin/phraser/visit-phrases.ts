import { createHash } from 'node:crypto'
import type { Fact } from '../../../../clinical/ledger/fact.ts'
import type { VisitLine } from '../../../../clinical/ledger/lines-of-visit.ts'
import { tokensOf, type StreamToken } from '../../../../clinical/ledger/reading/token-stream.ts'
import type { Vocabulary } from '../../../../clinical/ledger/reading/word-pieces.ts'
import type { Phrase } from '../../../../clinical/phrasing/phrase.ts'
import { settleSentence } from '../../../../clinical/phrasing/settle-sentence.ts'
import { isSettledSource } from '../../../../clinical/phrasing/source-tokens.ts'
import { rememberOf } from '../../../../clinical/remember.ts'
import { createIdleCache } from '../../../../lib/idle-cache.ts'
import type { SoonRead } from '../../reader.ts'
import type { LookAt } from './open-phraser.ts'
import { phraseWriter, type PhraseTask } from './write-phrase.ts'

/** More than the facts of twenty hours of talk. */
const MOST_PHRASES = 32_000

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

interface Task extends PhraseTask {
  readonly key: string
}

/** Writes the sentences of facts, each once. */
export function visitPhrases(vocabulary: Vocabulary, lookAt: LookAt): VisitPhrases {
  const writer = phraseWriter(vocabulary, lookAt)
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
    const task = writer.taskOf(fact, tokensOfLine(lines))
    if (!task) return undefined
    const { source, marks } = task
    const key = hashOf([practitionerId, source, marks, fact.text])
    return { ...task, key }
  }

  /** False once `most` were written and there are more. */
  async function writeAll(tasks: readonly Task[], lines: readonly VisitLine[], most: number) {
    let left = most
    for (const task of tasks) {
      if (phrases.get(task.key)) continue
      if (left === 0) return false
      left -= 1
      phrases.set(task.key, await writer.writePhrase(task, lines))
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

/** Nothing that was said can be told from it. */
function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}
