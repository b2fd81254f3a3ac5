import type { FactContent } from '@chartwright/contract/facts'
import { joinLetters } from '../../naming/name-words.ts'

export function plainWords(words: string): string | undefined {
  const plain = joinLetters(words)
    .replace(/\s+([,.?!;])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.]+|[\s,.]+$/g, '')
    .replace(/(?<=\S)(?: (?:in|over|for))? the (?:last|past)$/i, '')
    .replace(
      /(?<=\b(?:better|worse|worst|improv\w+)) (?:after|since|as|when|with|than|because|following)$/i,
      '',
    )
  return plain === '' || BROKEN_OFF.test(plain) ? undefined : plain.toLowerCase()
}

/** 'behind the', 'I': what it is about is missing. */
const BROKEN_OFF =
  /^(?:i|um+|uh+|hmm|mm|er|okay|so|like|mainly|mostly|after|before|when|while|if|(?:if|when) i|then|it|it['’]s|that)$|\b(?:the|an?|my|your|his|her)$/i

/** 'during the the night' */
const STUTTER = /\b(?!(?:nine|one)\b)([a-z']+)(?: \1\b)+/gi

export function withoutEmpty(attributes: object): FactContent['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => Boolean(value))
      .map(([name, value]) => [name, String(value).replace(STUTTER, '$1')]),
  )
}
