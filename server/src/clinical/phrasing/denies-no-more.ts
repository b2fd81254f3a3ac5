import type { Fact } from '../ledger/fact.ts'
import type { LedgerLine } from '../ledger/reading/token-stream.ts'
import { isForm } from './is-form.ts'

type Denied = Pick<Fact, 'polarity' | 'concept' | 'said'>

/**
 * Whether a denial still denies all of its name, as it was said or as clinicians call it: without
 * 'change in' nobody passes water, and without 'swelling of' there are no lips.
 */
export function deniesNoMore(
  sentence: string,
  { polarity, concept, said: [name] }: Denied,
  lines: readonly LedgerLine[],
): boolean {
  if (polarity !== 'absent') return true
  const spoken = name ? (lines[name.line]?.text.slice(name.from, name.to) ?? '') : ''
  const told = wordsOf(sentence)
  return [concept, spoken].some((words) =>
    namesOf(words).every((word) => told.some((each) => isForm(word, each))),
  )
}

const NO_NAMES = new Set(
  'the a an and or of to in on at for with from by as any some your my his her their our it its this that these those have has had is are was were be been being do does did no not more very really just like get got when you i he she they we so about'.split(
    ' ',
  ),
)

function namesOf(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 2 && !NO_NAMES.has(word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z']*/g) ?? []
}
