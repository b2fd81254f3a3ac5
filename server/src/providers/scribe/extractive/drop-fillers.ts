const OPENERS =
  /^(?:(?:and|so(?! (?:far|that|much|many|long)\b)|okay|ok|basically|actually|obviously|(?:you know|i mean)(?! (?:that|what|how|if|when|where|who|why)\b)),? )+(?=[a-z])/i
const ENDS =
  /,?(?: (?:(?:and|or) (?:everything|anything|stuff|things)(?: like that)?|(?:and|or) (?:that|this) (?:type|kind|sort) of (?:thing|stuff)|(?:and )?things like that|you know|okay|alright|basically))+(?=\.?$)/i
const INSIDE: readonly (readonly [RegExp, string])[] = [
  [/,? (?:and stuff(?: like that)?|and (?:that|this) (?:type|kind|sort) of thing)(?=[ ,])/gi, ''],
  [/ (?:or|and) anything like that(?=[ ,])/gi, ''],
  [/,? you know,?(?= (?!that\b|what\b|how\b|if\b|when\b|where\b|who\b|why\b))/gi, ''],
  [
    /\b(it|that|this|he|she|they|patient|i|we|is|was|are|were|been|has|have|had|just) (?:kind|sort) of (?=[a-z])(?!(?:a|an|the|like)\b)/gi,
    '$1 ',
  ],
  [/\bnice and (?=(?:soft|clear|regular|stable|strong|controlled)\b)/gi, ''],
  [/\b(i|we) do (?=(?:think|believe|suspect|recommend)\b)/gi, '$1 '],
]
/** Where the speaker only drew breath. */
const BREATH =
  /\b(is|are|was|were|has|have|every|another|using|add|take|see(?=, (?:how|if)\b)|which(?=, (?:is|was|helps?|shows?|looks?)\b)),(?= [a-z0-9])(?!,? (?:and|or|but|so|if|because|which|who|however|though|sorry|i am sorry|it|he|she|they|we|i)\b)/gi
const NAMED_FIRST = /^([a-z]+), (?=(?:is|are|looks?|feels?|sounds?) )/i
/** Said twice while looking for the next word; 'had had' and 'very very' are meant. */
const STUTTER =
  /\b((?:for|on|in|of|to|with|the|a|an|his|her|their|that|this|we|i|he|she|it|will|is|are|and|patient)(?: (?:the|a|an|his|her|their|that|this|we|i|will|is|are|patient|can|to|of)){0,2}),? \1\b(?! (?:one|is|was)\b)/gi

/** Takes out the words that only carried the talk, wherever they stand. */
export function dropFillers(sentence: string): string {
  let text = sentence.replace(OPENERS, '')
  for (const [pattern, by] of INSIDE) text = text.replace(pattern, by)
  return text
    .replace(STUTTER, '$1')
    .replace(BREATH, '$1')
    .replace(NAMED_FIRST, '$1 ')
    .replace(ENDS, '')
}
