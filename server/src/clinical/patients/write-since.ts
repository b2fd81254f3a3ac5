import type { CarriedForward, CarriedItem } from '@chartwright/contract/patient-record'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/**
 * What was known before a visit, as lines of its context. They are read back by `readSince`, also
 * after a person has edited them. Empty where nothing is known.
 */
export function writeSince(
  { problems, medicines, allergies, no_known_allergies, no_medicines }: CarriedForward,
  visitedAt: string,
): string[] {
  const lines = [
    lineOf('Problems', problems, null),
    lineOf('Medicines', medicines, no_medicines && 'none'),
    lineOf('Allergies', allergies, no_known_allergies && no_known_allergies.text),
  ].filter((line) => line !== undefined)
  if (lines.length === 0) return []
  return [`Since last time (visit of ${dayOf(visitedAt)}, signed):`, ...lines]
}

function lineOf(
  label: string,
  items: readonly CarriedItem[],
  none: string | null,
): string | undefined {
  if (items.length === 0) return none === null ? undefined : `${label}: ${none}`
  return `${label}: ${items.map(({ text }) => text.replaceAll(';', ',')).join('; ')}`
}

/** '2026-03-03T09:00:00.000Z' as '3 March 2026'. */
function dayOf(moment: string): string {
  const [year = '', month = '', day = ''] = moment.slice(0, '2026-03-09'.length).split('-')
  return `${String(Number(day))} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}
