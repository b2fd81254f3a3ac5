/** Words between two sentences; they go with the second one. */
export const LINKS = '(?:(?:and|but|so|then|now|okay|ok|alright|yeah)[\\s,]+)*(?:also[\\s,]+)?'

const US = '(?:i|we)'
const WILL = "(?: ?['’]ll| will)"
const GOING = "(?: ?['’](?:m|re)| am| are)(?: also| just)? (?:going to|gon ?na)"

type Row = readonly [name: string, pattern: string, example: string]

/** How a sentence begins that decides or tells to do something. */
export const DECIDES: readonly Row[] = [
  [
    'I want',
    `${US}(?: do| also| really| just| still)* (?:want|wan ?na|need|recommend|encourage|advise)\\b`,
    'i also want you to walk',
  ],
  [
    'I would like',
    `${US}(?: ?['’]d| would)(?: also| really| just)* (?:like|recommend|suggest|avoid)\\b`,
    'i would like you to walk',
  ],
  ['I am going to', `${US}${GOING}\\b`, "i 'm gon na order a scan"],
  ['I will', `${US}${WILL}\\b`, "we 'll call you"],
  [
    'let me know',
    '(?:just )?(?:let (?:me|us) know|give (?:me|us) a call)\\b',
    'let me know if it hurts',
  ],
  ['let us', "let ?['’]s\\b", "let 's stop the tablets"],
  ['you are going to', `you${GOING}\\b`, "you 're going to need a cast"],
  ['you can', `you(?:${WILL}| can| should| need to| must)\\b`, 'you should rest'],
]

/** How else one begins where nobody sets marks. */
export const BEGINS: readonly Row[] = [
  [
    'a topic',
    '(?:for|from|in terms of) (?:your|the) (?:first|second|third|fourth|fifth|next|last|final|other)\\b',
    'for your second problem we wait',
  ],
  [
    'an opinion',
    "i(?: do| really| do n['’]t| don['’]t| also)? think\\b",
    'i do think it is a cold',
  ],
  [
    'an instruction',
    '(?:continue|keep|be sure to|make sure|please|weigh yourself|call (?:me|us)|come back|stay off|avoid|go ahead and)\\b',
    'weigh yourself every day',
  ],
  [
    'what was found',
    'i (?:reviewed|looked|see|saw)\\b|your (?:\\w+ ){1,3}(?:is|are|looks?|shows?|showed|should)\\b',
    'your left lung is clear',
  ],
  [
    'what I do',
    `what ${US}(?: ?['’](?:m|d|ll|re)| am| would| will| are| want)\\b`,
    "what i 'd like to do is wait",
  ],
  ['what you have', 'you(?: do)? have (?:an?|some|this|that|what)\\b', 'you do have a cold'],
  [
    'what I know',
    "i (?:know|mean|apologize|appreciate|do n['’]t (?:see|feel|appreciate))\\b",
    'i know it hurts',
  ],
  [
    'what would be best',
    "it(?: ?['’]d| would) be (?:best|better|good|great|helpful|important)\\b",
    'it would be best to rest',
  ],
  ['why not', "why do ?n['’]t (?:we|you)\\b", "why don't we wait"],
  ['an examination', 'on your (?:\\w+ ){1,3}exam\\b', 'on your heart exam'],
  ['let me', 'let me\\b', 'let me look'],
  ['might', '(?:you )?might (?:try|want)\\b', 'you might try ice'],
  [
    'a question',
    '(?:do you|does (?:that|it|this)|did you|are you|have you|how (?:are|does|do|did|has|have|about)|what (?:kind of )?questions|what do you|is that (?:correct|right|okay)|is there any|any (?:other )?questions?|can you|could you|would you|anything else)\\b',
    'do you have a cough',
  ],
]

/** Behind these words the same sentence goes on, with 'and' or without. */
export const GOES_ON =
  /\bgo ahead(?: and)?\s*$|\b(?:what|which|any|whatever|all the|how) \w+\s*$|\b(?:if|when|that|because|to|is|are|be|can|should|must|will|would|could)\s*$/i
/** 'Doing okay' ends nothing. */
export const IS_OKAY = /\b(?:doing|feel|feeling|looks?|(?:it|that) ?['’]s)\s*$/i
/** Behind these it goes on where nothing links it to the next. */
export const HOLDS =
  /(?:^|\s)(?:if|when|whenever|that|what|which|who|where|why|how|because|['’]?cause|since|as|before|after|until|till|unless|while|than|or|whether|i|we|you|they|it|to|not|never|cannot|nobody|people|folks|patients|n['’]t|\w+n['’]t|just|really|think|thought|hope|know|say|said|sure|wish|guess|believe|feel|mean|help|have|give|gave|tell|told|show|make|get|everything|something|anything|all|way|things?|(?<!that )time|reason|prescribe|from|based on|about|into|medications?|medicines?|of|the|an?|your|my|this|with|can|should|could|would|will|do|did|please|like|na|let ?['’]s|\w+ ?['’]ll)[\s,]*$/i

const BEFORE = `^[\\s,]*${LINKS}`
/** What begins so waits for its main clause. */
export const WAITS = new RegExp(
  `${BEFORE}(?:if|when|once|since|in case|depending|after|until|unless|while|within|during)\\b`,
  'i',
)
export const OPENS_TOPIC = new RegExp(
  `${BEFORE}(?:(?:as )?far as|for|from|in terms of|what)\\b`,
  'i',
)

/** Asks, whatever mark stands behind it. */
export const ASKS =
  /^(?:i )?(?:do you|does (?:that|it|this)|did you|are you|have you|has (?:it|that)|is (?:that|there|it)|how(?:['’]s| (?:are|is|does|do|did|has|have|about|much|long))|what (?:kind|questions|do|did|about|are|is)|what['’]s|any (?:other )?(?:questions?|issues|problems)|can you|could you|would you|who|when did|where (?:do|is|are)|anything else(?: \w+){0,4}[.]?$|ever\b)(?!\w)|\b(?:is (?:that|it) (?:correct|right|okay|to|in|just)|are you|did you|do you|(?<!(?:to|will|'ll|we|na|should) )have you (?:ever|been|had|noticed|tried)|how (?:is|are|does|do|did) (?:that|things|it)|does (?:that|it|this))\b/i
