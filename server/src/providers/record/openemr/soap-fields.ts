import type { SentNote } from '../record.ts'

export const SOAP_FIELDS = ['subjective', 'objective', 'assessment', 'plan'] as const
type SoapField = (typeof SOAP_FIELDS)[number]
export type SoapNote = Record<SoapField, string>

const NAMED: readonly (readonly [RegExp, SoapField])[] = [
  [
    /\bsubjective\b|\bhistory\b|\bcomplaint\b|\bhpi\b|\breview of systems\b|\bmedications?\b|\ballerg/i,
    'subjective',
  ],
  [/\bobjective\b|\bexam|\bvital|\bresults?\b|\bfindings?\b|\blab/i, 'objective'],
  [/\bassessment\b|\bdiagnos|\bimpression\b|\bproblems?\b|\bcodes?\b/i, 'assessment'],
  [/\bplan\b|\bfollow|\binstructions?\b|\borders?\b|\breferral|\baddendum\b|\badvice\b/i, 'plan'],
]

/** 'Assessment and plan' is both: it stands whole under the first, and nothing stands twice. */
export function soapOf({ sections, signed, deliveryId }: SentNote): SoapNote {
  const parts: Record<SoapField, string[]> = {
    subjective: [],
    objective: [],
    assessment: [],
    plan: [],
  }
  let last: SoapField = 'subjective'
  for (const { title, text } of sections) {
    last = fieldOf(title) ?? last
    parts[last].push(title === '' ? text : `${title}\n${text}`)
  }
  parts.plan.push(`${signed}\n${markOf(deliveryId)}`)
  return {
    subjective: parts.subjective.join('\n\n'),
    objective: parts.objective.join('\n\n'),
    assessment: parts.assessment.join('\n\n'),
    plan: parts.plan.join('\n\n'),
  }
}

/** By it a note that was taken already is found again. */
export function markOf(deliveryId: string): string {
  return `Chartwright ${deliveryId}`
}

function fieldOf(title: string): SoapField | undefined {
  return NAMED.find(([pattern]) => pattern.test(title))?.[1]
}
