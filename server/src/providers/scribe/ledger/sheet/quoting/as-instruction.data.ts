/** How a spoken sentence begins, what stands for it on a sheet, and an example of both. */
interface Lead {
  readonly said: RegExp
  readonly told: string
  readonly example: readonly [spoken: string, written: string]
}

const AHEAD = '(?:(?:go ahead and|go and|also|just|then|actually|really) )*'
const GOING = `(?:I'm|I am|we're|we are) ${AHEAD}(?:gonna|going to)`

/** The first row that fits counts. What is told without a subject is told to the patient. */
export const LEADS: readonly Lead[] = [
  {
    said: new RegExp(
      `^(?:I|we)(?:'d| would| do| really| also| still)* (?:want|like|need) you to ${AHEAD}`,
      'i',
    ),
    told: '',
    example: ['I really want you to go ahead and rest the arm.', 'Rest the arm.'],
  },
  {
    said: /^(?:what|(?:the |another |an)?(?:other|first|next|main|only) things?|(?:one|another) thing)(?: that)? (?:I|we)(?:'d| would| do)?(?: really| also| just)? (?:like|want|need) you to (?:do|try|think about)(?: now| today| for (?:me|us|now))?,? (?:is|are),? (?:just )?(?:(?:I|we)(?:'d like| would like| want) you )?(?:to )?(?:maybe |try and |try to )*/i,
    told: '',
    example: ["The other thing I'd like you to do is try and walk daily.", 'Walk daily.'],
  },
  {
    said: /^(?:the )?(?:best )?things? (?:that )?you can do(?: to (?:really )?help(?: yourself)?(?: \w+){0,3})?,? (?:is|are),? (?:to )?(?:you can )?/i,
    told: '',
    example: ['Things you can do to help yourself is get plenty of rest.', 'Get plenty of rest.'],
  },
  {
    said: /^what (?:I|we)(?:'m| am|'re| are) recommending,? is,? (?:that )?(?:I want you to |you (?:should )?|to )/i,
    told: '',
    example: ["What I'm recommending is I want you to drink a lot.", 'Drink a lot.'],
  },
  {
    said: /^(?:I|we)(?:'d| would) say,? (?:maybe )?(?=(?:take|rest|stay|keep|avoid|try)\b)/i,
    told: '',
    example: ['I would say maybe take a day off.', 'Take a day off.'],
  },
  {
    said: /^(?:maybe )?why don't you (?=(?:take|try|keep|stay|cut|come|rest|use|stop|start|go)\b)/i,
    told: '',
    example: ["Why don't you cut down to two glasses a week.", 'Cut down to 2 glasses a week.'],
  },
  {
    said: /^I(?:'d| would)(?: just| probably| definitely| certainly)? (continue|avoid|stay|rest)(?= (?!you\b)\w)/i,
    told: '$1',
    example: ['I would just continue with the exercises.', 'Continue with the exercises.'],
  },
  {
    said: /^let's (?:just )?(?:go ahead and )?(?=continue to )/i,
    told: '',
    example: ["Let's continue to ice it.", 'Continue to ice it.'],
  },
  {
    said: new RegExp(
      `^(?:${GOING}|(?:I|we)(?:'ll| will)|why don't we) have you (?!on\\b|in\\b|back\\b|scheduled\\b|seen\\b)`,
      'i',
    ),
    told: '',
    example: ["I'm gonna have you wear a sling.", 'Wear a sling.'],
  },
  {
    said: /^(?:have you (?=(?:return|come back|follow up|continue) (?:in|to|on|with|for|after|next)\b)(?!return to\b)|I(?: would)?(?: really| also)? encourage you to )/i,
    told: '',
    example: ['Have you return in a year.', 'Return in a year.'],
  },
  {
    said: new RegExp(
      `^(?:(?:let's|${GOING}|(?:I|we)(?:'ll| will|(?: do| also)* (?:wanna|want to)|(?:'d| would) like to)) ${AHEAD}continue (?:you )?|continue you )(?!to\\b)(?:on |with )?`,
      'i',
    ),
    told: 'Continue ',
    example: ["Let's go ahead and continue you on the ramipril.", 'Continue the ramipril.'],
  },
  {
    said: new RegExp(`^what ${GOING} do,? is,? (?:(?:${GOING} |I'll |we'll |to )${AHEAD})?`, 'i'),
    told: 'We will ',
    example: ["What I'm gonna do is I'm gonna order a scan.", 'We will order a scan.'],
  },
  {
    said: new RegExp(`^what (?:I|we)'ll do,? is,? (?:(?:I'll |we'll |to )${AHEAD})?`, 'i'),
    told: 'We will ',
    example: ["What we'll do is we'll repeat the test.", 'We will repeat the test.'],
  },
  {
    said: new RegExp(`^what (?:I|we)(?:'d| would) like to do,? is,? (?:to )?${AHEAD}`, 'i'),
    told: 'We would like to ',
    example: ["What I'd like to do is increase the dose.", 'We would like to increase the dose.'],
  },
  {
    said: new RegExp(`^(?:I think )?${GOING} (recommend|suggest|advise) `, 'i'),
    told: 'We $1 ',
    example: ["I'm gonna recommend some rest.", 'We recommend some rest.'],
  },
  {
    said: new RegExp(`^${GOING} (?:need to |have to )?${AHEAD}`, 'i'),
    told: 'We will ',
    example: [
      "I'm also gonna go ahead and refer you to a hand surgeon.",
      'We will refer you to a hand surgeon.',
    ],
  },
  {
    said: new RegExp(`^(?:I|we)(?:'ll| will) ${AHEAD}`, 'i'),
    told: 'We will ',
    example: ["I'll just see you back in a month.", 'We will see you back in a month.'],
  },
  {
    said: new RegExp(
      `^let's ${AHEAD}(?=(?:order|get|do|check|schedule|start|increase|reduce|refer|see|send|repeat|recheck|put|have|take a look|keep (?:an eye|monitoring|you)|add|monitor|give|plan|set)\\b)`,
      'i',
    ),
    told: 'We will ',
    example: ["Let's go ahead and order a chest x-ray.", 'We will order a chest x-ray.'],
  },
  {
    said: new RegExp(`^(?:I|we)(?: do| also| just| really)* (?:wanna|want to) ${AHEAD}`, 'i'),
    told: 'We would like to ',
    example: ['I wanna go ahead and order a lipid panel.', 'We would like to order a lipid panel.'],
  },
  {
    said: new RegExp(`^(?:I|we)(?:'d| would)(?: also)? like to ${AHEAD}`, 'i'),
    told: 'We would like to ',
    example: ["I'd also like to get a urine sample.", 'We would like to get a urine sample.'],
  },
  {
    said: /^(?:in your case, )?I(?:'d| would|'ll| will| do)?(?: then| also| always| strongly| highly| probably| certainly| definitely| just| really)* (recommend|suggest|advise) /i,
    told: 'We $1 ',
    example: ["I'd probably recommend a soft collar.", 'We recommend a soft collar.'],
  },
  {
    said: /^(?:we think )?(?:we can|we could probably) /i,
    told: 'We can ',
    example: ['We can check your iron.', 'We can check your iron.'],
  },
  {
    said: new RegExp(`^(?:I|we)(?: do| also)* need to ${AHEAD}`, 'i'),
    told: 'We need to ',
    example: ['I do need to get an ultrasound of it.', 'We need to get an ultrasound of it.'],
  },
  {
    said: /^(?:my impression(?: here| of you)?(?: at this time)? is(?: that)?|(?:what )?I (?:do |really |unfortunately )*(?:think|believe) (?:that )?(?:we're dealing with is|you(?:'re| are) dealing with is)) (?=(?:you|this|it|your)\b)/i,
    told: 'We think ',
    example: ['My impression is that you have a cold.', 'We think you have a cold.'],
  },
  {
    said: /^what I think (?:we're|you're) dealing with is /i,
    told: 'We think this is ',
    example: ["What I think we're dealing with is a strain.", 'We think this is a strain.'],
  },
  {
    said: /^I(?:'m| am) (?:a (?:little )?(?:bit )?)?(concerned|worried) that /i,
    told: 'We are $1 that ',
    example: ["I'm concerned that this is a clot.", 'We are concerned that this is a clot.'],
  },
  {
    said: /^I (?:don't|do not) (?:think|believe) (?:that )?(?=(?:you|this|it|that|we)\b)/i,
    told: 'We do not think ',
    example: ["I don't think you need antibiotics.", 'We do not think you need antibiotics.'],
  },
  {
    said: /^(?:having (?:listened|looked)[^,]{3,40}, |(?:based|looking) [^,]{3,40}, |no, |unfortunately,? )*I(?: do| also| really| unfortunately)* (?:think|believe) (?:that )?(?=(?:you|your|this|it|that|we)\b)/i,
    told: 'We think ',
    example: ['I think this is bronchitis.', 'We think this is bronchitis.'],
  },
]

/** Not what somebody else would say of themselves: 'if you feel I can't go on'. */
const OWN =
  '(?<!\\b(?:think|thinking|feel|feeling|like|say|saying|ask|asking)(?: that| like)?,? )\\b'

/** Behind the lead, or in what was said to the patient anyway. */
export const WORDS: readonly (readonly [said: RegExp, told: string])[] = [
  [new RegExp(`\\b${GOING} ${AHEAD}`, 'gi'), 'we will '],
  [/\bI(?:'ll| will) (?:go ahead and |just )?/g, 'we will '],
  [/\bI (?:also |do |just )?(?:wanna|want to) (?:go ahead and )?/g, 'we would like to '],
  [/\bI (?:also |do |just )?(?:want|need) you to /g, 'we would like you to '],
  [/\bI(?:'d| would) like /g, 'we would like '],
  [/\bI (?:do )?think\b/g, 'we think'],
  [/\bI (?:don't|do not) think\b/g, 'we do not think'],
  [new RegExp(`${OWN}I(?:'m| am)\\b`, 'g'), 'we are'],
  [new RegExp(`${OWN}I was\\b`, 'g'), 'we were'],
  [new RegExp(`${OWN}I(?='(?:d|ve)\\b)`, 'g'), 'we'],
  [
    /(?<!\b(?:think|thinking|feel|feeling|like|say|saying|ask|asking)(?: that| like)?,? )\bI (?=(?:can|could|may|might|would|have|had|need|want|give|gave|leave|left|mention|mentioned|prescribe|recommend|see|saw|do|did|know|told|said|really|also|just|don't)\b)/g,
    'we ',
  ],
  [/\bmy (?=(?:colleagues?|nurses?|assistant|office|team|notes|clinic|staff|partner)\b)/gi, 'our '],
  [/(?<=\b(?:let|give|call|see|tell|contact|message|ring|with|to|for|next to|from) )me\b/gi, 'us'],
  [/^continue you (?:on |with )?/i, 'Continue '],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/(?<!\w)'cause\b/gi, 'because'],
  [/\bgo ahead and /gi, ''],
  [/\b(?:kind of|kinda|sort of) /gi, ''],
  [/\bjust (?=(?:to|because|give|call|come|keep|use|take|let|see|make|order|in case)\b)/gi, ''],
  [/,? (?:ok|okay|alright|all right)\.$/i, '.'],
  [/,? (?:also|as well|actually|too)\.$/i, '.'],
  [/\bone (to|or) (?=\d)/gi, '1 $1 '],
  [/(\d) milligrams?\b/gi, '$1 mg'],
  [/(\d) percent\b/gi, '$1%'],
]

/** What is said to the patient needs no lead. */
export const TO_PATIENT =
  /^(?:you(?:'ll|'re|'d)?|your|if|when|once|please|call|come|avoid|keep|continue|take|use|drink|make|be sure|be mindful|try|stop|rest|ice|go|let (?:me|us) know|do|don't|eat|apply|return|follow|start|finish|wear|elevate|see|book|ring|contact|stay|watch|monitor|check|bring|get|weigh|increase|refrain|remember|push|schedule|give (?:me|us) a call|feel free|either|ensure|think about|consider|definitely|certainly|just|the best (?:thing|treatment)|the next step|the nurse|before (?:your|the)? ?\w+|after (?:your|that|the|those) \w+|based on|depending on|for the next|for now|in the meantime|in addition|this (?:is(?! your)|seems|looks|sounds|could|may|might)|it (?:could|may|might) be|it(?:'s| is| would be| may be) (?:also |probably |very |really |certainly )*(?:likely|worth|important|best)|no \w+ing|normally you|unfortunately,? you|(?:that|this) includes)\b/i

const NTH = '(?:first|second|third|fourth|next|last|final|other)'
const SPEAKS = "(?:I|I'm|I'll|I'd|we|we're|we'll|let's|you|you're|continue)"

/** What a sentence is about, said before it: 'For your next problem of your migraines, let's …' */
export const ABOUT: readonly RegExp[] = [
  new RegExp(
    `^for (?:(?:you|your|the) ${NTH} (?:problem|issue|thing),? (?:(?:of|for|with) )?)?(?:your|the|this) (?!(?:${NTH}|time|most|rest|record|one|two|three|four|five|six|few|weekend|day|week|month|moment|future)\\b)([\\w' -]{3,40}?)(?: again)?,? (?=${SPEAKS}\\b)`,
    'i',
  ),
  new RegExp(`^from an? ([\\w -]{3,30}) standpoint,? (?=${SPEAKS}\\b)`, 'i'),
  new RegExp(`^in terms of your ([\\w -]{3,30}),? (?=${SPEAKS}\\b)`, 'i'),
]

/** Words before a sentence that only lead on to it. */
export const LEADS_ON = new RegExp(
  `^(?:(?:also|again|anyway|secondly|as well as that)\\b,? (?!(?:of|the|if)\\b)|for (?:you|your|the) ${NTH} (?:problem|issue|thing),? (?=I think\\b|I'm\\b|let's\\b))+`,
  'i',
)

/** Words before a sentence without which it would say something else. */
export const STAYS_FIRST =
  /^(then|otherwise|in the meantime|after that|next|from there|now),? (?=\S)/i

/** Said while searching for words. */
export const FILLERS = /,\s*you know,?\s*|\byou know,\s*/gi

const UNIT_WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)'
const TEN_WORD = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'

/** 'one twenty milligram tablet' is not 120 mg: two numbers side by side are quoted. */
export const TWO_NUMBERS = new RegExp(
  `\\b${UNIT_WORD}[ -](?:${UNIT_WORD}|${TEN_WORD})\\b|\\b${TEN_WORD}[ -](?:${TEN_WORD}|\\w+teen|ten|eleven|twelve)\\b|\\b\\d+ (?:${UNIT_WORD}|${TEN_WORD}|\\d)|\\b(?:at|around|by) ${UNIT_WORD} ?(?:\\w+ty|\\w+teen|o'clock)`,
  'i',
)

/** Words that were said twice; figures would hide some of them. */
export const REPEATED: readonly RegExp[] = [
  /\b(\w+(?: \w+)?),?(?: and)? \1\b/i,
  /^(\w{4,}),? (?:\w+ ){1,3}\1\b/i,
  /\b(\w{5,}) \w+ \1\b/i,
]

/** What shows that somebody was searching for words, or points at what is not on the sheet. */
export const UNFINISHED: readonly RegExp[] = [
  /\w- |(?<!\byou )\blike,|\bso like\b|\band so\b|\b(?:to|for|of|with|by) (?:for|with|of|by)\b/i,
  /[?–—]|\.(?!\d)\S|\. \S/,
  /\b(?:uh|um|er|eh|you know|i mean|i guess|i'm sorry|we are sorry|excuse me|like i said|as i said|whatever|and stuff|what we (?:call|say)|something called|or something|if (?:you|i|we|it|he|she|they) were|actually no|scratch that|never mind|anything like that|a couple of things|let's say)\b/i,
  /\b(?:I|I'm|I'd|I've|me|my|mine)\b/,
  /\b(?:the|an?|of|to|and|or|with|for|is|are|as|your|some|any|these|those|so|because|but|which|missing|saying|maybe|continue|start|take|use|order|prescribe|get)\.$/i,
  /(?<!\b(?:for|with|about|on|after|of|to|from|tolerate|by|like|do|take|taking|use) )that\.$/i,
  /^(?:not|get dizzy|see any|have any)\b|\bat all\.$/i,
  /^(?:that(?! includes)|they|those|these|he|she|there)\b|^it\b(?! (?:could|may|might|is (?:\w+ )*(?:likely|worth|important|best)|would be)\b|'s (?:\w+ )*(?:likely|worth|important|best)\b)/i,
  /\b(?:we will|we would like to|we can|we need to) (?:an?|the|we|we'll|what|something)\b/i,
  /\bif [^,.]{1,30} if\b/i,
  /\b(?:if|that|they|and|you|the|to|it|take|try|is),\s/i,
  /^(?:if|when|once)\b(?!.*\b(?:call|come|return|go|stop|let|see|need|ring|should|would|will|want|help|recommend|tak(?:e|ing)|try|advise|might|may|can|contact|free|worth|then)\b)/i,
]
