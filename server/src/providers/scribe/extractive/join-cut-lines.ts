import type { Turn } from './statement.ts'

/** Nobody ends a sentence with these. */
const HANGING =
  /(?:^|\s)(?:the|a|an|of|to|and|or|but|with|in|on|at|for|my|your|his|her|their|our|is|are|was|were|am|be|been|have|has|had|i|we|that|this|some|any|because|if|when|so|very|about|not|do|does|did|will|would|can|could|should|than|as|by|from|going|every|like|\d+)$/
const GOES_ON =
  /^(?:of|to|or|than|ago|mg|days?|weeks?|months?|years?|pain|times?|with|at|by|from|on|in)\b/

/** Lines of one speaker that a recogniser cut in the middle of a sentence, as one stretch. */
export function joinCutLines(turns: readonly Turn[]): Turn[][] {
  const stretches: Turn[][] = []
  for (const turn of turns) {
    const before = stretches.at(-1)?.at(-1)
    if (before && isCut(before, turn)) stretches.at(-1)?.push(turn)
    else stretches.push([turn])
  }
  return stretches
}

function isCut(before: Turn, next: Turn): boolean {
  if (before.role !== null || next.role !== null) return false
  return HANGING.test(before.text) || (!/[.?!]$/.test(before.text) && GOES_ON.test(next.text))
}
