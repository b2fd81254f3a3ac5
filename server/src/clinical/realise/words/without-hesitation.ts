const FILLERS = /[\s,]*(?<![\p{L}'’-])(?:um+|uh+|uhm|erm|hm+)(?![\p{L}'’-])(?:\s*,)?/giu
/** Words that a speaker says twice while looking for the next one. Numbers, names and denials are none of them. */
const SMALL_WORD =
  "(?:i|we|you|he|she|it|they|there|that|this|the|a|an|my|your|his|her|and|but|so|or|if|when|to|in|on|of|for|with|at|by|is|are|was|have|has|do|can|will|just|like|gon na|gonna)(?:\\s?['’](?:m|s|re|ve|ll|d))?"
const REPEATED = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(${SMALL_WORD}(?:\\s+${SMALL_WORD})?)(?:[\\s,]+\\1)+(?![\\p{L}\\p{N}'’-])(?!(?<=\\byou)\\s+know\\b)`,
  'giu',
)

/** What was said, without sounds that mean nothing and small words that were said twice: 'it's , it's on the on the left'. */
export function withoutHesitation(spoken: string): string {
  return spoken.replace(FILLERS, ' ').replace(REPEATED, '$1').replace(/ {2,}/g, ' ')
}
