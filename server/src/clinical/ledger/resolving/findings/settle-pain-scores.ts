import type { FramedFact } from '../../fact.ts'
import type { Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import { PAIN_LIMITS } from './pain-limits.data.ts'

/**
 * A pain score is out of ten, and keeps what it was told for. Of several, of which it is not clear which one
 * is which, all are quoted.
 */
export function settlePainScores(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const scores = new Map(facts.filter(isScore).map((fact) => [fact, limitsOf(lines, fact)]))
  const values = new Set([...scores.keys()].map(({ attributes: { value } }) => value))
  const told = new Set([...scores.values()].map((limits) => limits.join(' ')))
  const isApart = values.size <= 1 || (told.size === scores.size && !told.has(''))
  return facts.map((fact) => {
    const limits = scores.get(fact)
    if (limits === undefined) return fact
    const [limit] = limits
    const isClear = isApart && limits.length < 2 && limit !== ''
    return isClear ? outOfTen(fact, limit) : asSaid(lines, fact)
  })
}

function isScore({ kind, concept, polarity, attributes: { value } }: FramedFact): boolean {
  return (
    kind === 'measurement' &&
    concept === 'pain score' &&
    polarity === 'present' &&
    value !== undefined
  )
}

/** What a score was told for; empty words where that is not clear. */
function limitsOf(lines: readonly LedgerLine[], { said }: FramedFact): string[] {
  const texts = said.map((stretch) => sentenceOf(lines, stretch))
  return PAIN_LIMITS.flatMap(([limit, told]) => {
    const found = texts.flatMap((text) => [limit.exec(text) ?? []]).find(([all]) => all)
    if (found === undefined) return []
    return [told === undefined ? '' : told.replace('$1', found[1]?.toLowerCase() ?? '')]
  })
}

function sentenceOf(lines: readonly LedgerLine[], stretch: Stretch): string {
  const text = lines[stretch.line]?.text ?? ''
  const { before, after } = sentenceAround(text, stretch)
  return `${before}${text.slice(stretch.from, stretch.to)}${after}`
}

const BARE = /^(?:\d|10)(?:-(?:\d|10))?$/

function outOfTen(fact: FramedFact, limit: string | undefined): FramedFact {
  const { value = '' } = fact.attributes
  return {
    ...fact,
    attributes: {
      ...fact.attributes,
      value: BARE.test(value) ? `${value}/10` : value,
      ...(limit !== undefined && { condition: limit }),
    },
  }
}

/** A detail of this form is never told by itself. */
function asSaid(lines: readonly LedgerLine[], fact: FramedFact): FramedFact {
  const whole = fact.said.map((stretch) => {
    const { before, after } = sentenceAround(lines[stretch.line]?.text ?? '', stretch)
    return { ...stretch, from: stretch.from - before.length, to: stretch.to + after.length }
  })
  const attributes = { ...fact.attributes, detail: 'but one of several' }
  return { ...fact, attributes, said: [...fact.said, ...whole] }
}
