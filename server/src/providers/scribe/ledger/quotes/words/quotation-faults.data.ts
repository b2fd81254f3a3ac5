/** Each row with an example that it is about and with one that it is not about. */
export type FaultRow = readonly [name: string, pattern: RegExp, example: string, unlike: string]

/** It ends before it has said what it began. */
export const BREAKS_OFF: readonly FaultRow[] = [
  [
    'behind an article or an owner',
    /\b(?:an?|the|your|my|our|their|its)$/i,
    'you were down there in the',
    'it hurts more than that',
  ],
  [
    'behind a word that joins',
    /\b(?:and|or|but|because|if|which|whose|unless|whether|although|than)$/i,
    'we can give you tablets or',
    'i do not think so',
  ],
  [
    'behind somebody and a short verb',
    /\b(?:i|you|we|they|he|she|it|that|there)'(?:m|re|ve|ll|d|s)$/i,
    "you will be ready for the season if you're",
    'that is where it is',
  ],
  [
    'behind a subject',
    /\b(?:and|but|so|because|if|when|or)(?: then)? (?:i|you|we|they|he|she)(?: (?:was|were|am|are|will|would|have|had))?$/i,
    'the nurse will call you and then we',
    'my wife is as tired as i am',
  ],
  [
    'behind an intention',
    /\b(?:gonna|wanna|gon na|wan na|going to|trying to)$/i,
    'for your back we are going to',
    'call us if you need to',
  ],
  [
    'in a question',
    /\b(?:and|but|so),? (?:is|are|was|were|do|does|did|have|has) (?:that|it|you|they|he|she)$|\b(?:have|has|had) (?:you|he|she|they|it) been$|\b(?:have|has) you$/i,
    'they gave you a tablet and is that',
    'that is how long it has been',
  ],
  [
    'behind a preposition',
    /\b(?:into|during|between|among|within|any (?:kind|type|sort) of|(?:on|in|at|of|to|for) for)$/i,
    'they can see whether to give you any kind of',
    'that is what it is for',
  ],
  [
    'before what is like it',
    /\b(?:past|weeks?|months?|years?|days?|times?|pain|medicines?|medications?) like$/i,
    'you had stones in the past like',
    'tell me what it is like',
  ],
  [
    'behind with',
    /\b(?:was|were|am|are|is|been) (?:in )?(?:there |here )?with$/i,
    'you had a high sugar and you were in there with',
    'that is hard to live with',
  ],
  [
    'behind a word that leads over',
    /\b(?:and|but|so|because|or|if|for) (?:probably|maybe|just|also|again|like|right|for)$|\bbut (?:right )?now$|\b(?:if|when|because|whether) (?:that|it|this)$|\b(?:that|this|it|which) (?:just |also )?means$|\band then(?: finally)?(?: in)? \w+ (?:days|weeks|months)$/i,
    'if it does not get better we can get a scan but right',
    'it hurts now and then',
  ],
  [
    'before what it is to do',
    /\b(?:to (?:limit|prevent|make|put|give)|continue to|aren't missing|are n't missing)$/i,
    'you had a diet to prevent to limit',
    'tell me what you have to take',
  ],
  [
    'behind what it rests on',
    /\b(?:based on|due to|depending on|such as|indeed)$/i,
    'this is a normal film, which is no surprise based on',
    'it is what we based it on',
  ],
  [
    'behind a subject without its verb',
    /\b(?:and|but|so) (?:i|you|we|they) (?:(?:just|still|also) )+\w+ing\b/i,
    'i fell down and i just still having',
    'i fell down and i was just walking',
  ],
  [
    'before what is congenital',
    /\ban? (?:congenital|chronic|acute|bilateral|bit of a|little bit of a)$/i,
    'i had a congenital',
    'the pain is chronic',
  ],
  [
    'before a noun',
    /\ba nice(?:,? and)? (?:regular|normal)$/i,
    'you have a nice regular',
    'it is nice and regular',
  ],
]

/** It says nothing by itself, and what it needs stands before it. */
export const LEANS_ON_BEFORE: readonly FaultRow[] = [
  [
    'what it is not',
    /^not (?:the|this|that|those|these|in|on|at)\b/i,
    'Not the parts that are sore',
    'Not sleeping at all',
  ],
  ['gives a reason', /^'?cause\b/i, "'cause I might give you more", 'I might give you more'],
  [
    'asks which of two',
    /^whether\b/i,
    'Whether we have to admit you to hospital',
    'I wonder whether it is broken',
  ],
  [
    'one of something',
    /^(?:\S+ ){0,4}(?:another|this|that) one\b(?! (?:of|is|was|has|that|which|side|time|plus)\b)/i,
    "We'll repeat another one in spring",
    'We use this one of the tablets',
  ],
  [
    'tells what may be the cause of it',
    /^(?:this|that|these|those)(?: \w+ly| just| also)? (?:could|may|might|would|should|will)(?: \w+)? be\b/i,
    'This could be related to your kidneys',
    'This cough could be related to your tablets',
  ],
  [
    'tells what it needs',
    /^(?:this|that|it|these|those|they)(?: just| also| only)? needs?\b/i,
    'It needs to be checked every spring',
    'The mole needs to be checked',
  ],
  [
    'does something with it',
    /\b(?:repeat|recheck|check|redo|stop|continue|increase|decrease|maintain|monitor) (?:it|that|them|those|this)(?:,? (?:again|today|then|now|as well|too|for now|next \w+|every \w+|in \w+ \w+))*(?:$|,? (?:and|but|so)\b)/i,
    "Let's just repeat it then",
    'I want to repeat that scan',
  ],
  [
    'how often to take it',
    /^(?:\S+ ){0,5}(?:take|use) (?:that|it|them) (?:once|twice|\w+ times|every|daily|at|in the)\b/i,
    'I want you to take that once a day',
    'I want you to take that tablet once a day',
  ],
  [
    'where to go with it',
    /\b(?:a ?(?:and|&) ?e|er|emergency (?:room|department)|hospital|ambulance|999|911) (?:for|with|about) (?:that|it|this|those|these|them)$/i,
    'You need to go to the emergency room for that',
    'You need to go to the emergency room for the chest pain',
  ],
  [
    'one of several',
    /^(?:(?:so|and|or|if|with) )*(?:you (?:get|have|notice) )?(?:any|either|all) of (?:that|this|these|those|them)\b/i,
    'Any of those symptoms and you go to hospital',
    'Any of the three tablets will do',
  ],
  [
    'not to wait for it',
    /\bwait for (?:that|it|this)$/i,
    "If you feel ill, don't wait for that",
    "If you feel ill, don't wait for the visit",
  ],
  [
    'after so many of them',
    /^(?:and |but |so )*if\b.*\b(?:after (?:the )?(?:one|two|first|second|third)(?: one)?(?=[\s,]*(?:$|,|call|ring|go|come|dial|phone))|(?:after )?(?:taking|using) (?:it|one|that|them)\b)/i,
    'If it has not gone ten minutes after the second, ring us',
    'If it has not gone after one week, ring us',
  ],
  [
    'for something',
    /\b(?:surgery|surgeries|operations?|treatment|treated|tablets|medicines?|medications?|something|injections?|antibiotics) for (?:that|it|this)(?: too| as well| before)?$/i,
    "I've had injections for that too",
    'I had surgery for my knee',
  ],
]

/** No medicines: for one of several problems. */
export const OF_ONE_PROBLEM =
  /\b(?:don't|do not|no)\b.*\bneed\b.*\bany (?:medications?|medicines?|meds|tablets|treatment|surgery)\b/i

/** How a clinician names the problem that is spoken of. */
export const TOPIC =
  /\bfrom an? [a-z]+(?: [a-z]+)? standpoint\b|\bfor your (?:first|second|third|fourth|fifth|next|last|final|other) (?:problem|diagnosis|issue)(?:,? of| which is)?,? (?:your |the )?[a-z]+(?: [a-z]+){0,2}|\b(?:as far as|in terms of|regarding|when it comes to) (?:your|the) [a-z]+(?: [a-z]+)?/gi

/** They stand for what was named before; better with it. */
export const STANDS_FOR_OTHERS: readonly FaultRow[] = [
  [
    'how they look',
    /^(?:they|those|these)(?:'re| are| were| look(?:ed)?| seem(?:ed)?)\b/i,
    'They look completely normal',
    'The films look completely normal',
  ],
  [
    'how it is',
    /^it(?:'s| is| was) (?:also |all )?(?:dry|clean|intact|normal|clear|elevated|high|low|warm|stable|red|tender)\b/i,
    "It's dry and intact",
    "It's only my knee",
  ],
]

/** What somebody else would do, in a patient's words. */
export const DONE_BY_OTHERS: readonly FaultRow[] = [
  [
    'what he would do',
    /^(?:he|she|they)(?:'d| would|'ll| will| wanted)\b/i,
    'He would do an operation',
    'My doctor would do an operation',
  ],
  [
    'what the clinician does, asked back',
    /^you (?:do an?|mean|want me|put|stick|think)\b/i,
    'You do a needle in my knee',
    'You told me to rest my knee',
  ],
]

const BODY_PARTS =
  'you|heart|lungs?|chest|back|belly|abdomen|stomach|tummy|knees?|ankles?|foot|feet|toes?|legs?|calf|calves|hips?|shoulders?|elbows?|wrists?|hands?|fingers?|arms?|neck|throat|mouth|ears?|eyes?|nose|skin|head|face|spine|ribs?|muscles|joints?|pulses?|reflexes|strength|breathing'

/** Praise, which may stand before a decision in the same sentence. */
export const ENCOURAGES: readonly FaultRow[] = [
  [
    'encouragement',
    /\bone of the best things (?:that )?you can do\b|\bproud of you\b|\bkeep up the good work\b|\byou(?:'re| are) doing (?:great|awesome|a great job)\b/i,
    'You are doing great with the diet',
    'You are doing the stretches',
  ],
]

/** Talk that nobody would look for in a note. */
export const BESIDE_THE_POINT: readonly FaultRow[] = [
  [
    'a promise',
    /\bget you (?:all )?(?:fixed up|(?:back )?out there)\b(?!.*\b(?:with|by|surgery|splint|cast|brace|injections?)\b)/i,
    'We will get you fixed up and back on the bike',
    'We will get you fixed up with a splint',
  ],
  [
    'who comes next',
    /\bnurse (?:will|'ll|is (?:gonna|going to)) (?:be|come) (?:right |back )?in\b(?!.*\b(?:give|inject|draw|remove|change|schedule|set up|vaccinate|help)\b)/i,
    'The nurse will be in shortly',
    'The nurse will come in to draw your blood',
  ],
  [
    'what is examined next',
    new RegExp(
      `^(?:i'm|i am) (?:just )?(?:gonna|gon na|going to) (?:go ahead and )?(?:check out|check|feel|examine|listen to|press on) (?:(?:your|the|that|this|both|on) )*(?:(?:left|right|lower|upper) )*(?:${BODY_PARTS})\\b(?!.*\\b(?:no|not|normal|clear|there|fine|don't|do n't|today|level\\w*|labs?|blood|urine|every|again|week\\w*|month\\w*|with|scan|x-?ray|ultrasound|for)\\b)`,
      'i',
    ),
    "I'm just gonna check out your heart and lungs",
    "I'm gonna check your thyroid levels",
  ],
  [
    'an offer to explain',
    /\b(?:if you want me to|let me) explain\b(?:(?! (?:i|we|you)(?:'|\b)).)*$/i,
    'If you want me to explain anything more',
    'That would explain the pain',
  ],
  [
    'how to behave in the room',
    /^(?:(?:just|now|please|and|go ahead and|(?:can|could) you(?: just)?) )*take (?:(?:a|some|another) )?(?:(?:nice|big) )*deep breaths?\b|^(?:you can )?(?:close|open|put on) your gown\b|^(?:why do ?n['’]t you )?come with me\b/i,
    'Just take a nice deep breath',
    "I can't take a deep breath",
  ],
  [
    'what the hand points at',
    /^(?:you|we|it|there)(?:'ve| have| see| is| are|'s)? (?:\w+ ){0,3}(?:over|right|up|down) (?:there|here)(?:,? (?:ok|okay))?$/i,
    'You have bumps over there',
    'The swelling of the heel is over here',
  ],
  [
    'what it costs',
    /^(?!.*\b(?:afford|stop\w*|quit|skip\w*|miss\w*|half|ration\w*|without|ran out|can['’]t|can not|could ?n['’]t|too much|expensive)\b).*(?:\b(?:discount|co-?pay|coupon)\b|\$ ?\d)/i,
    'With the discount it should be ten dollars',
    "It is $ 300, and I can't pay for it",
  ],
  [
    'whom to see on the way out',
    /\b(?:see|stop by|talk to|speak (?:to|with)|tell) (?:\w+ )?(?:(?:surgery|surgical) )?(?:schedulers?|receptionist|front desk)\b(?!.*\b(?:days?|weeks?|months?|years?)\b)/i,
    'I will have you see our surgery scheduler on the way out',
    'Tell the front desk six months',
  ],
  [
    'where a number is',
    /\b(?:leave|put|send) (?:\w+ ){0,2}number (?:in|on)\b|\bleave (?:that|it|this) with me\b/i,
    "I'll leave that number in your notes",
    'The number of attacks is in the notes',
  ],
  [
    'what is done for others',
    /\b(?:you|we|they|people) (?:(?:would|can|usually|normally|often|just) )*(?:use|give|take|prescribe) (?:(?:it|them) )?(?:for|in|to|on|with) (?:(?:young|small|little|most|many|some) )*(?:children|kids|babies|adults|people|patients|men|women)\b/i,
    'It is a weak one that we use for children',
    'We use a weak one for your eczema',
  ],
  [
    'what is done in a like case',
    /\blike (?:if |when )?you have an? [a-z]+,? (?:and |then )?(?:we|you) (?:(?:just|would|usually) )*(?:give|take)\b/i,
    'It is relief, like you have a fever we just give a tablet',
    'If you have a fever, take a tablet',
  ],
  [
    'what tests are for',
    /^(?:we|they|it|that|this) (?:(?:usually|normally|just|also|will|would|can) )*(?:looks?|checks?|tests?|screens?) (?:at|for) (?:things|stuff|all kinds of things|everything) like\b/i,
    'We look at things like anaemia and how the liver works',
    'We look at the scan on Monday',
  ],
  [
    'what others get',
    /^(?:most|some|many|a lot of|lots of) (?:(?:other|of the time) )*(?:people|patients|women|men|children|kids)\b(?!.*\b(?:i|my|me|we|our|us|at (?:work|home|school))\b)/i,
    'Some people get a rash from it',
    'Some of the rash is older',
  ],
  [
    'what an illness is',
    /, (?:the|that) one where (?:an?|you|your|the|it)\b/i,
    'Scurvy, the one where you lose your teeth',
    'It is the knee, the one where I had a fall',
  ],
  [
    'what an animal did',
    /\b(?:the|my|our|his|her|their) (?:dog|cat|puppy|kitten|pet|horse)s? (?:is|was|were|has|had|keeps?|kept|likes?|liked|would)\b(?!.*\b(?:bit|bitten|biting|scratch\w*|allerg\w*|tripped|rash|sick|ill|died|fleas?|ticks?|worms?|ringworm|fell|hit|pulled|jumped)\b)/i,
    'I noticed the dog was licking my hand',
    'The dog has bitten my hand',
  ],
  [
    'an examination in general',
    /^your (?:physical,? )*(?:physical )?exam(?:ination)? (?:looks|is|was) (?:pretty |really )?(?:fine|good|okay|great)$/i,
    'Your physical examination looks fine',
    'Your knee exam is fine apart from the swelling',
  ],
]

/** Signs to look out for, of which the advice comes in the next sentence. */
export const LOOKS_OUT =
  /\blook out for\b|\bthings? (?:i want you |i'd like you )?to (?:watch(?: out)?(?: for)?|think about)\b/i

/** Where to get help, and what to leave. */
export const ADVISES =
  /\b(?:call|come|ring|contact|return|go (?:to|straight)|see (?:me|us)|seek|let (?:me|us)|give (?:me|us)|book|stop)\b/i

/** What to do, or what is done, where the condition comes true. */
export const CONSEQUENCE =
  /\b(?:call|come|return|bring (?:him|her|them)|go|stop|let|see|need|ring|should|would|will|want|help|recommend|tak(?:e|ing)|try|advise|might|may|can|contact|reach out|seek|attend|hold|give|use|book|make an|then|gonna|gon na|going to|have to|must|feel free|in touch)\b|(?:'d|'ll)\b/i

/** Behind the comma of a condition, what it would mean: 'the next step is an operation', 'nine nine nine'. */
export const TELLS_WHAT_FOLLOWS =
  /,\s+(?:then\s+)?(?:(?:the|our|your|a|my)\s+)?(?:(?:next|best|only|other|safest|usual|first|good)\s+)*(?:[\w-]+\s+)?(?:steps?|options?|plan|thing|choice|treatment|answer|surgery|operation)\s+(?:is|are)\s+\w|,\s+(?:then\s+)?(?:that|this|there)(?:'s|\s+is|\s+means)\s+\w+\s+\w|,\s+(?:(?:then\s+)?(?:it|that)(?:'s|\s+is)\s+(?:an?\s+)?|straight\s+to\s+)?(?:nine\s+nine\s+nine|nine\s+one\s+one|999|911|112|an\s+ambulance|a\s?(?:and|&)\s?e)\b/i

/** Words around a condition that lead to it and tell no consequence. */
export const LEADS_TO_CONDITION =
  /^(?:.*\b(?:otherwise|however|again|meantime|please|but|and|so|about is|out for|you know|of course)\b|(?:while (?:you|we)(?:'re| are) waiting\b[^,]*,?\s*)+)?[\s,]*$/i
