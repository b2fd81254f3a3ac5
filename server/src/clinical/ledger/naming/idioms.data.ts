import type { Row } from '../../realise/words/rows.ts'

/** What is felt, in words for which clinicians have one of their own. */
export const FELT_IDIOMS: readonly Row[] = [
  [
    /^(?:your |the |my )?blood pressure (?:is|was|has been|went|goes|has gone)(?: a (?:bit|little))? up$/,
    'elevated blood pressure',
    'the blood pressure went up',
    'elevated blood pressure',
  ],
  [
    /^(?:.* )?cataracts? (?:done|out|removed|operated)\b.*$/,
    'cataract surgery',
    'had my cataracts done on both sides',
    'cataract surgery',
  ],
  [
    /^(?:(?:i|you|he|she) )?(?:(?:have|has|had) )?n?ever (?:hurt|injured) (?:this|my|that|the|your|his|her) ([a-z]+)(?: (?:before|in the past|like this|at all))*$/,
    '$1 injury',
    'i have never hurt this wrist before',
    'wrist injury',
  ],
  [
    /^(?:i|he|she) (?:(?:have|has|had|also|just|really|badly) )*hurt (?:my|his|her) ((?:(?:lower|upper) )?(?:ankle|arm|back|calf|elbow|finger|foot|hand|heel|hip|knee|leg|neck|shin|shoulder|thumb|toe|wrist))$/,
    '$1 injury',
    'i hurt my ankle',
    'ankle injury',
  ],
  [
    /^(?:(?:i am|i was|feel|feeling|felt|like|just|almost) )*(?:about|going) to (?:faint|black out)$/,
    'near syncope',
    'feeling like i am about to faint',
    'near syncope',
  ],
  // Who is sick at home throws up in Britain and is ill in America.
  [/^(?:.* )?been sick\b/, 'sickness', 'i have not been sick', 'sickness'],
  [/^(?:.* )?being sick\b/, 'vomiting', 'nausea or being sick', 'vomiting'],
  [
    /^(?:(?:i am|he is|she is|they are|it is|not|always|so|really|quite|very|extremely|still|feeling|feel|felt) )+cold$/,
    'feeling cold',
    'they are not cold',
    'feeling cold',
  ],
  [/^(?:(?:no|any|some) )*sores$/, 'skin sores', 'no sores', 'skin sores'],
  [/^(?:(?:been|feeling|really|all) )*backed up$/, 'constipation', 'all backed up', 'constipation'],
  [
    /^(?:unable to|can ?not) breathe through (?:it|(?:my|his|her|the) nose|(?:my|his|her|the) nostrils?)$/,
    'blocked nose',
    'unable to breathe through my nose',
    'nasal congestion',
  ],
  [
    /^(?:i )?(?:do not|did not|not) (?:really )?(?:like )?(?:want|wanting|feel like) to do (?:anything|much)$/,
    'loss of motivation',
    'do not want to do anything',
    'loss of motivation',
  ],
  [
    /^unable to put(?: \w+){0,5} weight (?:on|onto|through)\b.*$/,
    'unable to bear weight',
    'unable to put any weight on it',
    'unable to bear weight',
  ],
  [
    /^(?:able to )?put(?:ting)?(?: \w+){0,2} (?:a (?:little|tiny)(?: bit(?: of)?)?|a bit of|partial|only some) weight (?:onto|through|on)\b.*$/,
    'able to bear a little weight',
    'able to put just a tiny bit of weight on it',
    'able to bear a little weight',
  ],
  [
    /^(?:able to )?put(?:ting)? a (?:little|bit)(?: bit)? more weight (?:onto|through|on)\b.*$/,
    'able to bear a little more weight',
    'put a little more weight on it',
    'able to bear a little more weight',
  ],
  [
    /^(?:able to )?put(?:ting)?(?: \w+){0,5} weight (?:onto|through|on (?=(?:it|my|the|this|that|her|his)\b))\b.*$/,
    'able to bear weight',
    'put all of my weight on it',
    'able to bear weight',
  ],
  [
    /\b(?:pass(?:ing|ed)|black(?:ing|ed)) out\b/,
    'syncope',
    'weight loss or passing out',
    'weight loss or syncope',
  ],
  [
    /^(?:the )?(?:urgency|(?:sudden |strong )?urge) to (?:use the (?:bathroom|toilet)|go to the (?:bathroom|toilet)|pee|wee|urinate)\b/,
    'urinary urgency',
    'urgency to use the bathroom is much better',
    'urinary urgency is much better',
  ],
  [
    /\b(\d+)(?: \1)? and a half (?=pounds|lbs?|kg|kilos|stone)/,
    '$1.5 ',
    'lost about 3 and a half pounds',
    'weight loss of about 3.5 pounds',
  ],
  [
    /^unable to breathe(?: (?:good|well|properly))? (?:at night|when lying (?:down|flat))$/,
    'nocturnal dyspnea',
    'unable to breathe good at night',
    'nocturnal dyspnea',
  ],
  [
    /^unable to (?:breathe|catch (?:my |the |your )?breath)(?: (?:good|well|properly|anymore))?$/,
    'shortness of breath',
    'unable to breathe properly',
    'shortness of breath',
  ],
  [/^unable to stop (\w+ing)$/, 'persistent $1', 'unable to stop shivering', 'chills'],
  [
    /^unable to see (?:my |your |the )?(ankle|foot|feet|toe)s?(?: any ?more)?$/,
    '$1 swelling',
    'unable to see my ankles anymore',
    'ankle swelling',
  ],
  [
    /^(?:more |very |really |quite |a bit )*sensitive to (?:bright |the )*lights?$/,
    'photophobia',
    'sensitive to bright lights',
    'photophobia',
  ],
  [
    /^(?:more |very |really |quite |a bit )*sensitive to (?:loud |the )*(?:noises?|sounds?)$/,
    'phonophobia',
    'sensitive to loud noises',
    'phonophobia',
  ],
  [
    /^(?:the )?room(?:'s| is| was)? (?:is )?spinning(?: around)?$/,
    'vertigo',
    'room is spinning',
    'vertigo',
  ],
  [
    /^(?:bringing|coughing|cough) up (?:(?:a |whole |lot |lots |bunch |some |of )*)(?:phlegm|mucus|sputum|gunk|yuck)$/,
    'productive cough',
    'bringing up a lot of phlegm',
    'productive cough',
  ],
  [/^off (?:my |the |his |her )?food$/, 'decreased appetite', 'off my food', 'decreased appetite'],
  [
    /^(?:increasingly|progressively|more and more) (?:dyspneic|short of breath|breathless)$/,
    'increasing dyspnea',
    'increasingly dyspneic',
    'increasing dyspnea',
  ],
]

/** What a test shows, or a heart or lung does. */
export const FOUND_IDIOMS: readonly Row[] = [
  [
    /^(?:(?:it|this|that) )?is not (?:your|the|his|her) heart$/,
    'cardiac cause',
    'it is not your heart',
    'cardiac cause',
  ],
  [
    /^(?:for )?(?:your |the )?blood pressure (?:it )?is (?:(?:well|not|poorly|better|still|nicely|under) )*(?:un)?control(?:led)?$/,
    'blood pressure',
    'for the blood pressure it is not controlled',
    'blood pressure',
  ],
  [
    /^(?:your |the |my )?blood pressure (?:is|was|has been|went|goes|has gone)(?: a (?:bit|little))? up$/,
    'elevated blood pressure',
    'the blood pressure went up',
    'elevated blood pressure',
  ],
  [/^(?:(?:no|any|some) )*sores$/, 'skin sores', 'no sores', 'skin sores'],
  [
    /^((?:positive|negative) )?straight leg$/,
    '$1straight leg raise',
    'positive straight leg',
    'straight leg raise',
  ],
  [
    /\b(?:low|lower|reduced|decreased|weak) pumping (?:function|ability|power)(?: of (?:of )?(?:the |your )?heart)?$/,
    'reduced ejection fraction',
    'low pumping function of your heart',
    'reduced ejection fraction',
  ],
  [
    /\bpumping (?:function|ability|power)(?: of (?:of )?(?:the |your )?heart)?\b/,
    'ejection fraction',
    'pumping function of your heart is normal',
    'ejection fraction normal',
  ],
]

/** What is planned. */
export const PLAN_IDIOMS: readonly Row[] = [
  [
    /^(?:have )?nothing (?:else )?to (?:eat or drink|eat and drink|drink or eat)\b/,
    'nothing by mouth',
    'nothing to eat or drink',
    'nothing by mouth',
  ],
  [
    /^(?:(?:to|get|be|getting|have|you|come in and) )*(?:reviewed|seen|examined|assessed)(?: face[- ]to[- ]face)? (?:in|at) (?:an?|the|our|your) (?:clinic|surgery|practice|office)(?: today| tomorrow| tonight)?$/,
    'clinic review',
    'get reviewed in a clinic today',
    'clinic review',
  ],
  [
    /^(?:get|take|pull)(?: (?:some|all|off|of|that|this|the|your))* (?:fluid|water)(?: weight)?(?: off)?$/,
    'diuresis',
    'get some of this fluid off',
    'diuresis',
  ],
  [
    /^(?:your |the )?weight (?:(?:starts? to )?go(?:es|ing)?|is going|creeps?) up$/,
    'weight gain',
    'your weight starts to go up',
    'weight gain',
  ],
  [
    /^(?:your |the )?weight (?:(?:starts? to )?(?:go(?:es|ing)? down|drop(?:s|ping)?))$/,
    'weight loss',
    'weight starts to drop',
    'weight loss',
  ],
  [
    /^(?:your |the )?(blood pressure|blood sugar|temperature)s? (?:(?:starts? to )?go(?:es|ing)?|is going|shoots?) up$/,
    'elevated $1',
    'your blood pressure goes up',
    'elevated blood pressure',
  ],
  [
    /^(?:(?:stay|staying|keep|keeping|make sure)(?: yourself| you are)? )?(?:well[- ])?hydrated$/,
    'hydration',
    'keep yourself well-hydrated',
    'hydration',
  ],
]

/** How somebody is, and what that is called. */
export const STATES_NAMED: Readonly<Record<string, string>> = {
  anxious: 'anxiety',
  bloated: 'bloating',
  breathless: 'shortness of breath',
  constipated: 'constipation',
  dizzy: 'dizziness',
  dyspneic: 'dyspnea',
  exhausted: 'fatigue',
  feverish: 'fever',
  itchy: 'itching',
  lethargic: 'lethargy',
  'light-head': 'lightheadedness',
  'light-headed': 'lightheadedness',
  lightheaded: 'lightheadedness',
  nauseous: 'nausea',
  nauseated: 'nausea',
  numb: 'numbness',
  red: 'redness',
  'run-down': 'malaise',
  rundown: 'malaise',
  scaly: 'scaling',
  shaky: 'shakiness',
  'short of breath': 'shortness of breath',
  sore: 'soreness',
  stiff: 'stiffness',
  sweaty: 'sweating',
  swollen: 'swelling',
  tired: 'fatigue',
  thirsty: 'thirst',
  tingly: 'tingling',
  weak: 'weakness',
  wheezy: 'wheezing',
}
