import type { Mention } from '../../../reading/find-mentions.ts'

const STATED =
  /\b(negative|positive|normal|intact|symmetric(?:al)?|non-?tender)(?: on (?:the |your )?(?:left|right)(?: side)?| bilaterally| today)?\s*$/i

const STATED_FIRST =
  /^(?:a |an |the )?(?:(?:bilateral|left|right) )?(negative|positive|abnormal)\s/i

/** 'Murphy's sign is negative': a name that leaves out how it is does not tell what was found. */
export function statedValue({ kind, words }: Mention, concept: string): { value?: string } {
  if (kind !== 'finding' && kind !== 'result') return {}
  const state = (STATED.exec(words.trim()) ?? STATED_FIRST.exec(words.trim()))?.[1]?.toLowerCase()
  // 'neurologically intact' is called 'neurologic exam normal'.
  const isStated = concept.includes(state ?? '') || / (?:normal|intact|clear)$/.test(concept)
  return state === undefined || isStated ? {} : { value: state }
}
