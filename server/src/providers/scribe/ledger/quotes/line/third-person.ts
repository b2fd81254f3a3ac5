import { baseOf, gerundOf, pastOf, thirdPersonOf } from '../../../../../clinical/verb-forms.ts'
import { PAST_FORMS, PAST_OF, STATES, VERBS } from './verbs.data.ts'

/** The verb of a clause as written; of how many words, and whether verbs that are joined to it are of now. */
export interface Verb {
  readonly words: string
  readonly count: number
  readonly isOfNow: boolean
}

const MODALS = new Set('cannot can could will would may might should must used'.split(' '))
const HELPERS: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  is: 'is',
  was: 'was',
  were: 'was',
  have: 'has',
  has: 'has',
  had: 'had',
  do: 'does',
  did: 'did',
}

/** 'have' is 'has', 'do not' 'does not', 'did feel' 'felt'. Undefined where no verb follows that is known. */
export function thirdPerson(words: readonly string[]): Verb | undefined {
  const [first = '', second = '', third = ''] = words.map((word) => word.toLowerCase())
  if (MODALS.has(first)) return { words: first, count: 1, isOfNow: false }
  if ((first === 'do' || first === 'did') && second === 'not')
    return VERBS.has(third) || /^(?:have|really|even|always|get)$/.test(third)
      ? { words: `${HELPERS[first] ?? first} not`, count: 2, isOfNow: false }
      : undefined
  if ((first === 'do' || first === 'did') && VERBS.has(second))
    return {
      words: first === 'do' ? presentOf(second) : pastForm(second),
      count: 2,
      isOfNow: first === 'do',
    }
  const helper = HELPERS[first]
  if (helper !== undefined && first !== 'do' && first !== 'did')
    return {
      words: helper,
      count: 1,
      isOfNow: first !== 'had' && first !== 'was' && first !== 'were',
    }
  if (PAST_FORMS.has(first)) return { words: first, count: 1, isOfNow: false }
  if (VERBS.has(first)) return { words: presentOf(first), count: 1, isOfNow: true }
  return isRegularPast(first) ? { words: first, count: 1, isOfNow: false } : undefined
}

/** 'take' and 'took' are 'taking'; undefined for what is so, or was done to somebody. */
export function gerund(words: readonly string[]): Verb | undefined {
  const [first = '', second = '', third = ''] = words.map((word) => word.toLowerCase())
  if (/^(?:am|are|was|were)$/.test(first))
    return second === 'not' || second.endsWith('ed')
      ? undefined
      : { words: '', count: 1, isOfNow: false }
  if ((first === 'do' || first === 'did') && second === 'not')
    return VERBS.has(third) && !STATES.has(third)
      ? { words: `not ${gerundOf(third)}`, count: 3, isOfNow: false }
      : undefined
  if ((first === 'do' || first === 'did') && VERBS.has(second) && !STATES.has(second))
    return { words: gerundOf(second), count: 2, isOfNow: false }
  const base = VERBS.has(first) ? first : presentBase(first)
  if (base === undefined || STATES.has(base)) return undefined
  return { words: gerundOf(base), count: 1, isOfNow: false }
}

export function presentOf(base: string): string {
  return base === 'have' ? 'has' : thirdPersonOf(base)
}

function pastForm(base: string): string {
  return PAST_OF.get(base) ?? pastOf(base)
}

function presentBase(past: string): string | undefined {
  const irregular = [...PAST_OF].find(([, form]) => form === past)?.[0]
  if (irregular !== undefined) return irregular
  return isRegularPast(past) ? [...VERBS].find((verb) => pastOf(verb) === past) : undefined
}

function isRegularPast(word: string): boolean {
  return (
    word.endsWith('ed') && [...VERBS].some((verb) => pastOf(verb) === word || baseOf(word) === verb)
  )
}
