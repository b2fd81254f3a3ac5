import type { Row } from '../../../../../clinical/realise/words/rows.ts'

const BE_HERE =
  '(?:(?:also|just|really|actually|probably|still|now|only|kind of|sort of) )*(?:not|been|gone|got|a|an|the|very|quite|so|too|pretty|all|good|fine|ok|okay|normal|better|worse|high|low|sore|stiff|swollen|numb|tender|painful|bad|red|hard|itchy|\\w{2,}ing)'

/** Short forms and what they stand for; the rows apply in turn. What may stand for two things stays. */
export const CONTRACTIONS: readonly Row[] = [
  [/\b(?:can't|cannot|can not)\b/gi, 'cannot', "It can't be.", 'It cannot be.'],
  [/\bwon't\b/gi, 'will not', "It won't heal.", 'It will not heal.'],
  [/\b(\w+)n't\b/gi, '$1 not', "It didn't heal.", 'It did not heal.'],
  [/\b(I)'m\b/gi, '$1 am', "I'm cold.", 'I am cold.'],
  [/\b(you|we|they)'re\b/gi, '$1 are', "You're cold.", 'You are cold.'],
  [/\b(I|you|we|they)'ve\b/gi, '$1 have', "I've slept.", 'I have slept.'],
  [/\b(\w+)'ll\b/gi, '$1 will', "We'll see.", 'We will see.'],
  [
    /\b(I|you|we|he|she|they|it)'d (?=(?:\w+ly |also |just |still )?(?:been|had|\w{2,}ed)\b)/gi,
    '$1 had ',
    "I'd noticed it.",
    'I had noticed it.',
  ],
  [
    /\b(I|you|we|he|she|they|it)'d (?=(?:\w+ly |also |just |still )?(?:like|love|be|recommend|suggest|want|need|prefer|do|get|have|say|give|take)\b)/gi,
    '$1 would ',
    "I'd like that.",
    'I would like that.',
  ],
  [
    /\b(it|that|there|everything|nothing|what)'s (?=(?:\w+ly |also |just |still )?(?:been|had|gotten|got|become|started|stopped)\b)/gi,
    '$1 has ',
    "It's been cold.",
    'It has been cold.',
  ],
  [/\b(it|that|there|everything|nothing|what)'s\b/gi, '$1 is', "That's fine.", 'That is fine.'],
  [
    /\b(?!(?:he|she|who|let)\b)([a-z]{2,})'s (?=(?:also |just |really |now )*(?:been|gone|got)\b)/gi,
    '$1 has ',
    "The arm's been sore.",
    'The arm has been sore.',
  ],
  [
    new RegExp(`\\b(?!(?:he|she|who|let)\\b)([a-z]{2,})'s (?=${BE_HERE}\\b)`, 'gi'),
    '$1 is ',
    "The arm's a bit sore.",
    'The arm is a bit sore.',
  ],
  [/\b(?:gonna|going to)\b/gi, 'going to', 'It is gonna heal.', 'It is going to heal.'],
  [/\bwanna\b/gi, 'want to', 'I wanna sleep.', 'I want to sleep.'],
  [/\b(?:got to|gotta)\b/gi, 'got to', 'I have gotta go.', 'I have got to go.'],
  [/(?<![\w'])'cause\b/gi, 'because', "'cause it hurts", 'because it hurts'],
  [/\blet's\b/gi, 'let us', "Let's wait.", 'let us wait.'],
]
