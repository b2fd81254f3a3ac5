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

const OF_HISTORY =
  /^(?:histor|past|previous|before|famil|onset|symptom|complain|medical|social|surgical|long|since|ever|know|known|been|start|began|anything|something|else|problem|relevant)/

/** What a question about the history is about in particular; empty for one about all of it. */
export function subjectsAsked(question: string): string[] {
  return [...wordsAsked(question)].filter((word) => word.length > 2 && !OF_HISTORY.test(word))
}

/** 'smoke' is in 'he is smoking'. */
export function isAbout(sentence: string, subjects: readonly string[]): boolean {
  return tokens(sentence).some((word) =>
    subjects.some((subject) => word.slice(0, STEM) === subject.slice(0, STEM)),
  )
}

const STEM = 4

export function asksForAllergies(question: string): boolean {
  return /\ballerg|\breact(?:s|ion)? to\b/i.test(question)
}
