import {
  findAmounts,
  findFrequencies,
  findNamedDrugs,
  type Amount,
  type Frequency,
  type NamedDrug,
} from '../../clinical/find-drugs.ts'
import { findFindings, type Finding } from '../../clinical/find-findings.ts'
import { findMeasures, type Measure } from '../../clinical/find-measures.ts'
import { findSides, type Sided } from '../../clinical/find-sides.ts'
import { normalise } from '../../clinical/normalise.ts'
import { remember } from '../../clinical/remember.ts'
import { tokensOf, type Token } from '../../clinical/tokens.ts'
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
    words: wordsOf(tokens, findings, drugs, known),
  }
}

/** Of sentences as they stand in a note. A note is saved often, and few of its sentences are new. */
export function factsOf(sentences: readonly string[]): Facts[] {
  return sentences.map(factsOfSentence)
}

const MOST_SENTENCES = 4_000
const factsOfSentence = remember(MOST_SENTENCES, (sentence) => {
  const text = normalise(sentence)
  return readFacts(text, tokensOf(text), new Map())
})

function wordsOf(
  tokens: readonly Token[],
  findings: readonly Finding[],
  drugs: readonly NamedDrug[],
  known: KnownWords,
): string[] {
  const plain = tokens.map(({ word }) => word)
  const named: string[] = []
  for (const { kind, at, length } of findings) {
    const site = /^(\w+) pain$/.exec(kind.name)?.[1]
    named.push(site === undefined ? `~${kind.name}` : '~pain', ...(site ? [site] : []))
    plain.fill('', at, at + length)
  }
  for (const { generic, at } of drugs) {
    named.push(`~${generic}`)
    plain[at] = ''
  }
  return [...new Set([...named, ...contentWords(plain.join(' '), known)])]
}
