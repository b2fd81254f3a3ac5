import type { Row } from '../../realise/words/rows.ts'

/** What is going to be done. */
export const PLAN_WORDS: readonly Row[] = [
  [
    /^do not (?:going to )?be able to (\w+)\b/,
    'no $1~ing',
    'do not be able to drive',
    'no driving',
  ],
  [
    /^do not (?:(?:be|being|going to be|going to) )*(?=\w{2,}ing\b)/,
    'no ',
    'do not going to be playing basketball',
    'no playing basketball',
  ],
  [
    /\b(?:a|one|1) (day|week|month|year)'s time\b/,
    '1 $1',
    "follow-up in a week's time",
    'follow-up in 1 week',
  ],
  [
    /^follow(?:ing)?[- ]?up with (?:me|you|us|him|her)\b(?: (?:in|at) (?:the|our) (?:clinic|office))?/,
    'follow-up',
    'follow up with you in 2 weeks',
    'follow-up in 2 weeks',
  ],
  [
    /^(?:let's |we will |i will |we are going to |going to |want to |would like to |like to )+(?=\S)/,
    '',
    "let's schedule an mri",
    'mri',
  ],
  [
    /^(?:send off|send for|send out(?: for)?|ordering|order|schedule[ds]?(?: for)?|set up|prescribe|getting|get|run|obtain|do|perform|checking) (?:you |him |her |them )?(?:an? |some |the |more |another )+(?=(?:\S+ ){0,3}(?:x-?rays?|mri|ct|scan|ultrasound|labs?|blood ?work|tests?|panel|level|echocardiogram|ekg|ecg|crutches|brace|splint|sling|boot|rna|imaging|study|biopsy|colonoscopy|endoscopy|elastography)\b)/,
    '',
    'prescribe you some crutches',
    'crutches',
  ],
  [
    /^(?:going to |gonna |go ahead and )?refer(?:ring)? (?:you|him|her|them)(?: (?:back|over|out|up|along|on|in|urgently|straight|today))* to(?: see)? (?:an? |the |our |my |your )?(?=\S)/,
    '',
    'refer you urgently to the dermatology clinic',
    'dermatology clinic',
  ],
  [
    /^nose (?:and|&) throat\b/,
    'ear, nose and throat',
    'nose and throat specialist',
    'ear, nose and throat specialist',
  ],
  [
    /^(?:an? )?(?:referral|consult|consultation) (?:to|with|for) (?:an? |the )?(?=\S)/,
    '',
    'referral to nutrition',
    'nutrition',
  ],
  [/^repeat another (?=\S)/, 'repeat ', 'repeat another echocardiogram', 'repeat echocardiogram'],
  [
    /^(?:another|again an?) (?=(?:\S+ )?(?:mammogram|mri|ct|x-?ray|scan|ultrasound|echocardiogram|colonoscopy|endoscopy|injection|panel|level|test|a1c|ekg)\b)/,
    'repeat ',
    'another mammogram',
    'repeat mammogram',
  ],
  [
    / to (?:look into|see|check|find out)(?: (?:it|that|this))?$/,
    '',
    'tests to look into it',
    'tests',
  ],
  [/^(?:well )?hydrated$/, 'stay hydrated', 'hydrated', 'stay hydrated'],
  [
    /^(?:\w+ )?(leg|foot|arm|hand|knee|ankle|head|wound|area|cast|front door)(?:'s)? (elevated|raised|up|dry|clean|covered|open|unlocked|straight)$/,
    'keep the $1 $2',
    'leg elevated',
    'keep the leg elevated',
  ],
  [
    /^(?:up with|back to|back into|back|on with) (?:the )?(?=\w+ing\b|exercise|activit)/,
    'resume ',
    'back exercising regularly',
    'resume exercising regularly',
  ],
  [
    /^up (?:the )?(?=exercise|diet|good work|physical therapy)/,
    'keep up the ',
    'up the exercise routine',
    'keep up the exercise routine',
  ],
  [/^fuse the (.+)$/, '$1 fusion', 'fuse the big toe joint', 'big toe joint fusion'],
  [/^(?:surgically )?replace the (.+)$/, '$1 replacement', 'replace the knee', 'knee replacement'],
  [
    /^gain(?:ed|ing)? (?=(?:about |more than )?[\d.]+ (?:pounds|lbs?|kg|kilos)\b)/,
    'weight gain of ',
    'gain 3 pounds in 2 days',
    'weight gain of 3 pounds in 2 days',
  ],
  [
    /^(.+)'s (?=(?:getting|not|become|becoming|going|spreading)\b)/,
    '$1 ',
    "headache's getting worse",
    'headache getting worse',
  ],
  [
    /^((?:re-?)?check|review) (?:that|this|those|these) (?=(?:blood )?[a-z]{3,}(?: (?:again|in|at|next|on|after)\b.*)?$)(?!everything|nothing|again)/,
    '$1 the ',
    'check that wound in 2 weeks',
    'check the wound in 2 weeks',
  ],
  [
    /^(?!.*\b(?:not|never|already|it|that|this|them|been|be|was|were)\b)(\S+(?: \S+){0,3}?) (?:requested|ordered|booked|arranged|organi[sz]ed|sorted(?: out)?|under way)$/,
    '$1',
    'knee scan organised',
    'knee scan',
  ],
  [
    /^(?!.*\b(?:not|never|already|it|that|this|them|been|be|was|were)\b)(?:(?:get|have|getting) )?(?:your |his |her |the )?(\S+(?: \S+){0,2}?) (?:re-?checked|repeated|redone)$/,
    'recheck $1',
    'get your liver labs repeated',
    'recheck liver labs',
  ],
  [
    /^(?:your |his |her |the )?(\S+(?: \S+){0,2}?)(?:'s| is) (?:also |now |well |a bit )?overdue$/,
    'arrange overdue $1',
    "your cervical screening's overdue",
    'arrange overdue cervical screening',
  ],
  [
    /^(?:also )?(?:refer(?:ring)?|send(?:ing)?) (?:you|him|her|them) (?:off |over |out )?for (?:an? |some )?(?=\S)/,
    '',
    'referring him for counseling',
    'counseling',
  ],
  [/^(?:(?:talking |talk )?therapy|counseling) (?=(?:cbt|dbt|emdr)$)/, '', 'therapy cbt', 'cbt'],
  [
    /\bweigh (?:him|her|them|the)(?= (?:every|each|daily|once|twice|in|at|before)\b|$)/,
    'weigh',
    'weigh him every morning',
    'weigh every morning',
  ],
  [/^some (?=\S)/, '', 'some ice for the pain', 'ice for the pain'],
]

/** What a clinician concludes: how it stands is read apart. */
export const CONCLUDED_WORDS: readonly Row[] = [
  [
    /^(?:this|that|it)(?:'ll| will| must) be (?:an? |the |your |just )*(?!(?:fine|okay|ok|good|better|gone)\b)(?=\S)/,
    '',
    "this'll be shingles",
    'shingles',
  ],
  [
    /^(?:(?:what|you|you're|you've|he's|she's|are|have|had|it|that|this|all|really|just|me|to|telling|describing|describe|got|here) )*(?:sounds?|looks?|seems?) (?:(?:very much|a lot|more|most|to me|rather|just) )*like (?:an? |the |some )?(?!(?:you|you're|it|it's|he|she|they|we|i|there|that|this|everything|things)\b)(?=\S)/,
    '',
    'describing sounds like pleurisy',
    'pleurisy',
  ],
  [
    /^(?:the |your |his |her )?(?!(?:it|that|this|he|she|they|you|we|i|there|what|who|which|one|\w*thing)\b)([a-z]+(?: [a-z]+)?)(?:'s| is| has) (?:(?:just|only|probably|a bit|slightly|a little|got|also) )*(underactive|overactive|burst|perforated|bruised|sprained|strained|broken|fractured|dislocated|infected|inflamed|torn|pulled|ruptured|slipped|herniated|trapped|pinched|blocked)$/,
    '$2 $1',
    "the ankle's just sprained",
    'sprained ankle',
  ],
  [
    /^(?:(?:as|so) far as )?(?:the |your |his |her )?(?!(?:i|you|he|she|they|we|it|who|everyone|everybody|somebody|family|mother|father|wife|husband|patient)\b)(\S.*?) (?:is|are) concerned$/,
    '$1',
    'as far as the gout is concerned',
    'gout',
  ],
  [
    /^(.+?)(?:'s|,? (?:is|are|was|has been|have been|which is))? (?:(?:very|really|pretty|quite|now|all|currently|poorly|not|better|well|staying|remaining|been) )*(?:stable|well[- ]controlled|controlled|under control|improved|improving|resolved|doing (?:well|great|better|okay|fine|good))$/,
    '$1',
    "depression's stable",
    'depression',
  ],
  [
    /^(?:uncontrolled|poorly controlled|well[- ]controlled|controlled) (?=\S)/,
    '',
    'uncontrolled hypertension',
    'hypertension',
  ],
]
