import { genericName } from '../../../lexicon/drug-brands.data.ts'
import { normalise } from '../../../normalise.ts'
import { rememberIn, rememberOf } from '../../../remember.ts'
import type { FramedFact } from '../../fact.ts'
import type { Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'

const TAKEN = new Set<FramedFact['status']>(['takes', 'continue', 'refill'])
const FIGURE = String.raw`(\d+(?:\.\d+)?)(?!\d|\.\d)s?(?! ?(?:times|days?|weeks?|months?|years?|hours?|minutes?|tablets?|puffs?|pounds?|%|/|in the|of)\b)`
/** What is counted otherwise is no dose: '12 classes'. */
const END = String.raw`(?=\s*(?:[.,;?!]|$|(?:mg|milligrams?|mcg|micrograms?|units|now|and|but|so|because|though|instead|since|last|when|after|before|once|twice|daily|every|a day|at night)\b))`
/** What a patient says who takes another dose than was read out. */
const CORRECTIONS = [
  String.raw`\b(?:cut|put|bumped|moved|went|gone|changed|dropped|increased|reduced|lowered|raised|brought|took|switched)(?: (?:it|that|me|us|him|her|them))?(?: (?:up|down|back|right))* to (?:the )?${FIGURE}`,
  String.raw`\b(?:i am|he is|she is|i have (?:just |only )?been) (?:just |only |now )*on (?:the )?${FIGURE}`,
  String.raw`(?:\bis|'s) (?:the |a )?${FIGURE} now\b`,
  String.raw`\bi (?:just |only )?take the ${FIGURE}`,
  String.raw`\bno,? (?:sorry,? |wait,? )?(?:it is |they are )?(?:the )?${FIGURE}`,
].map((said) => new RegExp(`${said}${END}`, 'g'))
const MOST_GRAMS = 4
const DOSE = /^([\d.]+) (mg|mcg|g|units|ml)$/
/** The answer, and what is said after one more question. */
const LINES_AFTER = 2
/** Right behind a name: 'metoprolol 50', 'keep the sertraline at 75'. */
const BARE = new RegExp(
  String.raw`^(?: \w+ate)?,?(?: at| is)?(?: the)? ${FIGURE}(?![\d/]| ?(?:mg|mcg|g|ml|milli|micro|gram|unit))`,
)

interface Corrected {
  readonly figure: string
  readonly line: number
}

/** 'It was 100, but they cut it to 50.': what is taken has the dose that was said last. */
export function correctDoses(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const drugs = facts.filter(({ kind }) => kind === 'medication')
  const named = placesOf(drugs)
  const correctionsOf = rememberOf((drug: FramedFact) => correctedOf(lines, drug, named))
  return facts.map((fact) => {
    const [, figure, unit] = DOSE.exec(fact.attributes.dose ?? '') ?? []
    if (fact.kind !== 'medication' || !TAKEN.has(fact.status) || unit === undefined) return fact
    const last = drugs
      // What it shall be changed to is not taken yet.
      .filter(
        ({ concept, who, status }) =>
          isSame(concept, fact.concept) && who === fact.who && TAKEN.has(status),
      )
      .flatMap(correctionsOf)
      .reduce<Corrected | undefined>((a, b) => (a && a.line > b.line ? a : b), undefined)
    // 'A gram' of another drug makes no forty grams.
    if (unit === 'g' && Number(last?.figure) > MOST_GRAMS) return fact
    if (last === undefined || last.figure === figure || last.line < (fact.lines[0] ?? 0))
      return fact
    return {
      ...fact,
      attributes: { ...fact.attributes, dose: `${last.figure} ${unit}` },
      lines: [...new Set([...fact.lines, last.line])].sort((a, b) => a - b),
    }
  })
}

function isSame(one: string, other: string): boolean {
  return genericName(one) === genericName(other)
}

interface Named {
  readonly concept: string
  readonly from: number
}

/** Where drugs are named, by the line. */
function placesOf(drugs: readonly FramedFact[]): Map<number, Named[]> {
  const places = new Map<number, Named[]>()
  for (const { said, concept } of drugs) {
    const [first] = said
    if (first === undefined) continue
    const { line, from } = first
    const known = places.get(line)
    if (known) known.push({ concept, from })
    else places.set(line, [{ concept, from }])
  }
  return places
}

function correctedOf(
  lines: readonly LedgerLine[],
  { said: [named], concept }: FramedFact,
  places: ReadonlyMap<number, readonly Named[]>,
): Corrected[] {
  if (named === undefined) return []
  const found: Corrected[] = []
  for (let line = named.line; line <= named.line + LINES_AFTER; line += 1) {
    const { role, text } = lines[line] ?? NO_LINE
    const from = line === named.line ? named.to : 0
    const next = (places.get(line) ?? []).filter(
      (other) => other.from >= from && !isSame(other.concept, concept),
    )
    const to = Math.min(text.length, ...next.map((other) => other.from))
    if (role !== 'clinician')
      found.push(
        ...figuresIn(lines[line] ?? NO_LINE, text.slice(from, to), lastFigure).map((figure) => ({
          figure,
          line,
        })),
      )
    else if (line === named.line)
      found.push(
        ...bareFigure(concept, lines[line] ?? NO_LINE, named, to).map((figure) => ({
          figure,
          line,
        })),
      )
    if (to < text.length) break
  }
  return found
}

const NO_LINE: LedgerLine = { role: 'unsure', text: '' }
/** Of a line; more than the drugs that are named in it. */
const MOST_PARTS = 16

const figuresIn = rememberIn<string[]>(MOST_PARTS)

function lastFigure(said: string): string[] {
  const plain = normalise(said)
  const found = CORRECTIONS.flatMap((pattern) => [...plain.matchAll(pattern)])
  const last = found.sort((a, b) => a.index - b.index).at(-1)?.[1]
  return last === undefined ? [] : [last]
}

function bareFigure(
  concept: string,
  line: LedgerLine,
  { from, to }: Stretch,
  end: number,
): string[] {
  const words = plainIn(line, line.text.slice(from, to))
  const own = /(?: at)? (\d+(?:\.\d+)?)$/.exec(words)?.[1]
  const behind = BARE.exec(
    ` ${plainIn(line, line.text.slice(to, end))}`.replace(/^ (?=,)/, ''),
  )?.[1]
  const figure = own ?? behind
  // 'vitamin b 12' has it in its name.
  return figure === undefined || concept.includes(figure) ? [] : [figure]
}
