import type { Cue } from './cue.ts'

const DET = String.raw`(?:the|your|my|that|this|his|her|any|an?)`
const DECIDED = ['start', 'continue', 'increase', 'decrease', 'advise', 'refill'] as const
const FOR_NOW = String.raw`\b(?:for now|for the moment|for the time being|temporarily|until|till|while (?:you|he|she)(?:'re|'s| are| is))\b`

/** What the words around a drug make of what is decided about it. */
export const DRUG_CUES: readonly Cue[] = [
  // What is stopped for a while is held, and what goes on until then is not.
  {
    of: ['hold', 'stop'],
    before: String.raw`^(?!.*\b(?:stop|hold|off|pause|leave|skip|without|no|not)\b).*`,
    within: String.raw`^(?!.*\b(?:stop|hold|off|pause|leave|skip|without|no|not)\b)`,
    after: ' (?:till|until) then$',
    makes: { status: 'advise' },
    example: ['Gaviscon till then.', 'Gaviscon'],
    unlike: ['Leave the Gaviscon till then.', 'Gaviscon'],
  },
  {
    of: ['stop'],
    after: `(?: (?!and\\b|but\\b)\\w+){0,6} ?${FOR_NOW}`,
    makes: { status: 'hold' },
    example: ["I'd like you to stop the indapamide as well for now.", 'indapamide'],
    unlike: ['Stop the indapamide and rest for now.', 'indapamide'],
  },
  // Who must not run out of it goes on with it.
  {
    of: ['stop'],
    before: String.raw`(?:\bnot(?: to)?|n't|\bnever) (?:let yourself )?(?:run(?:ning)? (?:out of|low on)|forget(?:ting)?|miss(?:ing)?|skip(?:ping)?)(?: (?:to take|taking|your|the|any|an?|doses?|of))*`,
    makes: { status: 'continue' },
    example: ['Try not to run out of your lisinopril.', 'lisinopril'],
    unlike: ['You will not run out of it. Stop your lisinopril.', 'lisinopril'],
  },
  {
    of: ['stop'],
    before: String.raw`(?:\bnot(?: to)?|n't|\bnever)(?: let yourself)?`,
    within: String.raw`^(?:run(?:ning)? (?:out of|low on)|forget(?:ting)?|miss(?:ing)?|skip(?:ping)?)\b`,
    makes: { status: 'continue' },
    example: ['Try not to run out of your lisinopril.', 'run out of your lisinopril'],
    unlike: ['You run out of your lisinopril.', 'run out of your lisinopril'],
  },
  {
    of: ['stop'],
    after: String.raw` (?:\w+ ){1,3}(?:days?|weeks?|hours?|nights?) (?:before|prior to)\b`,
    makes: { status: 'hold' },
    example: ['Stop the Eliquis two days before the colonoscopy.', 'Eliquis'],
    unlike: ['Stop the Eliquis, the colonoscopy is in two days.', 'Eliquis'],
  },
  // At another time of the day it is taken as before.
  {
    of: ['increase', 'decrease'],
    sentence: String.raw`^(?!.*\b(?:increas\w*|up|rais\w*|more|doubl\w*|higher|bump\w*|extra|add\w*|bigger|reduc\w*|down|lower\w*|halv\w*|half|less|cut\w*|drop\w*|step\w*|wean\w*|taper\w*|alternate|every other)\b).*\b(?:take|have|use|move|switch)\b.*\b(?:night|bedtime|bed|morning|evening|breakfast|lunch|dinner)\b.*\b(?:rather than|instead of|not)\b`,
    makes: { status: 'continue' },
    example: ['Take the prazosin in the evening instead of the morning.', 'prazosin'],
    unlike: ['Take more prazosin in the evening instead of the morning.', 'prazosin'],
  },
  // No drug has a name in it.
  {
    of: ['stop', 'hold'],
    within: String.raw`^(?:instead of|rather than)(?: taking| the| your| any| more)* (?:tablets?|pills?|medicines?|medication|drugs?|that|it|those|them)$`,
    makes: 'nothing',
    example: ['Instead of tablets, try a gel.', 'Instead of tablets'],
    unlike: ['Instead of the losartan, try lisinopril.', 'Instead of the losartan'],
  },
  // Praise for what was done decides nothing.
  {
    of: DECIDED,
    before: String.raw`\b(?:good|right|great|nice|sensible)(?: (?:call|decision|idea|thinking|move)| to stop)?`,
    within: `^(?:call |decision )?(?:on|with|about|stopping) ${DET} `,
    makes: 'nothing',
    example: ['Good call on the metformin.', 'call on the metformin'],
    unlike: ['Good. Continue the metformin.', 'Continue the metformin'],
  },
  {
    of: DECIDED,
    before: String.raw`\b(?:good|right|great|nice|sensible) (?:call|decision|idea|thinking|move) (?:on|with|about|stopping)(?: ${DET})*`,
    makes: 'nothing',
    example: ['Good call on the metformin.', 'metformin'],
    unlike: ['Good idea, start the metformin.', 'metformin'],
  },
  // What would be usual, and what somebody else has to agree to first.
  {
    of: ['start', 'increase', 'advise', 'continue', 'stop'],
    polarity: 'present',
    before: String.raw`^(?!.*\b(?:but|so|today)\b).*\b(?:normally|usually|ordinarily|typically)\b.*\b(?:i|we)(?:'d| would)(?: be)?(?: \w+){0,3}`,
    makes: 'nothing',
    example: ["Normally with this I'd be starting prednisone, forty a day.", 'prednisone'],
    unlike: ["Normally I'd wait, but today I'd start prednisone.", 'prednisone'],
  },
  {
    of: ['start', 'increase', 'decrease', 'stop', 'hold'],
    by: 'clinician',
    after: String.raw`.*\bbut (?:first )?(?:let me|i(?:'ll| will| want to| need to|'d like to|'m going to|'m gon na)|we(?:'ll| need to| should)) (?:first |just )?(?:call|ask|check with|talk to|speak (?:to|with)|run it (?:by|past))\b`,
    makes: { certainty: 'possible' },
    example: ["I'd like to stop the losartan, but let me call your cardiologist.", 'losartan'],
    unlike: ['Stop the losartan, and let me call your cardiologist.', 'losartan'],
  },
  // What is not used any more, and whoever else takes it.
  {
    of: ['takes', 'continue'],
    before: String.raw`^(?!.*(?:'ve|'m|\b(?:have|has|been|am|still)\b)).*`,
    after: String.raw` (?:for a (?:bit|while|time)|once|years ago|back then|in the past|before that)$`,
    by: 'patient',
    makes: { status: 'took', time: 'past' },
    example: ['Cerazette for a bit.', 'Cerazette'],
    unlike: ["I've been on Cerazette for a while.", 'Cerazette'],
  },
  {
    of: ['takes', 'took', 'continue', 'start'],
    by: 'clinician',
    before: String.raw`\b(?:he|she|they|he's|she's|they're)(?: (?:is|are|was|were|healthy|well|fine|and))* not on(?: ${DET})*`,
    makes: 'nothing',
    example: ["He's healthy and not on antibiotics, so it's unlikely.", 'antibiotics'],
    unlike: ["You're not on antibiotics.", 'antibiotics'],
  },
  {
    of: ['takes', 'took'],
    before: String.raw`\b(?:went|gone|been|holiday|live|lived|flew|stayed) (?:to|in|from|over to)`,
    makes: 'nothing',
    example: ['We went to Tenerife in May, and they cleared up.', 'Tenerife'],
    unlike: ['I have been using Symbicort.', 'Symbicort'],
  },
  {
    of: ['takes', 'took'],
    by: 'other',
    before: String.raw`\bi(?:'m| am| was|'ve been| have been| take)(?: (?:still|also|only|just))*(?: on)?(?: ${DET})*`,
    makes: 'nothing',
    example: ["I have it. Type two. I'm on the Ozempic.", 'Ozempic'],
    unlike: ['I think he is on the Ozempic.', 'Ozempic'],
  },
  // One thing among others that could be given.
  {
    of: ['start', 'advise', 'continue', 'increase'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`^ ?(?:(?:and|so|um) )*or (?:else |alternatively |maybe |perhaps )*(?:i|we|you) (?:can|could|might|may)\b.*`,
    makes: { certainty: 'possible', time: 'future' },
    example: ['Or I can prescribe you something stronger, naproxen.', 'naproxen'],
    unlike: ['I can prescribe you naproxen today.', 'naproxen'],
  },
  {
    of: ['start', 'advise', 'continue', 'increase'],
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\b(?:i|we) (?:can|could|might|may)\b(?!.*\b(?:today|going to|'ll|will)\b).*\b(?:like|such as|for example|for instance|or)(?: (?:an?|some|the))*`,
    makes: { certainty: 'possible', time: 'future' },
    example: ['We can also add in other painkillers like paracetamol.', 'paracetamol'],
    unlike: ["We can do that, so I'll give you something like paracetamol.", 'paracetamol'],
  },
  {
    of: ['hold'],
    sentence: `^(?!.*(?:${FOR_NOW}|\\b(?:hold|pause|skip|before|prior to|restart|resume|again|back on|for (?:an?|the|\\w+) (?:few )?(?:days?|weeks?))\\b)).*\\bstop (?:taking |using )?(?:${DET} )?[\\w-]+ (?:after|once|when)\\b`,
    makes: { status: 'stop' },
    example: ['Stop the prednisone after the swelling goes down.', 'prednisone'],
    unlike: ['Stop the warfarin five days before surgery, after you call us.', 'warfarin'],
  },
]
