import type { Mention } from '../reading/find-mentions.ts'
import { STANDING_WORDS } from './standing.data.ts'

const PATTERNS = new Map(
  Object.entries(STANDING_WORDS).map(([status, words]) => [
    status,
    new RegExp(String.raw`\b(?:${words})\b`, 'i'),
  ]),
)

const NOT_CONTROLLED = /\bnot (?:\S+ ){0,5}controlled\b/i

/** How a problem stands, where a word in its line says so; else nothing is told of it. */
export function readStanding(text: string, { kind, status }: Mention): Mention['status'] {
  const pattern = PATTERNS.get(status)
  if (kind !== 'assessment' || !pattern) return status
  const plain = text.replace(/ ?n['’]t\b/g, ' not')
  if (status === 'controlled' && NOT_CONTROLLED.test(plain)) return 'uncontrolled'
  return pattern.test(plain) ? status : ''
}
