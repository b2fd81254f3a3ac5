import { normalise } from '../../../normalise.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { DEGREES, FROM_NUMBER, LEVELS, NOT_FOUND, TO_NUMBER } from './levels.data.ts'

/** 'It is a bit low at 3.1': the number with how far off it was said to be. */
export function readLevels(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    const level = isNumberAlone(fact) ? levelOf(lines, fact) : undefined
    return level === undefined
      ? fact
      : { ...fact, attributes: { ...fact.attributes, severity: level } }
  })
}

function isNumberAlone({ kind, who, polarity, certainty, attributes }: FramedFact): boolean {
  const { value = '', quality, severity } = attributes
  if (kind !== 'measurement' || who !== 'patient' || polarity !== 'present') return false
  return certainty === 'sure' && /^[<>]?\d/.test(value) && (quality ?? severity) === undefined
}

/** Words before or behind a number in which its level may stand. */
const WORDS_NEAR = 12

function levelOf(
  lines: readonly LedgerLine[],
  { said, attributes: { value = '' } }: FramedFact,
): string | undefined {
  const [first] = said
  const text = lines[first?.line ?? -1]?.text
  if (first === undefined || text === undefined) return undefined
  const own = said.filter(({ line }) => line === first.line)
  const whole = { line: first.line, from: first.from, to: Math.max(...own.map(({ to }) => to)) }
  const { before, after } = sentenceAround(text, whole)
  const near = [
    ...before.split(' ').slice(-WORDS_NEAR),
    text.slice(whole.from, whole.to),
    ...after.split(' ', WORDS_NEAR),
  ]
  const plain = normalise(near.join(' ')).replace(/(\d) over (?=\d)/g, '$1/')
  const number = value.replace(/^[<>]/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = [...plain.matchAll(new RegExp(`(?<![\\d./])${number}(?![\\d/]|\\.\\d)`, 'g'))]
  const [only] = found
  if (only === undefined || found.length > 1) return undefined
  return (
    levelBefore(plain.slice(0, only.index)) ?? levelBehind(plain.slice(only.index + only[0].length))
  )
}

const LEVEL = LEVELS.map(([said]) => said.source).join('|')
const DEGREE = DEGREES.map(([said]) => said.source).join('|')
const SAID = `(?:(?<degree>${DEGREE}) )?(?<level>${LEVEL})`
const BEFORE = new RegExp(
  `^(?<start>.*?)\\b${SAID}(?:${TO_NUMBER.map(([said]) => said.source).join('|')}) *$`,
  'i',
)
const BEHIND = new RegExp(
  `^ ?%?(?:${FROM_NUMBER.map(([said]) => said.source).join('|')}) ${SAID}\\b`,
  'i',
)
/** So many words before a level may take it back. */
const WORDS_BEFORE = 4

function levelBefore(text: string): string | undefined {
  const groups = BEFORE.exec(text)?.groups
  const close = (groups?.['start'] ?? '').trim().split(' ').slice(-WORDS_BEFORE).join(' ')
  return NOT_FOUND.test(close) ? undefined : written(groups)
}

function levelBehind(text: string): string | undefined {
  return written(BEHIND.exec(text)?.groups)
}

function written(groups: Readonly<Record<string, string>> | undefined): string | undefined {
  if (groups === undefined) return undefined
  const wordOf = (rows: typeof LEVELS, said = '') =>
    rows.find(([words]) => new RegExp(`^(?:${words.source})$`, 'i').test(said))?.[1]
  const level = wordOf(LEVELS, groups['level'])
  return level === 'normal' || groups['degree'] === undefined
    ? level
    : `${wordOf(DEGREES, groups['degree']) ?? ''} ${level ?? ''}`
}
