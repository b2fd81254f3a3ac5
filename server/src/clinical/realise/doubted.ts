import type { FactContent } from '@chartwright/contract/facts'

/** What may be says so. */
export function doubted(
  { certainty, polarity, kind, status }: FactContent,
  phrase: string,
): string {
  if (certainty !== 'possible' || polarity === 'absent') return phrase
  return kind === 'assessment' && status === 'suspected'
    ? `suspected ${phrase}`
    : `possible ${phrase}`
}
