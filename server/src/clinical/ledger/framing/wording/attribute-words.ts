import type { FactContent } from '@chartwright/contract/facts'
import { joinLetters } from '../../naming/name-words.ts'

export function plainWords(words: string): string | undefined {
  const plain = joinLetters(words)
    .replace(/\s+([,.?!;])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.]+|[\s,.]+$/g, '')
    .replace(/(?<=\S)(?: (?:in|over|for))? the (?:last|past)$/i, '')
    .replace(/(?<=\S)(?:,? (?:and|or|but|because|um|uh))+$/i, '')
    .replace(/(?<=\b(?:better|worse)) (?:when|if|as) (?:i|you|it|he|she|they)$/i, '')
    .replace(
      /(?<=\b(?:better|worse|worst|improv\w+)) (?:after|since|as|when|with|than|because|following)$/i,
      '',
    )
  return plain === '' || BROKEN_OFF.test(plain) ? undefined : plain.toLowerCase()
}

/** 'behind the', 'I': what it is about is missing. */
const BROKEN_OFF =
  /^(?:i|um+|uh+|hmm|mm|er|okay|so|like|for|with|from|of|at|in|on|by|mainly|mostly|after|before|when|while|if|(?:if|when) i|then|it|it['’]s|that)$|\b(?:the|an?|my|your|his|her)$|(?<!\b(?:a|at|than) )\b(?:if|when|whenever|while|as|once|unless)(?: (?:i|you|he|she|it|they|we|there)(?:['’](?:m|re|s|ve))?)?$/i

/** 'during the the night', 'when in, when in bed' */
const STUTTER = /\b(?!(?:nine|one)\b)([a-z']+(?: [a-z']+){0,2})(?:,? \1\b)+/gi

export function withoutEmpty(attributes: object): FactContent['attributes'] {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => Boolean(value))
      .map(([name, value]) => [name, String(value).replace(STUTTER, '$1')]),
  )
}
