import type { Mention } from '../reading/find-mentions.ts'

const WORD = '(?:if|once|unless|until|till|when|whenever|as soon as|in case)'
const LEADING = new RegExp(
  String.raw`(?:^|[,;]|\b(?:and|but|so|then))\s*(${WORD}\b[^,;]+),[^,;]*$`,
  'i',
)
const TRAILING = new RegExp(String.raw`^[^,;]{0,40}?,?\s*\b(${WORD}\b[^,;]+)`, 'i')
const DECIDED = new Set<Mention['status']>(['start', 'increase', 'decrease', 'stop', 'hold'])
const PLANNED = new Set<Mention['act']>(['order', 'refer', 'procedure'])

/** 'once the rash is gone, stop the cream': a decision keeps its condition. */
export function readCondition(
  { status, act }: Pick<Mention, 'status' | 'act'>,
  before: string,
  after: string,
): string | undefined {
  if (!DECIDED.has(status) && !PLANNED.has(act)) return undefined
  const found = LEADING.exec(before)?.[1] ?? TRAILING.exec(after)?.[1]
  return found?.trim().toLowerCase()
}
