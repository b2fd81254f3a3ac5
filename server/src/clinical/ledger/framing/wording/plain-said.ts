const FILLERS = /\b(?:um+|uh+|erm?|you know|gosh|i mean)\b/g

/** What was said in lower case, without commas and fillers and with "n't" at its verb. */
export function plainSaid(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/ n't\b/g, "n't")
    .replace(/ ('(?:s|re|ve|ll|m|d))\b/g, '$1')
    .replace(FILLERS, ' ')
    .replace(/[\s,]+/g, ' ')
}
