import { normalise } from '../../../../normalise.ts'
import type { Modifier } from '../../../reading/find-mentions.ts'
import { FORMER_TIMES } from './former-value.data.ts'

/** When a number was measured that its words behind it tell to be of another day. */
export function formerTime(after: string): string | undefined {
  for (const [said, when] of FORMER_TIMES) {
    const found = said.exec(after)
    if (found) return when.replace('$1', found[1]?.toLowerCase() ?? '')
  }
  return undefined
}

const OUGHT =
  /\b(?:(?:should|ought to|supposed to|needs? to|have to|has to) (?:be|stay|run|get(?: it| that)? (?:to|under|below)|come down to)|(?:want|like) (?:it|that|this|them))\b[^.?!,]{0,20}$|\b(?:goal|target|limit|cut-?off|threshold|normal(?: range)?|anything|ideally)(?: (?:is|are|of|being|would be|below|under|over|above))*\s*$/i

/** 'it should be | less than 130': what it ought to be was not measured. */
export function isAimedAt(text: string, from: number): boolean {
  return OUGHT.test(text.slice(0, from))
}

const NUMBERED = new Set<Modifier['kind']>(['value', 'detail', 'severity', 'quality'])
const LAST = /\blast (?:time|week|month|year|visit)\b/i

/** When a value was measured, where that was not today. */
export function measuredThen(after: string, modifiers: readonly Modifier[]): { when?: string } {
  const values = modifiers.filter(
    ({ kind, words }) => NUMBERED.has(kind) && /\d/.test(normalise(words)),
  )
  const last = values.map(({ words }) => LAST.exec(words)?.[0].toLowerCase())
  const when = values.length === 0 ? formerTime(after) : last.every(Boolean) ? last[0] : undefined
  return when === undefined ? {} : { when }
}
