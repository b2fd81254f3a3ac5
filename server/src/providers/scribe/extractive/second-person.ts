import type { Role } from './statement.ts'

/** Speaks to the patient: what the clinician told 'you' stays, what the patient told of 'I' becomes 'you'. */
export function toSecondPerson(text: string, who: Role): string {
  if (who !== 'patient') return text
  return text
    .replace(/\bi am\b/g, 'you are')
    .replace(/\bi was\b/g, 'you were')
    .replace(/\bam i\b/g, 'are you')
    .replace(/\bi\b/g, 'you')
    .replace(/\bmyself\b/g, 'yourself')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bmine\b/g, 'yours')
    .replace(/\bme\b/g, 'you')
}
