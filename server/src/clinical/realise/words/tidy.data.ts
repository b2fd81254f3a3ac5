import type { Row } from './rows.ts'

/** What stands before the name of a thing in speech and says nothing about it. */
export const BEFORE_NAMES: readonly Row[] = [
  [/^(?:something|a thing) called (?=\S)/, '', 'something called tinnitus', 'tinnitus'],
  [
    /^(?:(?:also|actually|really|just|still|basically|kind of|sort of|a bit of|a little bit of)\s+)+(?=\S)/,
    '',
    'actually just asthma',
    'asthma',
  ],
  [
    /^(?:the |your |his |her )?(?:first|second|third|fourth|fifth|next|last|other|main) (?:problem|issue|thing)(?: (?:of|is|being))(?: (?:your|the|his|her))?\s+(?=\S)/,
    '',
    'next problem of your hypertension',
    'hypertension',
  ],
  [
    /^(?:(?:i|we) )?(?:do not |don't |did not |didn't |could not |couldn't )?(?:appreciate|see|hear|feel|find|notice)(?: any| no| some)\s+(?=\S)/,
    '',
    "don't appreciate any murmur",
    'murmur',
  ],
  [/^(?:appreciate|recognize)(?: an?)?\s+(?=\S)/, '', 'recognize a murmur', 'murmur'],
  [
    /^(?:when|while) (?:i|he|she) (?:was|were) (?:an? )?(?:kid|child|young|little|baby),? (?:i|he|she)? ?(?:had )?(?=\S)/,
    '',
    'when i was a kid i had asthma',
    'asthma',
  ],
  [
    /^(?:you|i|he|she|patient|they)(?:'ve| have|'s| has| had| got| get| gets)(?: had| been| got)?(?: (?:some|an?))?\s+(?=\S)/,
    '',
    "you've got a fracture",
    'fracture',
  ],
  [
    /^(?:(?:have|has|had|having|got) )(?:some |an? |the |your |my )?(?=\S)/,
    '',
    'having trouble sleeping',
    'trouble sleeping',
  ],
  [
    /^(?:under|for|with|of|from|about|as|and|or|but|because of|besides|associated)\s+(?=\S)/,
    '',
    'under her hirsutism',
    'hirsutism',
  ],
  [
    /^(?:your|my|his|her|their|our|the|a|an|some|this|that|these|those)\s+(?=\S)/,
    '',
    'your diabetes',
    'diabetes',
  ],
]

/** The same, where it says that the thing is not sure. */
export const DOUBT_BEFORE_NAMES: readonly Row[] = [
  [
    /^(?:i(?:'m| am) |we(?:'re| are) )?(?:(?:a (?:little|bit) )?(?:concerned|worried|suspicious)) (?:about|for|that)(?: you| he| she| it| this)?(?: (?:might|may|could) (?:have|be))?(?: (?:some|an?))?\s+/,
    '',
    'concerned that you might have some strep',
    'strep',
  ],
  [
    /^(?:i |we )?(?:think|believe|suspect|guess)(?: (?:that|like))?(?: (?:i|you|he|she|it|this|we)(?:'ve)?)?(?: (?:might|may|could|probably))?(?: (?:have|has|had|is|was|be))?(?: (?:some|an?))?\s+/,
    '',
    'think i had a fever',
    'fever',
  ],
  [
    /^(?:(?:this |it )?(?:looks?|sounds?|seems?) (?:like|to be)|wonder(?:ing)? (?:about|if|whether)|(?:could |might |may )?means?|consistent with|(?:most )?likely coming from|ruling out|rule out|question of|possibly|possible|probable|probably|suspected|suspicion of|maybe)\s+(?:an? |any )?/,
    '',
    'consistent with pneumonia',
    'pneumonia',
  ],
]

/** What stands behind it. */
export const BEHIND_NAMES: readonly Row[] = [
  [/\s+(?:standpoint|(?<!(?:al|or|er) )aspect|perspective)$/, '', 'strep standpoint', 'strep'],
  [
    /\s+(?:and|or|with|of|for|in|on|at|to|the|a|an|my|your|his|her|is|are|was|were|that|but|so|if|when|any|some|appreciated|noted|then|as well|though|too|anytime|since|until|after|than|from|(?<!^(?:does |do |did )?not .*)as much|because|by|about|regarding|no|just|as|to speak|himself|herself|themselves)$/,
    '',
    'murmur or',
    'murmur',
  ],
  [/[\s,.;:?!-]+$/, '', 'knee pain.', 'knee pain'],
  [/,? (?:yes|yeah|yep)$/, '', 'diabetes yes', 'diabetes'],
  [
    /,? (?:plain as day|for sure|without a doubt|to speak of|by the looks? of it)$/,
    '',
    'shingles plain as day',
    'shingles',
  ],
]

/** Things that are named one after the other; a note keeps them apart. */
const LISTS: readonly (readonly [names: string, example: string, becomes: string])[] = [
  [
    'axillary|cervical|supraclavicular|inguinal|submandibular|infraclavicular',
    'axillary cervical or supraclavicular nodes',
    'axillary, cervical or supraclavicular nodes',
  ],
  [
    'basketball|baseball|football|soccer|tennis|volleyball|hockey|softball|lacrosse|golf|swimming',
    'basketball baseball and football',
    'basketball, baseball and football',
  ],
  [
    'biceps|triceps|knees|ankles|brachioradialis',
    'reflexes at the biceps triceps knees and ankles',
    'reflexes at the biceps, triceps, knees and ankles',
  ],
  [
    'high blood pressure|hypertension|diabetes|depression|anxiety|asthma|arthritis|heart disease|stroke|high cholesterol|kidney disease|thyroid disease|cancer',
    'high blood pressure diabetes and depression',
    'high blood pressure, diabetes and depression',
  ],
  [
    'bleeding|infection|loss of sensation|nerve damage|blood clots|scarring|swelling|bruising',
    'risks of bleeding loss of sensation nerve damage',
    'risks of bleeding, loss of sensation and nerve damage',
  ],
]

const POSSESSIVE = '(?:my|your|his|her|their|our)'

const LISTED_NAMES: readonly Row[] = LISTS.flatMap(([names, example, becomes]): Row[] => {
  const [first = '', second = ''] = names.split('|')
  return [
    [
      new RegExp(`\\b(${names}) (?=(?:${names})$)`, 'g'),
      '$1 and ',
      `${first} ${second}`,
      `${first} and ${second}`,
    ],
    [new RegExp(`\\b(${names}) (?=(?:${names})\\b)`, 'g'), '$1, ', example, becomes],
  ]
})

/** Possessives, hesitation and spoken shapes inside words. */
export const INSIDE: readonly Row[] = [
  [
    /\btummy (?=problems?|pains?|issues?|symptoms?)/g,
    'abdominal ',
    'tummy problem',
    'abdominal problem',
  ],
  [
    /\b(?:tummy|belly(?! button))\b/g,
    'abdomen',
    'pain in the lower belly',
    'pain in the lower abdomen',
  ],
  [
    /\b(lower|upper) stomach\b/g,
    '$1 abdomen',
    'pain in the lower stomach',
    'pain in the lower abdomen',
  ],
  [/\b(?:pee|wee)$/g, 'urine', 'blood in the pee', 'blood in the urine'],
  [/\b(?:poop|poo)\b/g, 'stool', 'blood in the poo', 'blood in the stool'],
  [/\beveryday$/g, 'every day', 'check weights everyday', 'check weights every day'],
  [/\b(?:a )?wee (?:bit (?:of )?)?/g, '', 'a wee bit of diarrhea', 'diarrhea'],
  [
    /\bwith (?:my|your|his|her) (?=breakfast|lunch|dinner|meals?|food|supper)/g,
    'with ',
    'with my breakfast',
    'with breakfast',
  ],
  [
    /\b(?:some|most|all) of (?:the|that|this|those|these|your|my)\s+/g,
    '',
    'help with some of the pain',
    'help with pain',
  ],
  [
    /^(if|when) (?:that|it|this)(?:'s| is| 's) (?=positive|negative|normal|abnormal|needed)/g,
    '$1 ',
    "if that's positive",
    'if positive',
  ],
  [/\b(?:pretty|super) (?=\w)/g, '', 'pretty sensitive', 'sensitive'],
  [/(\d) %/g, '$1%', '99 % on room air', '99% on room air'],
  [/\b(\w+) n['’]t\b/g, "$1n't", "did n't", "didn't"],
  [/\s+['’](s|re|ve|ll|m|d)\b/g, "'$1", "it 's", "it's"],
  [
    /(?:^|[\s,]+)(?:um+|uh+|er+m?|hmm+|you know|i mean|i guess|kind of|sort of|kinda|sorta)(?=[\s,]|$),?/g,
    ' ',
    'pain um in the knee',
    'pain in the knee',
  ],
  [/\b(?:really|just|basically|actually|literally|obviously)\s+/g, '', 'really sore', 'sore'],
  [
    new RegExp(
      `\\b(in|on|of|with|to|from|at|over|under|around|for|behind|down|up|into|through) ${POSSESSIVE}\\b`,
      'g',
    ),
    '$1 the',
    'in my knee',
    'in the knee',
  ],
  [/\b(?:my|your|our)\s+/g, '', 'my knee', 'knee'],
  [
    /\b(?:every time|whenever|each time|any ?time) (?=(?:i|you|he|she|it|they|the|there)\b)/g,
    'when ',
    'every time it rains',
    'when it rains',
  ],
  ...LISTED_NAMES,
  [/\b(\w{4,}) (?=\1\w)/g, '', 'numb numbness', 'numbness'],
  [
    /\b(?:in|on|at|down) (?:the|my),? (?=(?:in|on|at|down) (?:the|my)\b)/g,
    '',
    'in the on the, on the hands',
    'on the hands',
  ],
  [
    /\b(?:two|2) (?:three|3)(?= (?:hours|days|weeks|months)\b)/g,
    '2 to 3',
    'in two three days',
    'in 2 to 3 days',
  ],
  [
    /\b(?:three|3) (?:four|4)(?= (?:hours|days|weeks|months)\b)/g,
    '3 to 4',
    'in three four weeks',
    'in 3 to 4 weeks',
  ],
  [
    /\b(?:two|2) (?:three|3)(?= (?:beers|pints|glasses|drinks)\b)/g,
    '2 to 3',
    'two 3 beers a week',
    '2 to 3 beers a week',
  ],
  [
    /\b(?:three|3) (?:four|4)(?= (?:beers|pints|glasses|drinks)\b)/g,
    '3 to 4',
    'three 4 pints a week',
    '3 to 4 pints a week',
  ],
  [
    /\b(steroid|cortisone) shots?\b/g,
    '$1 injection',
    'steroid shot in the hip',
    'steroid injection in the hip',
  ],
  [
    /\b(protect|rest|strengthen|stretch|support|relax|settle) (?:that|this|these|those) (?=\w)/g,
    '$1 the ',
    'settle that stomach',
    'settle the stomach',
  ],
  [/\bat all\b/g, '', 'rash at all on the skin', 'rash on the skin'],
  [/\b(\w{4,}) the \1\b/g, '$1', 'loss of balance the balance', 'loss of balance'],
  [/\bmaybe\b/g, 'possibly', 'maybe cold', 'possibly cold'],
  [/\b(\w+)( \w+)? \1\2\b/g, '$1$2', 'to to hydrate', 'to hydrate'],
  [/\s+/g, ' ', 'knee  pain', 'knee pain'],
  [/^ | $/g, '', ' knee', 'knee'],
]

/** Words of talk, which no note has. */
export const TALK =
  /(?:^|[\s,])(?:i|i'm|i've|i'd|i'll|'?ve|'?ll|'?re|them|those|stuff|whatever|me|my|mine|myself|we|we're|we've|we'll|us|our|you|you're|you've|you'll|your|yourself|it's|that's|there's|they're|he's|she's|what's|gonna|wanna|gotta|um|uh|yeah|yep|alright|oh|hey|guess|don't|didn't|doesn't|isn't|wasn't|aren't|won't|can't|couldn't|haven't|hasn't|wouldn't|shouldn't|let's|please|sorry|thanks?)(?=[\s,.?!]|$)/

/** Words that point to something said elsewhere: nothing is named by them. */
export const POINTING =
  /(?:^|[\s,])(?:these|those|this|that|which|what|how|why|who|things?|something|anything|everything|whatever|stuff|it|its|there|here|they|them|he|she|him|okay|ok)(?=[\s,.?!]|$)/

/** What was said beside the point: it is no detail of the fact. */
export const ASIDE =
  /\b(?:yes|yep|so good|nothing (?:since|major|like|really|new)|anyway|apart from|seems?|like that|since then|then|right now|mcdonald'?s?|straight to|heard|i|when)$|\b(?:yes|so good|like that|anyway|apart from|you see|everything seems|heard (?:that|this|it)|have any|nothing major)\b/

/** Words with which no name of a thing begins. */
export const NO_NAME_FIRST =
  /^(?:look|smells?|goes|tastes?|turns|measuring|located|showing|shows|push|drop|ring|battled|related|spread|come|uses?|doing|hot|(?:dark|tarry)(?!.* stools?$)|more|less|so|very|too|year|years|hours?|days?|weeks?|months?|minutes?|last sexually)\b/

/** A verb that makes a clause of a name. */
export const FINITE =
  /(?:^|\s)(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|might|may|must|shall|get|got|feel|felt|seem|go|went|need|want|wanted|think|thinks|thought|know|knows|says|said|makes|made|give|gave|come|came|started|tried|keep|keeps|kept|stopped|checked|told|take|took|passed|look|looked|turned|called|asked|talked|laid|prescribed|referred|causes|show|shows)(?=\s|$)/

/** Verbs of which a patient is the subject: a sentence of their own, without 'denies' or 'reports'. */
export const SAYS_ITSELF =
  /(?:^|\s)(?:feels|looks|wants|gets|comes|gives|seems|needs|goes|sleeps|eats|sounds|wakes|hurts|moves)(?=\s|$)/

/** Verbs with which an instruction begins. */
export const IMPERATIVES = new Set(
  `abstain add adjust admit alternate apply arrange ask attend avoid be begin book breathe bring brush buy call cancel catch change carry check chew choose clean come compare complete
  consider contact continue control cover cut decrease discuss do drink eat elevate eliminate encourage ensure exercise expect fill find finish floss focus follow gargle get give go help ignore
  have hold hydrate ice inform inspect join increase keep lay learn leave let lie lift limit look lose lower maintain make massage measure message minimize monitor move notify obtain perform pick
  place practice print prop protect provide push put quit read recheck record reduce refrain remain remove repeat request reschedule ring restart resume return review rinse rub schedule
  see seek send set shop sit skip sleep soak speak stand start stay stick stop strain strengthen stretch switch take talk taper tell track transfer try turn update use wait walk wash watch wean
  drain freeze scan straighten swab trim wear weigh wrap write`.split(/\s+/),
)

/** The same words where they name a thing. */
export const NOUN_FIRST =
  /^(?:lower (?:extremit|back|leg|limb|abdom|urinary|respiratory)|complete (?:blood|metabolic|bladder)|change in|contact lens|changes? of|return to baseline|do not resuscitate|repeat (?:breast|corrective)|request (?:for|to)|transfer (?:to|from)|strain (?:sensation|of|in)\b|stretch marks|read-?back|sit-?ups?|stick (?!to\b)|set point|use of|review of|cut on|place of|ice (?!the |it |your |this |that )|exercise (?:program(?:me)?|routine|and|or|plan|test|tolerance|stress)|sleep (?:hygiene|study|clinic|apnea|aids?|and|medicine)|control of|walk-?in|measure of|move-?ment|watch-?ful|stand-?ing|stop[- ]smoking (?:clinic|service|advis|nurse|team|program)|(?:scan|swab|drain|catch|freeze|trim) (?!the |your |some |an? )|drop|have-?)/i

/** Words that describe and name nothing by themselves. */
export const DESCRIPTIONS = new Set(
  `abnormal associated available bad besides better bilateral bilaterally clear different done else fine given good great high intact left little
  low mild more negative new normal nothing ok old other perfect positive present ready right same severe several slight some stable unfamiliar
  unremarkable usual weird well worse one ones two three less a day few last next first second third another problem problems thing things live lives run walk work couple prior full time exam nice history issue issues face standpoint pain-free case`.split(
    /\s+/,
  ),
)
