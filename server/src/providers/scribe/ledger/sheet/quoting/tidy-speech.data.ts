type Row = readonly [name: string, said: RegExp, told: string, example: readonly [string, string]]

/**
 * Small words that are repeated only while somebody searches for the next one. 'Don't drink, drink
 * water' is two clauses, and so is 'what you need, need not be dear'.
 */
const SMALL =
  "(?:i|we|you|he|she|it|they|that|this|the|an?|my|your|and|but|so|or|if|when|to|in|on|of|for|with|at|by|i'm|i'll|i'd|i've|we're|we'll|we'd|you're|you'll|it's|that's|let's)"
const WORD = `(?:${SMALL}|is|are|was|were|be|have|has|do|can|could|will|would|want|like|need|going|gonna|just)`
/** Before an amount or a time 'like' is a filler; elsewhere it compares or gives an example. */
const AMOUNT =
  '(?=(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|\\d+|half|every|once|twice)\\b)'

/** What is said while searching for words, and what is left when it is written. In this order. */
export const SPOKEN_WORDS: readonly Row[] = [
  ['let us not', /^let's (?=no \w+ing\b)/i, '', ["Let's no running today.", 'no running today.']],
  [
    'said of oneself',
    /^(?:but )?i(?:'ll| will|'d| would) (?:admit|be honest|warn you),? (?:that )?/i,
    '',
    ['I will admit if it is no better, ring us.', 'if it is no better, ring us.'],
  ],
  [
    'who comes',
    /\bi(?:'d| would) like to come (?:back )?and see (?:you|me)\b(?! at home)/gi,
    "I'd like you to come back and see me",
    ["I'd like to come and see you again.", "I'd like you to come back and see me again."],
  ],
  [
    'recommends',
    /\bi'm (?=recommend\b)/gi,
    'I ',
    ["I'm recommend a splint.", 'I recommend a splint.'],
  ],
  [
    'praise before it',
    /^that's (?:really |pretty )?(?:good|great),? (?:so |and |but )(?=(?:you|your|we|i)\b)/i,
    '',
    ["That's good so you have no fracture.", 'you have no fracture.'],
  ],
  [
    'you know',
    /(?<!\b(?:let|as|do|did|if|so|make sure|sure) (?:me )?),?\s*\byou know\b,?(?! (?:what|how|who|where|when|that|about|it|the|to)\b)/gi,
    '',
    ['We can check your, you know, your iron.', 'We can check your your iron.'],
  ],
  [
    'a remark on the talk',
    /(?<!'d )\b(?:i guess|(?:like|as) i (?:said|mentioned)|let's say|to be honest|of course|honestly|basically|essentially|obviously),? /gi,
    '',
    ['Like I said, rest the arm.', 'rest the arm.'],
  ],
  [
    'a name for laymen',
    /\b(?:what (?:we|they)(?:'d| would)? call|something called|what(?:'s| is) called),? /gi,
    '',
    ['This is something called bursitis.', 'This is bursitis.'],
  ],
  [
    'a word that broke off',
    /\b([a-z]+)-,? (?=\1)/gi,
    '',
    ['Use the col- cold pack.', 'Use the cold pack.'],
  ],
  [
    'like between stops',
    new RegExp(`,\\s*like, ${AMOUNT}`, 'gi'),
    ' ',
    ['Rest for, like, a week.', 'Rest for a week.'],
  ],
  [
    'like before an amount',
    new RegExp(`\\b(for|about) like,? ${AMOUNT}`, 'gi'),
    '$1 ',
    ['Rest for like two days.', 'Rest for two days.'],
  ],
  [
    'and so',
    /\band so (?!on\b|forth\b)/gi,
    'and ',
    ['Rest and so hopefully it heals.', 'Rest and hopefully it heals.'],
  ],
  [
    'words said twice',
    new RegExp(`\\b(${SMALL}|${WORD}(?: ${WORD}){1,3}),? \\1\\b`, 'gi'),
    '$1',
    ['If you are, if you are in pain, rest.', 'If you are in pain, rest.'],
  ],
  [
    'several words said twice',
    new RegExp(`\\b(${WORD} ${WORD}),? and \\1\\b`, 'gi'),
    '$1',
    ['Rest, and we can, and we can wait.', 'Rest, and we can wait.'],
  ],
  [
    'a stop behind a small word',
    /\b(if|and|try|take|as|is|of|called|starting|about)\s*, (?!(?:to|the|they|you|it|an?|we|i|that|keep|so)\b)/gi,
    '$1 ',
    ['Try, cranberry juice.', 'Try cranberry juice.'],
  ],
  [
    'begun twice',
    /\b(?:i wanna|i want to|we'll|i'll|let's|i'm gonna|we're gonna),? (?:go ahead and )?(?=(?:we'll|we can|i'll|i'm gonna|i want to)\b)/gi,
    '',
    ["We'll go ahead and we'll see you soon.", "we'll see you soon."],
  ],
  [
    'how it goes',
    / and (?:follow up and )?see how you(?:'re| are)? (?:tolerate|do|doing|getting on)(?: with)? (?:that|it|this)\.$/i,
    ' and see how you do.',
    ['Start the tablets and see how you tolerate that.', 'Start the tablets and see how you do.'],
  ],
  [
    'agreed',
    /,? (?:ok|okay|alright|all right|sound good|that sound good|sounds good)\.$/i,
    '.',
    ['Rest, OK.', 'Rest.'],
  ],
  [
    'stress',
    /^(?:really|obviously|definitely|just|so|yeah),? (?=(?:come back|give (?:me|us)|call|do come)\b)/i,
    '',
    ['Really come back in a week.', 'come back in a week.'],
  ],
  [
    'a topic that only begins',
    /,? (?:and|so|but)(?: then)? (?:as far as|in terms of) (?:your|the) (?:\w+ ){1,3}(?:is|are|goes)(?: concerned)?\.$/i,
    '.',
    ['Rest and then as far as your asthma is concerned.', 'Rest.'],
  ],
  [
    'a reason that only begins',
    /,? (?:because|since|and|but|so) (?:right now|at this point|at the moment|in that (?:[\w-]+ ){1,3}(?:period|time))\.$/i,
    '.',
    ['We will book you in because right now.', 'We will book you in.'],
  ],
  [
    'the last question',
    /,?(?<!\b(?:if|have|with|for|call|in case|about|of|are|there|or))(?: and| so)? (?:do you have )?any (?:other |more )?questions\b[^.?]*[.?]$/i,
    '.',
    ['Wear the boot any questions before you go.', 'Wear the boot.'],
  ],
  ['so', /,? so\.$/i, '.', ['You are healing well, so.', 'You are healing well.']],
]

const COUNT = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'Two three days', 'seven, eight hours'. */
export const RANGES: readonly (readonly [said: RegExp, told: string])[] = COUNT.slice(1).map(
  (more, at) => [
    new RegExp(
      `(?<!\\b(?:take|taking|use|using|give|giving|of|mg|milligrams|tablets?|puffs?),? )\\b${COUNT[at] ?? ''},? ${more}(?= (?:days|weeks|months|hours|glasses)\\b)`,
      'gi',
    ),
    `${COUNT[at] ?? ''} to ${more}`,
  ],
)
