import { BLANK } from './is-placeholder.ts'

/** A stop of a snippet (SNIPPET_STOP) that was left, or a blank. */
const PLACE = new RegExp(String.raw`\*{3,}|${BLANK.source}`, 'gi')

/** Where a line leaves something to be filled in. 'Not discussed' leaves nothing: it is an answer. */
export function findBlanks(line: string): { start: number; end: number }[] {
  return [...line.matchAll(PLACE)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}
