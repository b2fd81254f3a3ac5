import { EMPTY_BESIDE, MODIFIERS } from './leftover-words.data.ts'
import { stemsOf } from './name-words.ts'

const EMPTY_STEMS = new Set(EMPTY_BESIDE.split(/\s+/).flatMap((word) => stemsOf(word)))
const MODIFIER_WORDS = new Set(MODIFIERS.split(/\s+/))
/** 'acute exacerbation of your arthritis', 'grade 2/6 murmur', 'stage 3 cancer'. */
const COURSE_OF =
  /(?:(?:acute|chronic|severe|recurrent|mild) )*(?:exacerbation|flare(?:[- ]up)?|worsening|recurrence|relapse|complications?) (?:of|from) (?:(?:your|the|my|his|her) )?$/
const GRADE = /(?:(?:grade|stage|type|class) \S+|\d\/6) $/

/** Whether a stem beside a name means nothing of its own. */
export function isEmptyBeside(stem: string): boolean {
  return EMPTY_STEMS.has(stem)
}

/** How many words at the front tell which one it is: 2 of 'small proximal humerus fracture'. */
export function countModifiers(words: readonly string[]): number {
  const first = words.findIndex((word) => !MODIFIER_WORDS.has(word))
  return first === -1 ? 0 : first
}

/** What stands right before a name and belongs to it: 'acute exacerbation of ', 'stage 3 '; '' for nothing. */
export function qualifierBefore(before: string): string {
  const [course] = COURSE_OF.exec(before) ?? GRADE.exec(before) ?? []
  if (course !== undefined) return course.replace(/ (?:your|my|his|her) $/, ' ')
  const words = before.trim().split(' ')
  let from = words.length
  while (from > 0 && MODIFIER_WORDS.has(words[from - 1] ?? '')) from -= 1
  return from === words.length ? '' : `${words.slice(from).join(' ')} `
}
