/** What stands before the name of a thing in speech and says nothing about it. */
export const BEFORE_NAMES: readonly (readonly [said: RegExp, written: string])[] = [
  [
    /^(?:(?:also|actually|really|just|still|basically|probably|kind of|sort of|a bit of|a little bit of)\s+)+/,
    '',
  ],
  [
    /^(?:the |your |his |her )?(?:first|second|third|fourth|fifth|next|last|other|main) (?:problem|issue|thing)(?: (?:of|is|being))?(?: (?:your|the|his|her))?\s*/,
    '',
  ],
  [
    /^(?:(?:i|we) )?(?:do not |don't |do n't |did not |didn't |did n't )?(?:appreciate|see|hear|feel|find|note|notice)(?: any| no| some)?\s+(?=\S)/,
    '',
  ],
  [/^(?:you|i|he|she|patient) (?:have|has|had|got|'ve had|get|gets)(?: (?:some|an?|been))?\s+/, ''],
  [/^(?:under|for|with|of|from|about|as|and|or|but|because of|associated)\s+(?=\S)/, ''],
  [/^(?:your|my|his|her|their|our|the|a|an|some|any|this|that|these|those)\s+(?=\S)/, ''],
]

/** The same, where it says that the thing is not sure. */
export const DOUBT_BEFORE_NAMES: readonly (readonly [said: RegExp, written: string])[] = [
  [
    /^(?:i(?:'m| am) |we(?:'re| are) )?(?:concerned|worried|suspicious) (?:about|for|that)(?: you| he| she| it| this)?(?: (?:might|may|could) (?:have|be))?(?: (?:some|an?))?\s+/,
    '',
  ],
  [
    /^(?:i |we )?(?:think|believe|suspect|feel)(?: (?:that|like))?(?: (?:i|you|he|she|it|this|we))?(?: (?:might|may|could|probably))?(?: (?:have|has|had|is|was|be))?(?: (?:some|an?))?\s+/,
    '',
  ],
  [
    /^(?:(?:this |it )?(?:looks|sounds|seems) (?:like|to be)|consistent with|ruling out|rule out|question of|possibly|possible|suspected|suspicion of)\s+(?:an?\s+)?/,
    '',
  ],
]

/** What stands behind it. */
export const BEHIND_NAMES: readonly (readonly [said: RegExp, written: string])[] = [
  [
    /\s+(?:and|or|with|of|for|in|on|at|to|the|a|an|my|your|his|her|is|are|was|were|that|but|so|if|when|any|some|present|appreciated|noted|or or)$/,
    '',
  ],
  [/[\s,.;:?!-]+$/, ''],
]

/** Possessives, hesitation and spoken shapes inside words. */
export const INSIDE: readonly (readonly [said: RegExp, written: string])[] = [
  [/\b(\w+) n['’]t\b/g, "$1n't"],
  [/\s+['’](s|re|ve|ll|m|d)\b/g, "'$1"],
  [
    /(?:^|[\s,]+)(?:um+|uh+|er+m?|hmm+|you know|i mean|i guess|kind of|sort of|like um)(?=[\s,]|$),?/g,
    ' ',
  ],
  [
    /\b(?:in|on|of|with|to|from|at|over|under|around|for|and|behind|down|up|into) (?:my|your|his|her|their|our)\b/g,
    '$&@',
  ],
  [/ (?:my|your|his|her|their|our)@/g, ' the'],
  [/\b(?:my|your|our)\s+/g, ''],
  [/\b(?:every time|whenever|each time|anytime|any time)\b/g, 'when'],
  [/\bmake(?:s)? it worse\b/g, 'worse'],
  [/\b(\w+)( \w+)? \1\2\b/g, '$1$2'],
  [/\s+/g, ' '],
]

/** Words that a written note does not have. */
export const SPOKEN =
  /(?:^|[\s,])(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|we'll|us|our|you|you're|you've|you'll|your|yourself|it's|that's|there's|they|they're|gonna|wanna|gotta|kinda|um|uh|yeah|yep|okay|ok|alright|stuff|guess|oh|hey|well|these|those|this one|that|which|what|how|why|who|thing|things|something|anything|everything|whatever|don't|didn't|doesn't|isn't|wasn't|aren't|won't|can't|couldn't|haven't|hasn't|wouldn't|shouldn't|it|its|there|really|maybe|let's|please|sorry|thank|thanks|he|she|him)(?=[\s,.?!]|$)/

/** A verb that makes a clause of a name. */
export const FINITE =
  /(?:^|\s)(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|might|may|must|shall|get|gets|got|feels|feel|felt|seems|seem|goes|go|went|needs|need|wants|want|wanted|think|thinks|thought|know|knows|says|said|looks|makes|made|gives|gave|comes|came|started|tried|keeps|kept|stopped|checked|told)(?=\s|$)/

/** Verbs with which an instruction begins. */
export const IMPERATIVES = new Set(
  `add apply arrange ask attend avoid be begin book bring call cancel change check come complete consider contact continue
  cut decrease discuss do drink eat elevate fill find finish follow get give go have hold hydrate increase keep
  limit lose lower make massage message minimize monitor move obtain perform pick place push put recheck record reduce refrain
  remain remove repeat request restart resume return review rinse rub schedule see seek send shop soak start stay
  stop strain stretch switch take taper track transfer try turn update use wait watch wean wear weigh wrap`.split(
    /\s+/,
  ),
)

/** Words that describe and name nothing by themselves. */
export const DESCRIPTIONS = new Set(
  `abnormal associated available bad besides better bilateral clear different done fine given good great high intact left little
  low mild negative new normal nothing ok old other perfect positive present ready right same severe several slight some stable unfamiliar
  unremarkable usual weird well worse one ones two three old one`.split(/\s+/),
)
