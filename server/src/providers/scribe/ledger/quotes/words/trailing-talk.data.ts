/** What follows a statement and adds no fact: praise, hope and what comes after, with an example of each. */
export const TRAILING_TALK: readonly (readonly [said: RegExp, example: string])[] = [
  [
    /,? (?:and |so )?hopefully (?:i|we|you|he|she|it|that|this|they)\b.*$/i,
    'Rest the leg, and hopefully it heals.',
  ],
  [
    /, which is (?:(?:really|very|pretty|not|quite) )*(?:good|great|nice|fine|reassuring|surprising)(?: news| to (?:see|hear)| for you)?\.?$/i,
    'Rest the leg, which is really good.',
  ],
  [
    /,? and (?:then )?(?:we (?:can |will )?|we'll )?(?:take|go) (?:it )?from there\.?$/i,
    'Rest the leg, and then take it from there.',
  ],
  [
    /,? and (?:i |he |she |it )?(?:just )?(?:feels?|felt|is|was|am|gets?|got) (?:just )?(?:kinda|kind of|sort of|like)\W*$/i,
    'Rest the leg, and I feel kinda...',
  ],
  [/,? and (?:things|stuff|everything) like that\.?$/i, 'Rest the leg and things like that.'],
]
