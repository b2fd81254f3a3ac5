import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

/** The whole sentence of a mention, which is quoted where the mention alone would say something else. */
export function sentenceOf(text: string, mention: Mention): Stretch {
  const { before, after } = sentenceAround(text, mention)
  const from = mention.from - before.trimStart().length
  return { line: mention.line, from, to: mention.to + after.trimEnd().length }
}
