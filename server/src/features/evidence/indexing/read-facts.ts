import {
  findAmounts,
  findFrequencies,
  findNamedDrugs,
  type Amount,
  type Frequency,
  type NamedDrug,
} from '../../../clinical/find-drugs.ts'
import { findFindings, type Finding } from '../../../clinical/find-findings.ts'
import { findMeasures, type Measure } from '../../../clinical/find-measures.ts'
import { findSides, type Sided } from '../../../clinical/find-sides.ts'
import { normalise } from '../../../clinical/normalise.ts'
import { remember } from '../../../clinical/remember.ts'
import { tokensOf, type Token } from '../../../clinical/tokens.ts'
import { withoutCitations } from '../judging/citations.ts'
import { contentWords, type KnownWords } from './content-words.ts'

/** What can be checked in a piece of normalised text. */
export interface Facts {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly findings: readonly Finding[]
  readonly drugs: readonly NamedDrug[]
  readonly amounts: readonly Amount[]
  readonly frequencies: readonly Frequency[]
  readonly sides: readonly Sided[]
  readonly measures: readonly Measure[]
  /** What it is about, each once, synonyms as one word. */
  readonly words: readonly string[]
}

export function readFacts(text: string, tokens: readonly Token[], known: KnownWords): Facts {
  const findings = findFindings(tokens)
  const drugs = findNamedDrugs(tokens)
  return {
    text,
    tokens,
    findings,
    drugs,
    amounts: findAmounts(tokens),
    frequencies: findFrequencies(text),
    sides: findSides(tokens),
    measures: findMeasures(tokens),
    words: wordsIn({ tokens, findings, drugs }, 0, tokens.length, known),
  }
}

/** Of sentences as they stand in a note. A note is saved often, and few of its sentences are new. */
export function factsOf(sentences: readonly string[]): Facts[] {
  return sentences.map(factsOfSentence)
}

const MOST_SENTENCES = 4_000
const factsOfSentence = remember(MOST_SENTENCES, (sentence) => {
  const text = normalise(withoutCitations(sentence))
  return readFacts(text, tokensOf(text), new Map())
})

/** Of the tokens from one place to another. */
export function wordsIn(
  { tokens, findings, drugs }: Pick<Facts, 'tokens' | 'findings' | 'drugs'>,
  from: number,
  to: number,
  known: KnownWords,
): string[] {
  const plain = tokens.slice(from, to).map(({ word }) => word)
  const named: string[] = []
  for (const { kind, at, length } of findings) {
    if (at < from || at >= to) continue
    const site = /^(\w+) pain$/.exec(kind.name)?.[1]
    named.push(site === undefined ? `~${kind.name}` : '~pain', ...(site ? [site] : []))
    plain.fill('', at - from, at - from + length)
  }
  for (const { generic, at } of drugs) {
    if (at < from || at >= to) continue
    named.push(`~${generic}`)
    plain[at - from] = ''
  }
  return [...new Set([...named, ...contentWords(plain.join(' '), known)])]
}
