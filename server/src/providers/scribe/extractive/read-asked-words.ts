import { tokens } from '../../../clinical/word-features.ts'

const COMMON = new Set(
  'the a an of to in on for and or is was are were be been has have had do does did what when where who how why which patient doctor about tell me any say said this that with at by it she he they there i you my your'.split(
    ' ',
  ),
)

/** The words of a question that name what it is about. */
export function wordsAsked(question: string): Set<string> {
  return new Set(tokens(question).filter((word) => !COMMON.has(word)))
}

export function asksForAllergies(question: string): boolean {
  return /\ballerg|\breact(?:s|ion)? to\b/i.test(question)
}
