import type { KnownOfVisit } from './scribe.ts'

export interface Pronouns {
  readonly subject: string
  readonly object: string
}

type Sexed = Pick<KnownOfVisit, 'patient'>

/** As they were given; else those of a woman or a man. Undefined: 'the patient', by name. */
export function pronounsOf({ patient }: Sexed): Pronouns | undefined {
  const [, subject, object] = /^([a-z]+)\s*\/\s*([a-z]+)\b/i.exec(patient?.pronouns ?? '') ?? []
  if (subject !== undefined && object !== undefined) {
    return { subject: subject.toLowerCase(), object: object.toLowerCase() }
  }
  if (patient?.pronouns) return undefined
  if (patient?.sex === 'female') return { subject: 'she', object: 'her' }
  return patient?.sex === 'male' ? { subject: 'he', object: 'him' } : undefined
}

/** Whole years on the day of the visit, and months of who has fewer than two. */
export function ageOf({ patient, date }: Pick<KnownOfVisit, 'patient' | 'date'>) {
  const [born, day] = [patient?.dateOfBirth, date].map((text) =>
    /^(\d{4})-(\d\d)-(\d\d)/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number),
  )
  if (!born || !day) return undefined
  const [year = 0, month = 0, dayOfMonth = 0] = day.map((part, at) => part - (born[at] ?? 0))
  const months = 12 * year + month - (dayOfMonth < 0 ? 1 : 0)
  if (months < 0) return undefined
  return months < 24
    ? { count: months, unit: 'month' }
    : { count: Math.floor(months / 12), unit: 'year' }
}

const GROWN_UP = 18

/** 'a 54-year-old woman'; undefined where neither age nor sex is known. */
export function describeWhom(known: Pick<KnownOfVisit, 'patient' | 'date'>): string | undefined {
  const age = ageOf(known)
  const noun = nounOf(known, age?.unit === 'month' || (age?.count ?? GROWN_UP) < GROWN_UP)
  if (!age) return noun === 'patient' ? undefined : `a ${noun}`
  const article = /^(?:8|11$|18$)/.test(String(age.count)) ? 'an' : 'a'
  return `${article} ${String(age.count)}-${age.unit}-old ${noun}`
}

/** Whose pronouns say otherwise than the sex is a patient, and nothing more. */
function nounOf(known: Sexed, isChild: boolean): string {
  const { subject } = pronounsOf(known) ?? {}
  const { sex } = known.patient ?? {}
  if (sex === 'female' && subject === 'she') return isChild ? 'girl' : 'woman'
  if (sex === 'male' && subject === 'he') return isChild ? 'boy' : 'man'
  return 'patient'
}
