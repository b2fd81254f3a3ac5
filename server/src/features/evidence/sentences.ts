import { blocksOf } from '../../lib/note-blocks.ts'
import { isFormalLine } from './is-formal-line.ts'
import { withoutCitations } from './judging/citations.ts'

export interface NoteSentence {
  readonly text: string
  /** The heading that it stands under. */
  readonly section: string | null
}

/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|\s)(?:dr|mr|mrs|ms|prof|st|vs|approx|no|e\.g|i\.e|etc|b\.i\.d|t\.i\.d|q\.d)\.$|^\d+[.)]$/i

/** What a note states, sentence by sentence; headings and the form of a letter state nothing. */
export function sentencesOf(html: string): NoteSentence[] {
  let section: string | null = null
  return blocksOf(html).flatMap(({ isHeading, text }, at, blocks) => {
    if (isHeading) section = text
    if (isHeading || isFormalLine(text, blocks[at - 1]?.text)) return []
    return splitSentences(text).map((sentence) => ({ text: sentence, section }))
  })
}

/** In their order. */
export function headingsOf(html: string): string[] {
  return blocksOf(html)
    .filter(({ isHeading }) => isHeading)
    .map(({ text }) => text)
}

/**
 * A blank to fill in ends like a sentence: what is typed behind it is a statement of its own. The
 * number of a line belongs to the sentence before it.
 */
const END = /(?<=[.!?;])\s+(?!\[\d)|(?<=\])\s+(?=\p{Lu})/u

export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let begun = ''
  for (const piece of text.split(END)) {
    begun = begun === '' ? piece : `${begun} ${piece}`
    if (ABBREVIATION.test(begun)) continue
    sentences.push(begun)
    begun = ''
  }
  if (begun !== '') sentences.push(begun)
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(withoutCitations(sentence)))
}
