import type { Fact } from '@chartwright/contract/facts'

const IMAGE =
  /\b(?:x-?rays?|radiographs?|imaging|ultrasounds?|scans?|mri|ct|ecg|ekg|electrocardiogram|echo\w*|mammogram|angiogra\w+|ejection fraction|stress test|colonoscopy|endoscopy)\b/i

export function namesImage(words: string): boolean {
  return IMAGE.test(words)
}

/** What a picture showed, and no test of blood. */
export function isImaging({
  concept,
  text,
  said,
}: Pick<Fact, 'concept' | 'text' | 'said'>): boolean {
  return namesImage([concept, text, ...said.map(({ words }) => words)].join(' '))
}
