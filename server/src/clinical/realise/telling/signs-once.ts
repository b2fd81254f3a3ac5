import { isWithin } from '../words/word-stems.ts'

/** What is no list of signs, or of which a part says the contrary of another. */
const NO_LIST = /\b(?:and|not|no|never|without|unless|stops?|n't)\b/i

/** A comma before the last of two. */
const OR = /(?<=^[^,]+), or (?=[^,]+$)/

/** 'Bowels change or vomiting' and 'a change in bowel habits' are two signs, each of them told once. */
export function signsOnce(signs: readonly string[]): string[] {
  const parts = signs.map((sign) => (NO_LIST.test(sign) ? [] : sign.split(/,? or |, /)))
  return signs.flatMap((sign, at) => {
    const own = parts[at] ?? []
    const others = parts.flatMap((each, place) => (place === at ? [] : each))
    const left = own.filter(
      (part) => !others.some((other) => isWithin(part, other) && !isWithin(other, part)),
    )
    if (own.length === 0 || left.length === own.length) return [sign.replace(OR, ' or ')]
    return left.length === 0 ? [] : [left.join(' or ')]
  })
}
