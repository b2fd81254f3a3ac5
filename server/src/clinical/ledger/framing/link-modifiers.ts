import type { FactKind } from '@chartwright/contract/facts'
import type { Mention, Modifier, Stretch } from '../reading/find-mentions.ts'
import type { ModifierKind } from '../reading/reader-layout.ts'

/** Which kinds of fact words of a kind may tell more of; any, where none are named. */
const FITS: Partial<Record<ModifierKind, readonly FactKind[]>> = {
  dose: ['medication', 'allergy'],
  value: ['measurement', 'finding', 'result', 'social', 'assessment'],
  relief: ['symptom', 'complaint', 'history', 'assessment'],
  quality: ['symptom', 'complaint', 'finding', 'history', 'result'],
}
/** Answers stand in a later line, other words may stand a little before or after. */
const REACH_LINES = 2
/** What a line between costs, beside the characters between two stretches of one line. */
const LINE_COST = 400
const SENTENCE_COST = 120

/** The modifiers of each mention. One that fits several belongs to the nearest. */
export function linkModifiers(
  lines: readonly { readonly text: string }[],
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): Modifier[][] {
  const linked: Modifier[][] = mentions.map(() => [])
  const byLine = new Map<number, { mention: Mention; place: number }[]>()
  for (const [place, mention] of mentions.entries())
    byLine.set(mention.line, [...(byLine.get(mention.line) ?? []), { mention, place }])
  for (const modifier of modifiers) {
    const around = nearLines(modifier.line).flatMap((line) => byLine.get(line) ?? [])
    const fitting = around
      .map(({ mention, place }) => ({ place, cost: costOf(lines, mention, modifier) }))
      .filter(({ cost }) => cost < Infinity)
    if (modifier.kind === 'answer') {
      // 'Any fever, chills or cough?' — 'No.' decides all three.
      const nearest = Math.max(...fitting.map(({ place }) => mentions[place]?.line ?? -1))
      for (const { place } of fitting)
        if (mentions[place]?.line === nearest) linked[place]?.push(modifier)
      continue
    }
    const best = fitting.reduce<(typeof fitting)[number] | undefined>(
      (least, next) => (least && least.cost <= next.cost ? least : next),
      undefined,
    )
    if (best) linked[best.place]?.push(modifier)
  }
  return linked
}

function nearLines(line: number): number[] {
  return Array.from({ length: 2 * REACH_LINES + 1 }, (_, at) => line - REACH_LINES + at)
}

function costOf(
  lines: readonly { readonly text: string }[],
  mention: Mention,
  modifier: Modifier,
): number {
  const fits = FITS[modifier.kind]
  if (fits && !fits.includes(mention.kind)) return Infinity
  const apart = modifier.line - mention.line
  if (modifier.kind === 'answer') {
    if (apart < 0 || apart > REACH_LINES || (apart === 0 && modifier.from < mention.to))
      return Infinity
    return apart
  }
  if (Math.abs(apart) > REACH_LINES) return Infinity
  if (apart !== 0) return Math.abs(apart) * LINE_COST + (apart < 0 ? LINE_COST : 0)
  const isAfter = modifier.from >= mention.from
  const gap = isAfter ? modifier.from - mention.to : mention.from - modifier.to
  const between = betweenOf(lines, mention, modifier)
  return Math.max(0, gap) + (/[.?!;]/.test(between) ? SENTENCE_COST : 0) + (isAfter ? 0 : 10)
}

function betweenOf(
  lines: readonly { readonly text: string }[],
  one: Stretch,
  other: Stretch,
): string {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one]
  return lines[one.line]?.text.slice(first.to, second.from) ?? ''
}
