import type { Row } from '../../realise/words/rows.ts'

const ANY = '(?:an?|any|the|some|that|this|my|your|his|her)'

/** Things that are named one after the other, without a word between them. */
export const LISTED =
  'nausea|vomiting|diarrhea|constipation|fevers?|chills|sweats|murmurs?|rubs?|gallops?|clicks?|wheez(?:es|ing)|rales|rhonchi|crackles|rebound|guarding|hypertension|diabetes|numbness|tingling|swelling|redness|bruising'

/** Words that add nothing to a name, whatever it names. '~ing' makes a gerund of the word before it. */
export const EMPTY_WORDS: readonly Row[] = [
  [
    new RegExp(`\\b(${LISTED}),? (?=(?:${LISTED})\\b)`, 'g'),
    '$1 and ',
    'vomiting diarrhea',
    'vomiting and diarrhea',
  ],
  [/\.+ (?=[a-z])/g, ' ', 'bleeding. down below', 'bleeding down below'],
  [/\b(\w+)((?: \w+){0,2}) \1\2\b/g, '$1$2', 'shoulder pain shoulder pain', 'shoulder pain'],
  [/\b(\w{5,}) (?=\1\w)/g, '', 'ultrasound elasto elastography', 'ultrasound elastography'],
  [/\b(\w{8})(\w*) \1\w+/g, '$1$2', 'echocardiogram echocardiocardiogram', 'echocardiogram'],
  [
    /^.*\b(?:something|what we call|\w+) called (?:an? |the )?(?=\S)/,
    '',
    'insert in your shoe called an orthotic',
    'orthotic',
  ],
  [
    /^(?:even|hardly|definitely|certainly|probably|generally|currently) (?=\S)/,
    '',
    'even fever',
    'fever',
  ],
  [
    /^(?:do |did )?(?:see|seeing|saw|seen|appreciate|notice|find|hear|feel) (?:any |no |some )(?=\S)/,
    '',
    'see any arthritis',
    'arthritis',
  ],
  [
    new RegExp(
      `^(?:${ANY} )*(?:evidence|signs?|indications?|presence|suspicion|symptoms) of (?:${ANY} )*(?=\\S)`,
    ),
    '',
    'evidence of any fracture',
    'fracture',
  ],
  [
    / (?:on|in|during|with) (?:(?:your|my|the|his|her|today's) )?(?:(?:lung|heart|skin|breast|neck|abdominal|physical|clinical|pelvic|neurologic(?:al)?) )?(?:exam|examination)(?: today)?$/,
    '',
    'fine rales on your lung exam',
    'fine rales',
  ],
  [
    /\b(?:nice and|really|pretty|super) (?=\S)/g,
    '',
    'pretty sensitive stomach',
    'sensitive stomach',
  ],
  [/\b(?:an? )?(?:little|tiny|wee) bit of (?=\S)/g, '', 'wee bit of diarrhea', 'diarrhea'],
  [
    /^(?:an? )?(?:(?:few|couple of|several|occasional|recurrent|further|another) )?(?:bouts?|episodes?|spells?|attacks|bit) of (?=\S)/,
    '',
    'occasional bouts of diarrhea',
    'diarrhea',
  ],
  [
    /^(?:suffer(?:s|ed|ing)?|battl(?:e|es|ed|ing)|diagnosed|complain(?:s|ed|ing)?|living|started|struck down) (?:of|from|with|through) (?=\S)/,
    '',
    'suffer of asthma',
    'asthma',
  ],
  [/^(?:something like|some kind of|some sort of|a lot of) (?=\S)/, '', 'a lot of mucus', 'mucus'],
  [
    /\b(of|in|on|over|to|at|with|from|around|near|down|into|behind|under|for) (?:my|your|his|her|their|our)\b(?! own\b)/g,
    '$1 the',
    'clubbing of your fingers',
    'clubbing of the fingers',
  ],
  [/^(?:my|your) (?=\S)/, '', 'your knee pain', 'knee pain'],
  [/ (?:my|your|his|her|their) (?!own\b)(?=\S)/g, ' the ', 'ice your knee', 'ice the knee'],
  [
    / at (?:this|that) (?:time|stage|point|moment)(?: in time)?$/,
    '',
    'x-ray at this stage',
    'x-ray',
  ],
  [
    /\b(?:right )?(?:there|here)(?= (?:on|in|at|over|along)\b)/g,
    '',
    'spur there on the toe',
    'spur on the toe',
  ],
  [
    / (?:either|anywhere|at all|as such|or anything|or something|anymore|any more|as well|though|afterwards?|literally|noted|present|appreciated|associated|performed)$/,
    '',
    'sweating either',
    'sweating',
  ],
  [
    /\b(?:normal|usual) than\b|\bthan (?:normal|usual|the usual)$/,
    'than usual',
    'darker than normal',
    'darker than usual',
  ],
  [
    /^(?:a )?(?:hard time|trouble|troubles|struggles?|struggling|problems?|issues?) (?:with|in|of) (?:the )?((?:(?!the|in|on|at|with|when|and|or)\S+ ){0,2}\S+(?: (?:or|and) (?:the )?\S+)?)$/,
    '$1 problems',
    'trouble with the stomach',
    'stomach problems',
  ],
  [
    / (?:and|or) the (?=\w+ problems$)/,
    ' or ',
    'bladder or the kidneys problems',
    'bladder or kidney problems',
  ],
  [
    /\b(ankle|arm|bowel|ear|elbow|eye|finger|hand|hip|joint|kidney|knee|leg|lung|muscle|shoulder|toe|wrist)s(?= (?:(?:and|or) \w+ )?problems$)/g,
    '$1',
    'arms and legs problems',
    'arm and leg problems',
  ],
  [/\s{2,}/g, ' ', 'spur  on the toe', 'spur on the toe'],
  [/^ | $/g, '', 'fever ', 'fever'],
]

/** What a patient feels, as a clinician names it. */
export const FELT_WORDS: readonly Row[] = [
  [/^(\w{4,}) a (\w{4,})$/, '$1 and $2', 'cough a cold', 'cough and cold'],
  [/^radiat(?:es?|ed|ing)$/, 'radiation', 'radiates', 'radiation'],
  [
    /^(.*?) ?\b(?:hurts?|hurting|sore|painful|aches?|tender|uncomfortable)(?: (?:quite a bit|a lot|a little|a bit|me|you))* to (\w+)\b/,
    '$1 pain with $2~ing',
    'knee hurts to bend over',
    'knee pain with bending over',
  ],
  [
    /^hurt(?:s|ing)?\b(?= (?:down|in|on|all|across|around|up)\b)/,
    'pain',
    'hurting down the legs',
    'pain down the legs',
  ],
  [
    /^(?:starts?|started|starting|begins?|began|tends?) to (?:ache|hurt|be sore)\b/,
    'pain',
    'starts to ache',
    'pain',
  ],
  [
    /^(?:starts?|started|starting|begins?|began) to (\w+)\b/,
    '$1~ing',
    'starting to cough',
    'coughing',
  ],
  [
    /^(?:moving|turning|bending|lifting|raising|using) (\S+(?: \S+)?) (?:uncomfortable|hurts?|painful|sore)$/,
    'pain with moving $1',
    'moving shoulder uncomfortable',
    'pain with moving shoulder',
  ],
  [
    /^(?:(?:having|have|had) )?(?:(?:a|quite|pretty|very|really|such) )*(?:(?:hard|difficult|tough|rough) time|trouble|troubles|difficulty|difficulties|difficult|struggle|problems?) (?:with )?(?=\w+ing\b)/,
    'difficulty ',
    'hard time feeling',
    'difficulty feeling',
  ],
  [
    /^(?:slightly |a bit |really |more |quite |pretty |very )*(?:hard|harder|difficult|tough|tougher) to (\w+)\b/,
    'difficulty $1~ing',
    'slightly harder to drink',
    'difficulty drinking',
  ],
  [
    /^(?:any |other )?(?:discharge|stuff|fluid|pus|drainage) (?:coming |leaking )?(?:out of|from|out from) (?:the )?(\S+?)s?$/,
    '$1 discharge',
    'discharge coming out of the ears',
    'ear discharge',
  ],
  [
    /^(.+?)(?:'s)? (?:has |have )?(?:gone|going|got|gotten|getting|become|becoming|gets?|feels?|felt|is|are|was|were)(?: all)?(?: (?:a (?:bit|little)|really|very|quite|so|just|slightly|feeling))* (swollen|tight|numb|stiff|sore|weak|weaker|itchy|tender|tingly|puffy|painful)\b.*$/,
    '$1 $2',
    'chest gets tight',
    'chest tight',
  ],
  [/^(?:it )?(?:swelled|swollen|swole|puffed) up\b.*$/, 'swelling', 'swelled up big', 'swelling'],
  [/^(?:vomited|throwing up|threw up|been sick)\b/, 'vomiting', 'vomited twice', 'vomiting twice'],
  [/^broke out (?:in|into) a sweat$/, 'sweating', 'broke out into a sweat', 'sweating'],
  [
    /^lost (?=(?:about |around |almost )?[\d.]+ (?:pounds|lbs?|kg|kilos|stone)\b)/,
    'weight loss of ',
    'lost 110 pounds',
    'weight loss of 110 pounds',
  ],
  [
    /^gain(?:ed|ing)? (?=(?:about |around |almost )?[\d.]+ (?:pounds|lbs?|kg|kilos|stone)\b)/,
    'weight gain of ',
    'gained about 10 pounds',
    'weight gain of about 10 pounds',
  ],
  [
    /^(?:further |recent |new |any )*flare[- ]?ups?$/,
    'flare-ups',
    'further flare ups',
    'flare-ups',
  ],
  [
    /^(?:like )?(?:someone |something |an elephant )?sitting on the chest$/,
    'chest pressure',
    'sitting on the chest',
    'chest pressure',
  ],
  [
    /^(?:like )?(?:it )?(?:goes|going|move[sd]?|moving|radiates?|radiated|radiating|travel(?:s|ing|ling)?|shoot(?:s|ing)|spread(?:s|ing)?|runs?) (?=(?:all the way |almost )?(?:down|up|into|to|through|towards?|across)\b)/,
    'radiation ',
    'goes all the way down the arm',
    'radiation down the arm',
  ],
  [
    /^radiation (?:all the way |almost )*/,
    'radiation ',
    'radiation all the way down the arm',
    'radiation down the arm',
  ],
  [
    /^(?:funny|weird|strange|odd|mucky|nasty|massive|horrible|dreadful|crazy) (?!symptoms?|sensations?|feelings?|behaviou?rs?|thoughts?|smells?|tastes?|noises?|sounds?|movements?|dreams?)(?=\S)/,
    '',
    'weird swelling',
    'swelling',
  ],
  [
    /^(?:gotten|got|getting|feeling|felt|generally|increasingly|massively|been) (?:quite |really |very |so |more )*(?!better|worse)(?=\S)/,
    '',
    'gotten tired',
    'tired',
  ],
  [
    /^(?:the )?(back|top|front|bottom|inside|outside|tip|ball|base|side) of the (\w+(?: \w+)?) (?:hurts?|hurting|sore|painful|aches|aching|pain)$/,
    'pain in the $1 of the $2',
    'back of the head hurts',
    'pain in the back of the head',
  ],
]
