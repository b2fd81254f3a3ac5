type Change = readonly [said: RegExp, written: string]

/** Said with a fact, and no part of it. */
export const ASIDES: readonly (readonly [said: RegExp, example: string])[] = [
  [/\bwhat(?:'s| is) called /gi, "I had what's called a rash."],
  [/^again,? /i, 'Again, I had a rash.'],
  [
    /(?<=\bi )just (?=(?:suddenly|felt|feel|kind|can['’]t|cannot|could|woke)\b)/gi,
    'I just kind of had a rash.',
  ],
  [
    /(?<!(?:\bnot|n't|\bnever) )\b(?:actually|really|basically|definitely|certainly|obviously|also),? /gi,
    'I really had a rash.',
  ],
  [/\bgo ahead and /gi, 'I go ahead and had a rash.'],
  [
    /(?<!\b(?:some|any|what|that|the|this|same|different|other|a|one|no) ?),? ?\b(?:kind|sort) of(?: like)?\b,?/gi,
    'I had kind of a rash.',
  ],
  [/,? ?\byou know,?/gi, 'I had, you know, a rash.'],
  [
    /(?:,? ?\b(?:yes|yeah|too|though|as well)|, (?:okay|ok|alright|all right))+(?=\.$)/gi,
    'I had a rash yes.',
  ],
]

interface Row {
  readonly by: 'patient' | 'clinician'
  readonly said: RegExp
  readonly written: string
  readonly example: readonly [said: string, written: string]
}

const DOES =
  '(order|check|get|call|start|send|refer|repeat|schedule|prescribe|obtain|arrange|recheck|do|continue|increase|decrease|keep|add|switch|contact|set up|set|perform|write|test|try|run|book|give|put|determine|discuss)'
const I_WILL =
  "(?:i|we)(?:'ll| will|'m(?: gonna| going to)| am gonna| am going to|'re(?: gonna| going to)| are gonna| are going to)"
const I_WANT = "(?:i|we)(?:'d like| would like| want| wanna| need)"
const YOU_ARE_TO =
  "(?:(?:i|we)(?:'d like| would(?: still)? like| want| need) (?:for )?you to|you(?:'ll| will)?(?: still)? (?:need|have) to|you(?:'ve)? (?:got to|gotta)|you should|make sure(?: that)? you|(?:please )?go ahead and|please)"
const WAS_OR_DID =
  'felt|noticed|lost|fell|tried|used|threw|started|stopped|heard|hurt|twisted|slipped|landed|woke|passed|cut|hit|burned|coughed|vomited|quit|took|got|lifted|moved|tripped|dropped|bumped|broke|tore|banged|bent|gained|developed|stepped|ran|walked|ate|drank|stood|sat|turned|went|saw'
const IMPERATIVE =
  '(call|take|get|keep|use|avoid|drink|eat|rest|ice|elevate|continue|stop|try|come back|wear|bring|record|watch|weigh|ring|finish|limit|go|do|see|apply|hold|return|monitor|check|refrain|increase|push|be mindful|start(?! to feel| feeling)|stay|reduce|lower|massage)'

/** How a clinician knows what the patient has told or a letter says. */
const LEARNED =
  "(?:[a-z]+, )?i (?:(?:have|'ve) heard|heard|understand|see|saw|know)(?: here)?(?: that)?"

/**
 * How a spoken sentence begins and what a note has for it. The words of what was found, done or decided
 * stay as they were said. The first row that fits counts.
 */
export const NOTE_LINES: readonly Row[] = [
  {
    by: 'clinician',
    said: new RegExp(`^${I_WILL} (?:be )?(?:go ahead and )?${DOES}\\b`, 'i'),
    written: 'Will $1',
    example: ["I'm gonna order some more blood work.", 'Will order some more blood work.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^${I_WANT} (?:to )?(?:go ahead and )?${DOES}\\b`, 'i'),
    written: 'Will $1',
    example: ["We'd like to check the blood pressure.", 'Will check the blood pressure.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^${I_WILL} (?:go ahead and )?have you ${IMPERATIVE}\\b`, 'i'),
    written: '$1',
    example: ['We are gonna have you continue your aspirin.', 'Continue the aspirin.'],
  },
  {
    by: 'clinician',
    said: /^i(?:'d| would| do)?(?: then)? (?:recommend|suggest)(?: that)?\b(?! you)/i,
    written: 'Recommend',
    example: ['I would recommend not skiing for now.', 'Recommend not skiing for now.'],
  },
  {
    by: 'clinician',
    said: /^you(?:'re| are) (?=(?:positive|negative) for )/i,
    written: '',
    example: ['You are positive for tenderness there.', 'Positive for tenderness there.'],
  },
  {
    by: 'clinician',
    said: new RegExp(
      `^((?:if|when|once) [^,]{5,60}), (?:then )?(?:${I_WILL}|(?:${I_WANT}|(?:i|we)(?:'d| would) need)(?: to)?)(?= ${DOES}\\b)`,
      'i',
    ),
    written: '$1, will',
    example: [
      'If the scan is clear, then we would need to do a stress test.',
      'If the scan is clear, will do a stress test.',
    ],
  },
  {
    by: 'clinician',
    said: new RegExp(`^(?!you should (?:get|see|do|go)\\b)${YOU_ARE_TO} ${IMPERATIVE}\\b`, 'i'),
    written: '$1',
    example: ['I want you to record your weight.', 'Record the weight.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^you can (?!see\\b|get\\b)${IMPERATIVE}\\b`, 'i'),
    written: 'May $1',
    example: ['You can elevate your leg.', 'May elevate the leg.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^(?:do )?${IMPERATIVE}\\b`, 'i'),
    written: '$1',
    example: ['Take your tablets on time.', 'Take the tablets on time.'],
  },
  {
    by: 'clinician',
    said: /^(?:(?:today )?(?:this|that|it) shows (?:me )?that )(?=the |there)/i,
    written: '',
    example: ['This shows that the valve leaks a little.', 'Valve leaks a little.'],
  },
  {
    by: 'clinician',
    said: /^(?:the patient|you)(?:'s| is|'re| are) (?=alert|awake|oriented|well|in no|able)/i,
    written: '',
    example: ['The patient is alert and oriented.', 'Alert and oriented.'],
  },
  {
    by: 'clinician',
    said: /^(?:the patient|you) (?:does |do )?(?:has|have) (?=(?:a|an|some|mild|moderate|severe|no|normal) (?!good\b|great\b|nice\b))/i,
    written: '',
    example: ['You have mild weakness of your arms.', 'Mild weakness of the arms.'],
  },
  {
    by: 'clinician',
    said: /^i (?:do not|don't) (?:feel|see|hear|appreciate|find) any\b/i,
    written: 'No',
    example: ["I don't feel any tenderness over your wrist.", 'No tenderness over the wrist.'],
  },
  {
    by: 'clinician',
    said: /^i (?:do )?(?:feel|see|hear|appreciate|find) (?=(?:a|an|some|mild|slight) )/i,
    written: '',
    example: ['I do hear a slight murmur.', 'A slight murmur.'],
  },
  {
    by: 'clinician',
    said: /^your (?=[a-z' ]{3,40}(?:'s| is| are| was| were| looks?) )/i,
    written: '',
    example: ['Your blood pressure is a little high.', 'Blood pressure is a little high.'],
  },
  {
    by: 'clinician',
    said: /^the (?!(?:thing|news|problem|idea|reason|question|point|one|good news|bad news|only|other|first|next|best|patient)\b)(?=[a-z' ]{3,40}(?: is| are| was| were) )/i,
    written: '',
    example: ['The total protein was 70.', 'Total protein was 70.'],
  },
  {
    by: 'clinician',
    said: /^(?:the )?patient (?=(?:will|is|was|has|had|should|denies|reports|states)\b)/i,
    written: 'Patient ',
    example: ['The patient will return in a year.', 'Patient will return in a year.'],
  },
  {
    by: 'clinician',
    said: /^(order|prescribe|schedule|obtain|arrange) (?=\w)/i,
    written: '$1 ',
    example: ['Order a hand brace today.', 'Order a hand brace today.'],
  },
  {
    by: 'clinician',
    said: /^i(?:'ve| have) (?:already )?(ordered|prescribed|scheduled|arranged)\b/i,
    written: '$1',
    example: ["I've already ordered a blood count.", 'Ordered a blood count.'],
  },
  {
    by: 'patient',
    said: /^it (?:hasn't|has not)\b/i,
    written: 'Has not',
    example: ["It hasn't spread to my back.", 'Has not spread to the back.'],
  },
  {
    by: 'patient',
    said: /^it (?:doesn't|does not)\b/i,
    written: 'Does not',
    example: ["It doesn't itch at night.", 'Does not itch at night.'],
  },
  {
    by: 'patient',
    said: /^it (?:didn't|did not)\b/i,
    written: 'Did not',
    example: ["It didn't swell at all.", 'Did not swell at all.'],
  },
  {
    by: 'patient',
    said: /^it(?:'s| is) (?=(?:itching|hurting|burning|bleeding|swelling|spreading|throbbing|stinging|getting)\b)/i,
    written: '',
    example: ["It's burning a lot, like all the time.", 'Burning a lot all the time.'],
  },
  {
    by: 'clinician',
    said: /^there(?:'s| is| are) (?=(?:an?|some|no|mild|slight|moderate|severe|minimal|good|normal) (?!chance|risk|possib|way|reason|point|lot|need))/i,
    written: '',
    example: ['There is some redness over your knee.', 'Some redness over the knee.'],
  },
  {
    by: 'clinician',
    said: /^(?:this|that|it) (?:is|was) an? (?=(?:(?:very|completely) )?(?:normal|stable|abnormal|clear) \w)/i,
    written: '',
    example: ['This is a stable film of your chest.', 'Stable film of the chest.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^${LEARNED} you were\\b`, 'i'),
    written: 'Was',
    example: ['I heard that you were in hospital in June.', 'Was in hospital in June.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^${LEARNED} you (?=(?:had|${WAS_OR_DID})\\b)`, 'i'),
    written: '',
    example: ['I know you had a fall in June.', 'Had a fall in June.'],
  },
  {
    by: 'clinician',
    said: /^you (?:also )?(?:said|mentioned|told me)(?: that)? you (?=(?:felt|had|noticed|lost|can|can't|cannot)\b)/i,
    written: '',
    example: [
      "You mentioned that you can walk, but you're not running.",
      'Can walk, but not running.',
    ],
  },
  {
    by: 'clinician',
    said: new RegExp(`^${YOU_ARE_TO} be (seen|assessed|examined|reviewed|checked)\\b`, 'i'),
    written: 'To be $1',
    example: ['I would still like you to be seen by one of our nurses.', 'To be seen by a nurse.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^let's (?:go ahead and )?${DOES}\\b`, 'i'),
    written: 'Will $1',
    example: ["Let's repeat your blood count in June.", 'Will repeat the blood count in June.'],
  },
  {
    by: 'patient',
    said: /^i feel like i (?:can't|cannot|can not)\b/i,
    written: 'Feels unable to',
    example: ["I feel like I can't swallow that well.", 'Feels unable to swallow that well.'],
  },
  {
    by: 'patient',
    said: /^i feel like i need to\b/i,
    written: 'Feels the need to',
    example: ['I feel like I need to cough.', 'Feels the need to cough.'],
  },
  {
    by: 'clinician',
    said: /^you (?:also )?(?:mentioned|said|described),? (?:that )?(?:like )?(?:the |an? |some )?(?!you\b)([^?—]{5,60})\? —(?: (?:yes|yep|yeah|yup))?\.$/i,
    written: '$1.',
    example: ['You mentioned, like the floor swaying a lot? — Yep.', 'Floor swaying a lot.'],
  },
  {
    by: 'clinician',
    said: new RegExp(`^(?:i|we) would ${DOES}\\b`, 'i'),
    written: 'Would $1',
    example: ["We would do what's called a sleeve repair.", 'Would do a sleeve repair.'],
  },
  {
    by: 'patient',
    said: /^we(?:'ve| have) now noticed\b/i,
    written: 'Now noticed',
    example: ["We've now noticed that it smells.", 'Now noticed that it smells.'],
  },
  {
    by: 'patient',
    said: /^we (?:looked and )?(saw|noticed|found)\b/i,
    written: '$1',
    example: ['We looked and saw that the nail was gone.', 'Saw that the nail was gone.'],
  },
  {
    by: 'patient',
    said: /^i (?:did have|had)\b/i,
    written: 'Had',
    example: ['I did have a pain in my chest.', 'Had a pain in the chest.'],
  },
  {
    by: 'patient',
    said: /^i was having\b/i,
    written: 'Had',
    example: ['I was having severe pain and bleeding.', 'Had severe pain and bleeding.'],
  },
  {
    by: 'patient',
    said: /^i did feel\b/i,
    written: 'Felt',
    example: ['I did feel something pop yes.', 'Felt something pop.'],
  },
  {
    by: 'patient',
    said: new RegExp(`^i (?=(?:was|${WAS_OR_DID})\\b)`, 'i'),
    written: '',
    example: ['I noticed a lump in my neck.', 'Noticed a lump in the neck.'],
  },
  {
    by: 'patient',
    said: /^i (?:can't|cannot|can not)\b/i,
    written: 'Cannot',
    example: ["I can't walk properly.", 'Cannot walk properly.'],
  },
  {
    by: 'patient',
    said: /^i can (?=[a-z]+)/i,
    written: 'Can ',
    example: ['I can walk but not straight.', 'Can walk but not straight.'],
  },
  {
    by: 'patient',
    said: /^i(?:'ve| have) been\b/i,
    written: 'Has been',
    example: ["I've been coughing a lot.", 'Has been coughing a lot.'],
  },
  {
    by: 'patient',
    said: /^i(?:'ve| have)(?: got)? (?=(?:a|an|some|no|had|noticed|lost|tried|gained|pain|trouble|taken|used|felt|started|stopped|developed|never) )/i,
    written: 'Has ',
    example: ["I've got a rash on my arm.", 'Has a rash on the arm.'],
  },
  {
    by: 'patient',
    said: /^i(?:'m| am) (?=(?:not|feeling|having|getting|taking|on|struggling|coughing|vomiting|bleeding|losing|eating|drinking|sleeping|using|allergic|unable|always|constantly) )/i,
    written: '',
    example: ["I'm feeling very sick.", 'Feeling very sick.'],
  },
  {
    by: 'patient',
    said: /^i (?:do )?(get|take|need|feel|use|see|want|drink|eat|sleep|struggle|wear)\b/i,
    written: '$1s',
    example: ['I feel dizzy in the morning.', 'Feels dizzy in the morning.'],
  },
  {
    by: 'patient',
    said: /^i suddenly (?=(?:felt|had|got|lost|fell|started|woke)\b)/i,
    written: 'Suddenly ',
    example: ['I just suddenly felt hot.', 'Suddenly felt hot.'],
  },
  {
    by: 'patient',
    said: /^i did get\b/i,
    written: 'Got',
    example: ['I did get a little hoarse.', 'Got a little hoarse.'],
  },
  {
    by: 'patient',
    said: /^i did notice\b/i,
    written: 'Noticed',
    example: ['I did notice some blood.', 'Noticed some blood.'],
  },
  {
    by: 'patient',
    said: /^i have to\b/i,
    written: 'Has to',
    example: ['I have to get up three times at night.', 'Has to get up three times at night.'],
  },
  {
    by: 'patient',
    said: /^i (?:don't|do not) (?!think|know|mean|believe|remember|want)/i,
    written: 'Does not ',
    example: ["I don't sleep well.", 'Does not sleep well.'],
  },
  {
    by: 'patient',
    said: /^i (?:didn't|did not) (?!think|know|mean|believe|remember|want|mention)/i,
    written: 'Did not ',
    example: ["I didn't lose any weight.", 'Did not lose any weight.'],
  },
  {
    by: 'patient',
    said: /^i (?:haven't|have not)\b/i,
    written: 'Has not',
    example: ["I haven't lost any weight.", 'Has not lost any weight.'],
  },
  {
    by: 'patient',
    said: /^i (?:couldn't|could not)\b/i,
    written: 'Could not',
    example: ["I couldn't lift the arm.", 'Could not lift the arm.'],
  },
  {
    by: 'patient',
    said: /^it(?:'s| has) been (?!\w+ing me\b)/i,
    written: 'Has been ',
    example: ["It's been stiff since June.", 'Has been stiff since June.'],
  },
  {
    by: 'patient',
    said: /^it (?=(?:hurts|burns|itches|stings|aches|throbs|started|began|came on|lasted)\b)/i,
    written: '',
    example: ['It burns at night.', 'Burns at night.'],
  },
  {
    by: 'patient',
    said: /^it was (?=(?:(?:quite|very|so|pretty|a bit|a little) )?(?:painful|sore|stiff|swollen|red|itchy|hard|numb|difficult|uncomfortable)\b)/i,
    written: 'Was ',
    example: ['It was quite sore for a week.', 'Was quite sore for a week.'],
  },
  {
    by: 'patient',
    said: /^there (?=(?:was|were|is|are|has been|have been) )/i,
    written: 'There ',
    example: ['There was a lump in my neck.', 'There was a lump in the neck.'],
  },
  {
    by: 'patient',
    said: /^(?:my|the) (?=[a-z' ]{3,40}(?:'s| is| are| was| were| feels?| felt| hurts?) )/i,
    written: '',
    example: ['My ears are buzzing a bit.', 'Ears are buzzing a bit.'],
  },
]

const AGO =
  '(?:(?:about|around) )?(?:an?|\\w+|a few|a couple(?: of)?) (?:hours?|days?|weeks?|months?|years?) ago'
/** When it was, said before the statement. */
export const LEADING_TIME = new RegExp(
  `^((?:in the beginning|at first|initially|sometimes|recently|lately|yesterday|today|this morning|right now|last (?:night|week|month|year)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| morning| evening| afternoon)?|${AGO})),? (?=i\\b|my\\b|it\\b)`,
  'i',
)

/** What a patient says of 'me'; what worries a clinician worries no patient. */
export const OWNERS_OF_PATIENT: readonly Change[] = [
  [/\b(bother(?:s|ing|ed)?|worr(?:ies|ying|ied)) me\b/gi, '$1 the patient'],
]

/** Whose it is, the note knows; what is asked of the practice is asked of nobody else. */
export const OWNERS: readonly Change[] = [
  [/,? like,? (?=all the time\b)/gi, ' '],
  [/\b(?:my|your) (?=\w)/gi, 'the '],
  [/\b(call|contact|ring) (?:me|us)\b/gi, '$1'],
  [/\b(call|see|send|refer|contact|ring) you\b/gi, '$1 the patient'],
  [/\b(give|write|get) you(?: out)? (?=(?:an?|some|the|that) )/gi, '$1 '],
  [
    new RegExp(
      `\\b(and|but|then) I (?=(?:accidentally )?(?:had|was|could|can|couldn't|didn't|${WAS_OR_DID})\\b)`,
      'g',
    ),
    '$1 ',
  ],
  [/\b(and|but) I (?:can't|cannot)\b/g, '$1 cannot'],
  [/\bbut you(?:'re| are) (?=(?:not )?\w+ing\b)/gi, 'but '],
  [/\b(and|but) (?:I'm|I am) (now )?(?=(?:not )?\w+ing\b)/gi, '$1 $2'],
  [
    /\bbut (?:that's|that is|it's|it is) (?=(?:(?:now|much|all) )*(?:better|gone|fine|improving|getting better)\b)/gi,
    'but ',
  ],
  [/\bbecause (?:I'm|I am) (?=\w+ing\b)/gi, 'because of '],
  [/\bone of (?:our|the) (doctor|nurse|GP|specialist)s\b/gi, 'a $1'],
  [/ for you(?=\.?$)/g, ''],
  [/\b(if|when|while) (?:you're|you are|I'm|I am|I was) /gi, '$1 '],
  [/\bgive (?:me|us) a (?:call|ring)\b/gi, 'call'],
  [/\bthose other\b/gi, 'the other'],
]

/** What is left of a talk, so that the words are quoted instead. */
export const STILL_SPOKEN: readonly (readonly [said: RegExp, example: string])[] = [
  [/\b(?:i|i'\w+|me|mine|we|we'\w+|us|our|you|you'\w+|yours)\b/i, 'I had the leg you hurt.'],
  [
    /\b(?:he|she|they|they'\w+|him|hers?|his|them|this|these|those|that one|that's|it's)\b/i,
    'I noticed this lump.',
  ],
  [
    /\b(?:do|take|took|use|used|keep|kept|try|tried|order|get|got|have|had) (?:it|that|them)\b/i,
    'I tried to use that.',
  ],
  [
    /\b(?:something called|or something|things like|stuff|guess|think|maybe|wanna|gonna|gotta)\b/i,
    'I had stuff in my throat.',
  ],
  [/\b(?:about|for|of|to|with) (?:that|it|them)\b/i, 'I was there for that.'],
  [/\b(\w+),? \1\b/i, 'I had a a fall.'],
  [/\w-(?:\s|$)|…|[?“”–—]/, 'I had conti- pain.'],
  [
    /\b(?:and|or|but|with|of|to|for|the|a|an|is|are|was|on|in|could|would|also)[,.]*$/i,
    'I had pain and.',
  ],
  [/,\s+(?:and |but |so |then |or )?(?:like|well|so|okay|yeah|no)\b/i, 'I had pain, so no fun.'],
]
