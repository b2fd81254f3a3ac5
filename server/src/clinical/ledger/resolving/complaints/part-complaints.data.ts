/**
 * How people say which part of them they came for; '{part}' is the part with its side, '{my}' whose
 * it is. Each with an example, and with what it must not take for one.
 */
export const PART_COMPLAINTS: readonly (readonly [
  said: string,
  example: string,
  unlike: string,
])[] = [
  [
    String.raw`\bit is (?:(?:all|just|still|mostly|mainly|really|actually|about|to do with) )*{my} {part}{end}`,
    "It's my elbow, the left one.",
    "It's my shoulder bag.",
  ],
  [String.raw`\bit is (?:in|on) {my} {part}{end}`, "It's in my hip.", "It's in my back pocket."],
  [
    String.raw`\b(?:come|came|here|booked|in)(?: in| to see you| today)* (?:about|for|with|because of|regarding) {my} {part}{end}`,
    "I've come about my foot.",
    "I've come about my foot cream.",
  ],
  [
    String.raw`\b(?:trouble|problems?|bother|issues?|grief|hassle|(?:something|anything|what is)(?: is)? (?:wrong|the matter)|going on|happening|not right) (?:with|from|in) {my} {part}{end}`,
    'Tell me what is going on with your eye.',
    "There is nothing much to say, I'm in my kitchen.",
  ],
  [
    String.raw`\b(?:up|awake|crying|screaming|in agony) (?:(?:all|half|most of|through|the|last|of|day|and) )*(?:night|day)? ?with {my} {part}{end}`,
    'He was awake half the night with his tooth.',
    'She was up all night with her brother.',
  ],
  [
    String.raw`\b{my} {part}(?:'s)? (?:(?:is|are|was|were|has|have|had|been|just|really|kind of|sort of|keeps?|started) )*(?:playing up|acting up|bothering|bugging|troubling|worrying|killing|giving (?:me|him|her)|no better|not right|bad|rough|grabbed|seized up|gone again|gave out)\b`,
    "My neck's been playing up.",
    'My back door was giving way.',
  ],
]

/** Words that say that a part of the body hurts, in what the patient tells. */
export const HURTS =
  /\b(?:pain(?!\s?(?:killer|relief|med|tablet|clinic|patch))(?:s|ful)?|hurt(?:s|ing)?|ach(?:e|es|ing|y)|sore|ouch(?:y)?|ow+|agony|killing me|throbb(?:s|ing)|stabb(?:s|ing)|tender|shoot(?:s|ing) (?:down|up|into|through)|grabb(?:ed|s|ing) me)\b/

/** What takes the pain away again, or puts it elsewhere. */
export const HURTS_NOT =
  /\b(?:no|not|never|without|isn't|doesn't|don't|does not|do not|didn't|n't|any|if|used to)\b/

/** The clinician speaks of the pain as of something that is known. */
export const KNOWN_PAIN =
  /\b(?:the|this|that|your) pain\b(?!\s?(?:killer|relief|med|tablet))|\bwhere (?:exactly )?(?:does|is) it (?:hurt|sore|painful)/

/** Words around a part that say nothing of what is wrong with it. */
export const BESIDE_PART =
  /\b(?:the|an?|one|this|that|these|those|it|is|'s|my|me|his|her|your|our|about|bad|poorly|dodgy|poor|problems?|troubles?|issues?|with|of|on|in|at|side|left|right|both|lower(?=$)|here|there|again|just|been|has|have|all|down|up|doctor)\b|[^a-z\s'-]/g
