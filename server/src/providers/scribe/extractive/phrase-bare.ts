import { findFacts } from '../../../clinical/find-facts.ts'

const LEAD =
  /^(?:(?:yes|yeah|yep|well|okay|so|and|but|just|only|maybe|mostly|mainly|also|oh|um|uh)[ ,]+)*/
const ABSENT = /^(?:no|not any|without(?: any)?|never any)\s+(?=[a-z])/
const TELLING = ['symptom', 'mood', 'selfHarm', 'vitals'] as const

/**
 * 'a fever of 38.5 last night, no shortness of breath' has no verb and is an answer all the same: what
 * is there is reported, what is not is denied. Null when it names nothing that a patient feels.
 */
export function phraseBare(said: string): string | null {
  const parts = said
    .replace(/[\s.?!,;]+$/, '')
    .replace(LEAD, '')
    .split(/[,;] | but /)
    .map((part) => part.replace(LEAD, '').trim())
    .filter((part) => part !== '')
  if (!parts.some(tells)) return null
  const phrased: string[] = []
  for (const part of parts) {
    const absent = part.replace(ABSENT, '')
    if (absent !== part) phrased.push(`denies ${absent}`)
    else if (phrased.length > 0 && !tells(part)) phrased.push(part)
    else phrased.push(`reports ${part}`)
  }
  return phrased.join(', ')
}

function tells(part: string): boolean {
  const facts = findFacts(part)
  return TELLING.some((fact) => facts.has(fact))
}
