const NUMBERS = String.raw`\[\s*\d+(?:\s*[,;–-]\s*\d+)*\s*\]`

/** Behind a clause or a sentence: 'Denies fever [4].', 'Denies fever. [4, 5]'. */
const CITATION = new RegExp(String.raw`\s*${NUMBERS}(?=\s*(?:$|[.,;:!?)]|${NUMBERS}))`, 'g')

/** What a sentence states without the numbers of the lines that it names, which are no figures of it. */
export function withoutCitations(sentence: string): string {
  return sentence.includes('[') ? sentence.replace(CITATION, '').trim() : sentence
}
