const VAGUE =
  /^(?:(?:several|many|a few|some) )?(days|weeks|months|years)( ago)?$|^a (?:long )?(?:while|time)$/
const COUNTED = /^\d[\d.-]* (\w+?)s?( ago)?$/
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/

/** Of two times of one thing the one that says more: 'several years ago. Twelve years ago.' */
export function fullerTime(known: string | undefined, value: string): string {
  if (known === undefined || value.startsWith(known)) return value
  if (isCounted(known, value)) return value
  // 'once in March and again in June'
  return MONTH.test(known) && MONTH.test(value) ? `${known} and ${value}` : known
}

/** The same time, and how many of it. */
function isCounted(known: string, value: string): boolean {
  const vague = VAGUE.exec(known)
  const counted = COUNTED.exec(value)
  if (vague === null || counted === null || vague[2] !== counted[2]) return false
  return vague[1] === undefined || vague[1] === `${counted[1] ?? ''}s`
}
