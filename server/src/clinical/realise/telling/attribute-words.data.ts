import type { Row } from '../words/rows.ts'

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?'
const NUMBER =
  '(?:an?|\\d[\\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|couple)'
const SPAN = `(?:(?:about|around|approximately|roughly|another|the next|at least|less than|up to) )?(?:a )?${NUMBER}(?: ?(?:-|–|to|or) ?${NUMBER})?(?: (?:couple|few))?(?: of)?(?: half)? ?(?:business |working |more )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\\b`

/** A length of time and nothing else. */
export const BARE_SPAN = new RegExp(`^${SPAN}$`)

/** Words with which a phrase goes on without another link. */
export const LINKED =
  /^(?:above|across|after|along|around|as|at|because|before|behind|below|beneath|beside|between|by|due to|during|each|every|following|for|from|if|in|inside|into|near|next to|on|once|only|outside|over|per|prior to|radiating|related to|secondary to|since|than|till|through|throughout|to|towards?|twice|under|underneath|unless|until|up to|upon|when|whenever|while|with|within|without|worse|better|despite|depending|based|in case|assuming|provided|given that|except|as needed|caused by)\b/

/** How strong a thing is, before its name. */
export const SEVERITIES: readonly Row[] = [
  [
    /^(?:(?:an? )?(?:little|bit|little bit|tad)|slightly|somewhat|kind of|a little bit)$/,
    'slight',
    'a little',
    'slight',
  ],
  [
    /^(?:(?:very|really|pretty|quite|so|extremely|super) (?:bad|badly|much|severe|strong|intense)|bad|a lot|so much|the worst|awful|excruciating|intense|unbearable|hurts a lot)$/,
    'severe',
    'really bad',
    'severe',
  ],
  [
    /^(?:extremely|incredibly|terribly|awfully|unbearably|severely|intensely|horribly)$/,
    'severe',
    'extremely',
    'severe',
  ],
  [/^very (?:slightly|little)$/, 'very slight', 'very slightly', 'very slight'],
  [/^(mild|moderate|marked|significant)ly$/, '$1', 'mildly', 'mild'],
  [/^an? (small|large|tiny|moderate) (?:amount|bit)(?: of)?$/, '$1', 'a small amount', 'small'],
  [/^an? (mild|moderate|severe) one$/, '$1', 'a moderate one', 'moderate'],
  [
    /^(?:an? )?((?:sharp|dull|stabbing|throbbing|burning|aching|shooting|cramping|stinging)(?:,? (?:and )?(?:sharp|dull|stabbing|throbbing|burning|aching|shooting|cramping|stinging))*)(?: pain)?$/,
    '$1',
    'a sharp stabbing',
    'sharp stabbing',
  ],
  [/^not (?:too|very|that|so) bad$/, 'mild', 'not too bad', 'mild'],
  [/^low[- ]grade$/, 'low-grade', 'low grade', 'low-grade'],
  [
    /^(?:an? )?((?:(?:very|quite|rather|pretty|fairly|relatively|newly|moderately|most) )?(?:mild|moderate|severe|slight|minimal|marked|significant|terrible|horrible|large|small|trace|some|profound|acute|extreme|massive|subtle|faint|heavy|high|low|early|advanced|end-stage)(?:[ -]to[ -](?:mild|moderate|severe|marked|large))?)$/,
    '$1',
    'a mild to moderate',
    'mild to moderate',
  ],
  [
    /^(?:grade )?(?:(?:trace|[0-6]) to )?[0-6](?:\.5)?(?:\+|\/6)$|^grade (?:\d|[iv]+)$|^trace$/i,
    '$&',
    '3/6',
    '3/6',
  ],
  [/^(?:quite a (?:bit|lot)|a good deal|considerable)$/, 'marked', 'quite a bit', 'marked'],
]

/** Words heard as a degree that tell none; each row with an example. */
export const LOOSE_SEVERITIES: readonly (readonly [words: RegExp, example: string])[] = [
  [/^(?!diffusely$)\w+ly$/, 'newly'],
  [/^(?:just|only|very|so|too|much|more|quite|pretty|intermediate|nice)$/, 'much'],
  [/^(?:associated|adjacent|accompanying|related)\b/, 'associated'],
  [
    /^(?:(?:about|one|two|three|four|five|six|seven|eight|nine|ten|half|an?|third|quarter|percent|\d+) ?)+$/,
    'one half',
  ],
  [/^[a-z]{1,3}\/[a-z]{1,3}$/i, 'er/pr'],
  [/\b(?:here|there|now and then)\b/, 'mildly here and there'],
  // The beginning of a word that was not said.
  [/^(?!(?:big|cut|dry|hot|i{1,3}|iv|new|old|raw|red|sub|vi?|wet)$)[a-z]{1,3}$/, 'neu'],
]

/** How often, before the name. */
export const FREQUENCIES: readonly Row[] = [
  [
    /^(?:on and off|off and on|comes and goes|come and go|coming and going|intermittently|every now and then)$/,
    'intermittent',
    'on and off',
    'intermittent',
  ],
  [
    /^(?:all the time|constantly|always|non-?stop|continuous(?:ly)?)$/,
    'constant',
    'all the time',
    'constant',
  ],
  [
    /^(?:sometimes|occasionally|(?:every )?once in a while|now and then|from time to time)$/,
    'occasional',
    'once in a while',
    'occasional',
  ],
  [/^(?:often|frequently|a lot|quite often)$/, 'frequent', 'often', 'frequent'],
  [
    /^(?:intermittent|constant|occasional|frequent|recurrent|daily|nightly|weekly|monthly|rare|persistent)$/,
    '$&',
    'daily',
    'daily',
  ],
]

/** How it feels, before the name. */
export const QUALITIES: readonly Row[] = [
  [/^(?:an? )?ache$|^achy$/, 'aching', 'ache', 'aching'],
  [/^(?:a )?pressure$/, 'pressure-like', 'pressure', 'pressure-like'],
  [/^(?:like )?(?:a )?(?:stab|stabs|knife)$/, 'stabbing', 'like a knife', 'stabbing'],
  [
    /^(?:(?:really|very|kind of|just|like|an?) )*([a-z]+(?:ing|y|ed|ful|ous|al|ic|ve|ent|ant|ky)|dull|sharp|deep|dry|red|hot|cold|wet|dark|light|loose|solid|tight|sore|raw|thick|thin|clear|green|yellow|brown|black|white|pink|bright|hard|soft|tender|constant|vague|electric)$/,
    '$1',
    'really throbbing',
    'throbbing',
  ],
  [
    /^(?:(?:[a-z]+(?:ing|y|ed|ful|ous|al|ic|ve|ent|ant)|dull|sharp|deep|dry|red|hot|tight|sore|loose)(?:,? and |, )){1,2}(?:[a-z]+(?:ing|y|ed|ful|ous|al|ic|ve|ent|ant)|dull|sharp|deep|dry|red|hot|tight|sore|loose)$/,
    '$&',
    'dull, aching',
    'dull, aching',
  ],
]

/** How a thing began, before its name. */
export const ONSETS: readonly Row[] = [
  [/^(?:sudden|gradual|acute|insidious|abrupt|slow)$/, '$&-onset', 'sudden', 'sudden-onset'],
  [
    /^(?:suddenly|all of a sudden|out of nowhere)$/,
    'sudden-onset',
    'all of a sudden',
    'sudden-onset',
  ],
  [/^gradually$/, 'gradual-onset', 'gradually', 'gradual-onset'],
  [/^(?:recent|recently)$/, 'recent', 'recently', 'recent'],
  [/^new$/, 'new', 'new', 'new'],
]

/** How long a thing has lasted, behind its name. */
export const DURATIONS: readonly Row[] = [
  [
    /^(?:last|past|previous)\b/,
    'for the $&',
    'last couple of nights',
    'for the last couple of nights',
  ],
  [/^(?:quite )?a while$/, 'for some time', 'quite a while', 'for some time'],
  [/^(?:for )?years and years$/, 'for many years', 'years and years', 'for many years'],
  [
    /^(?:all|ongoing|always|nearly|only|most of|until|since|for|over|throughout|during|every|from|through|within|at|while|as long as)\b/,
    '$&',
    'since Monday',
    'since Monday',
  ],
  [/^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/, 'for $&', 'years', 'for years'],
  [/^/, 'for ', '3 weeks', 'for 3 weeks'],
]

/** A point in time, behind a name. */
export const WHENS: readonly Row[] = [
  [/^\d{1,2}\/\d{1,2}\/\d{2,4}\b/, 'on $&', '09/09/2019', 'on 09/09/2019'],
  [/^may$/, 'in May', 'may', 'in May'],
  [/^march\b/, 'in March', 'march', 'in March'],
  [/^weekends?$/, 'on $&', 'weekends', 'on weekends'],
  [/^\w+ed\b(?=.*\bago\b)/, ', $&', 'returned 4 weeks ago', ', returned 4 weeks ago'],
  [/^(?:right )?now$|^currently$|^at this time$/, '', 'now', ''],
  [/^ages?\b/, 'at $&', 'age 14', 'at age 14'],
  [
    /^(?:last|next|first|prior|previous) (?:visit|appointment|check|exam|check-?up)\b/,
    'at $&',
    'last visit',
    'at last visit',
  ],
  [
    new RegExp(`^(?:about |around )?${MONTH} \\d{1,2}(?:,|st|nd|rd|th|$)`),
    'on $&',
    'August 7',
    'on August 7',
  ],
  [
    new RegExp(
      `^(?:about |around |early |late |mid-?)*(?:${MONTH}|(?:19|20)\\d\\d|the \\d{4}s|\\d{4}s)`,
    ),
    'in $&',
    'March 2008',
    'in March 2008',
  ],
  [new RegExp(`^${DAY}`), 'on $&', 'Saturday', 'on Saturday'],
  [
    /^(?:(?:early|late) )?(?:childhood|adolescence|pregnancy|infancy|adulthood|spring|summer|autumn|winter)\b/,
    'in $&',
    'childhood',
    'in childhood',
  ],
  [/^(?:mornings?|afternoons?|evenings?)$/, 'in the $&', 'morning', 'in the morning'],
  [/^nights?$/, 'at night', 'night', 'at night'],
  [/^(?:end|beginning|start|time) of\b/, 'at the $&', 'end of the day', 'at the end of the day'],
  [/\bago\b/, '$&', 'a few years ago', 'a few years ago'],
  [
    /^(?:today|yesterday|tomorrow|tonight|last|next|this|these|initially|recently|earlier|later|soon|immediately|previously|before|after|at|in|on|during|while|when|since|until|within|following|prior to|between|from|over|around|by|for|every|with|through|once|as|if|per|upon|throughout)\b/,
    '$&',
    'last night',
    'last night',
  ],
  [/^/, ', ', 'week before period', ', week before period'],
]

/** When something shall happen. */
export const DUES: readonly Row[] = [
  [/^(?:few|couple)(?= (?:of )?(?:days|weeks|months))/, 'in a $&', 'few days', 'in a few days'],
  [/^(?:not )?for (?:now|the time being)$/, 'for now', 'for now', 'for now'],
  [/^not (?=for\b)/, '', 'not for some time', 'for some time'],
  [new RegExp(`^${SPAN} (?:after|before) `), '$&', '2 days after surgery', '2 days after surgery'],
  [
    new RegExp(`^(?:in )?(${SPAN})(?! (?:before|after|prior|from|old|ago))`),
    'in $1',
    '2 weeks',
    'in 2 weeks',
  ],
  ...WHENS,
]

/** When a thing began, behind its name. */
export const STARTS: readonly Row[] = [
  [
    /^(\w+ed|began|put in|given)\b(?=.*\bago\b)/,
    ', $&',
    'inserted 1 year ago',
    ', inserted 1 year ago',
  ],
  [/^(?=.*\bago\b)/, 'starting ', '2 days ago', 'starting 2 days ago'],
  [
    new RegExp(
      `^(?:yesterday|today|this |last |childhood|birth|ages? |infancy|(?:about |early |late )?(?:${MONTH}|(?:19|20)\\d\\d)|${DAY})`,
    ),
    'since $&',
    'yesterday',
    'since yesterday',
  ],
  [/^(?:at )?birth$/, 'since birth', 'at birth', 'since birth'],
  [LINKED, '$&', 'after surgery', 'after surgery'],
  [/^/, ', onset ', 'little pimple', ', onset little pimple'],
]

/** What happened, rather than what makes a thing worse. */
const EVENT =
  '(?:(?:car |motor vehicle |soccer |work |sports )?(?:accident|crash|collision|injury)|fall(?! pollen)|fell|fracture|sting|bite|surgery|operation|landing|landed|blow|jump(?:ed)?|slip(?:ped)?|twist(?:ed)?|trauma|vaccin\\w+|hit|struck|birth|delivery|illness|tripped|dropped|lifted|picked up)'

/** What brings a thing on. */
export const TRIGGERS: readonly Row[] = [
  [/^\w+ed\b(?! with)/, ', $&', 'scalded by tea', ', scalded by tea'],
  [
    /^(?:none|none known|nothing|unknown|not known)$/,
    ', no known trigger',
    'none known',
    ', no known trigger',
  ],
  [LINKED, '$&', 'after eating', 'after eating'],
  [/^onset while\b/, ', $&', 'onset while digging', ', onset while digging'],
  [new RegExp(`^(?=.*\\b${EVENT}\\b)`), 'after ', 'soccer injury', 'after soccer injury'],
  [
    /^up (?=in the (?:night|morning)|from |out of |to )/,
    'on getting up ',
    'up in the night for a drink',
    'on getting up in the night for a drink',
  ],
  [/^\w+ing\b/, 'when $&', 'wearing shoes', 'when wearing shoes'],
  [/^/, 'with ', 'stairs', 'with stairs'],
]

/** A clause rather than a thing. */
const CLAUSE =
  /^(?:due$|felt|feels|not|already|overdue|never|too|still|had|has|is|was|were|no|did|does|cannot|could|thinks|wants|young with|known to)\b|\b(?:is|are|was|were|has|had|have|will|cannot|not|can|expected|does|did|needs|wants|preceded)\b|,.*,/

/** What a drug or a plan is for. */
export const PURPOSES: readonly Row[] = [
  [
    /^(?:to )?(?:help(?:ing|s)? )?with (?:the |those |these )?(?=\S)/,
    'for ',
    'help with those cramps',
    'for cramps',
  ],
  [
    /^(?:(?:it|that) )?(?:helps?|(?:is )?(?:meant|supposed|used) to) (?:to )?(?=(?:reduce|relieve|remove|replenish|replace|relax|decrease|prevent|lower|stop|treat|control|clear|calm|ease|get|make|keep)\b)/,
    'to ',
    'helps replenish minerals',
    'to replenish minerals',
  ],
  [/^checking (?=\w)/, 'to check ', 'checking the kidney function', 'to check the kidney function'],
  [
    /^look(?:s|ing)? for (?=\w)/,
    'to look for ',
    'looking for prostate cancer',
    'to look for prostate cancer',
  ],
  [/^how\b/, 'to see how', 'how well it drains', 'to see how well it drains'],
  [
    /^(?:to|for|from|because|due to|per|as|in|if|until|when|since|based|secondary|related)\b/,
    '$&',
    'to see if acute',
    'to see if acute',
  ],
  [
    /^(?:(?:further|better|closely|properly) )?(?:achieve|adjust|aid|alleviate|arrange|book|allow|assess|avoid|check|clear|confirm|control|decrease|determine|discuss|ease|evaluate|exclude|facilitate|find|follow up|get|go over|help|improve|increase|keep|know|learn|look|lower|maintain|make|manage|moisturi[sz]e|monitor|numb|offload|optimi[sz]e|pass|prevent|protect|push|flush|reduce|regain|rehydrate|relieve|remove|restore|revisit|rule|see|slow|stabili[sz]e|stop|strengthen|support|treat|verify)\b/,
    'to $&',
    'further assess the ankle',
    'to further assess the ankle',
  ],
  [
    /^no (?=(?:infection|fracture|blood|cancer|clots?|tumou?r|bleeding|damage|stones?|an(?:a)?emia|pregnancy)\b)/,
    'to rule out ',
    'no infection',
    'to rule out infection',
  ],
  [
    new RegExp(`^(.*(?:${CLAUSE.source}).*)$`),
    '($1)',
    'felt sick after vaccine',
    '(felt sick after vaccine)',
  ],
  [/^/, 'for ', 'back pain', 'for back pain'],
]

/** Why a thing is so, or is not done. */
export const CAUSES: readonly Row[] = [
  [
    /^(?:(?:most )?likely|probably|possibly|thought|maybe)\b/,
    ', $&',
    'probably pain',
    ', probably pain',
  ],
  [LINKED, '$&', 'secondary to reflux', 'secondary to reflux'],
  [/^help\b/, 'to help', 'help with sleep', 'to help with sleep'],
  [new RegExp(`^(.*(?:${CLAUSE.source}).*)$`), '($1)', 'not covered', '(not covered)'],
  [/^/, 'due to ', 'overuse', 'due to overuse'],
]
