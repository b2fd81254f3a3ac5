/** A clinician's frame around a conclusion, each with an example that it is in and one that it is not in. */
export type FrameRow = readonly [name: string, pattern: RegExp, example: string, unlike: string]

/** A condition is named behind it. */
export const NAMES_CONDITION: readonly FrameRow[] = [
  [
    'what it is like',
    /\b(?:looks?|sounds?|seems?)(?: (?:very|much|a lot|more|most|to me|rather|just))* like\b/i,
    'What you describe sounds like gout.',
    'The scar looks fine.',
  ],
  [
    'what is thought',
    /\bi(?:'m| am)? (?:(?:do|just|also|really|pretty|quite|fairly) )*(?:think|believe|suspect|reckon|sure|afraid|worried|concerned)\b(?! about the)/i,
    "I think you've got gout.",
    'I thought about the garden.',
  ],
  [
    'what the patient has',
    /\b(?:you|he|she)(?:'ve| have|'s| has)(?: (?:got|developed|probably|clearly))*\b(?! (?:you|been|had|always))/i,
    "You've got gout.",
    'You had a fall.',
  ],
  [
    'what it is',
    /\b(?:this|that|it|these|those)(?:'s|'re|'ll be| is| are| will be| must be| could be| may be| might be)\b(?! (?:for|about|because|not)\b)/i,
    'This is gout.',
    "It's for gout.",
  ],
  [
    'how likely it is',
    /\b(?:most likely|probably|likely|consistent with|suggests?|suggestive of|points? to|fits with|in keeping with|my impression)\b/i,
    'It fits with gout.',
    'We talked of gout.',
  ],
]

/** What is to blame for something, whatever that is called. */
export const NAMES_CAUSE: readonly FrameRow[] = [
  [
    'what does it',
    /\b(?:that|this|it)(?:'s|'ll be| is| will be| must be)(?: (?:just|probably|most likely|likely|all|really))* (?:the|your|from the|from your)\b.*\b(?:doing|causing|affecting|making|giving|irritating|pressing|blocking)\b/i,
    "That'll be the tablets irritating the stomach.",
    "That's the scan we did.",
  ],
  [
    'what it comes from',
    /\b(?:i think|i suspect|i reckon|i'd say|most likely|probably)\b.*\b(?:caus(?:es?|ed|ing)|because of|due to|down to|comes? from|coming from|brought on by|behind (?:it|this|that|the|your))\b/i,
    "I think that's down to the new tablets.",
    'I think we should repeat the bloods.',
  ],
]

/** Who says so has not made up their mind. */
export const UNDECIDED =
  /\b(?:not|n't) (?:(?:quite|really|entirely|totally|so|very) )*(?:clear|sure|certain|convinced)\b/i

/** What is asked, feared, general, of somebody else or only to be looked into concludes nothing. */
export const NO_CONCLUSION =
  /\?|\b(?:if|whether|unless|in case|rule out|make sure|check for|look for|test for|screen for|risk of|increases?|prevent|avoid|used to|last (?:time|year)|ever|people|patients|usually|can cause|your (?:mother|father|mum|mom|dad|sister|brother|son|daughter|wife|husband)|let's|i want you|i'd like you|we'll|i'll|do you)\b/i
