const OPENERS =
  /^(?:(?:and|but|so|then|now|okay|ok|alright|all right|well|yeah|yes|yep|no|nope|oh|great|good|perfect|because|or|right|correct|sure|gosh|gotcha|anyway|again|like|just|exactly|absolutely|definitely|excellent|awesome|wonderful|fantastic|very good|that is good|sounds good|thank you|thanks|sorry)(?=[\s,.?!]|$)[\s,.?!]*)+/
const TAGS =
  /(?:(?<!\b(?:doing|feeling|is|was|been|be|are|am|that|well))[\s,]+(?:okay|ok|alright|all right|right|yeah|no|you know|correct|though|i guess|so|and|but|then|or|um|because|the|a|to))+(?=[.?!]*$)/
const PRAISE =
  /[ ,]+(?:so|and) (?:that is|it is) (?:really |very |all )?(?:good|great|nice|reassuring|excellent|wonderful)(?=[.?!]*$)/
const EMPTY_WORDS =
  / (?:just|really|pretty much|a little bit of a|in terms of|honestly|literally|right now here|okay|alright)(?= )/g

/** A 'no' before anything but a new clause denies what follows: 'no antibiotics today'. */
const DENYING =
  /^((?:(?:and|but|so|okay|well|oh|then|now)[ ,]+)*)no (?!(?:i|it|he|she|they|we|you|not|no|nope|nothing|none|never|that|there|this|these|those|but|so|and|or|okay|ok|alright|my|your|the|just|well|oh|um|actually|yeah|yes|because|do|does|did|is|are|was|were|have|has|had|can|could|will|would|what|when|if|problem|thanks?|thank|of|really|definitely|absolutely|right|sir|doctor|ma'am)\b)/

/** Takes away the words that only carry the talk. Leaves 'no' where it denies something. */
export function trimTalk(text: string): string {
  const opened = text.replace(DENYING, '$1\u0000')
  return opened
    .replace(OPENERS, '')
    .replace('\u0000', 'no ')
    .replace(TAGS, '')
    .replace(PRAISE, '')
    .replace(EMPTY_WORDS, '')
    .replace(/[\s,;:]+([.?!]*)$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
