type Row = readonly [name: string, pattern: RegExp, is: string, isNot: string]

const GOING = "(?:i|we)(?:'m|'re| am| are) (?:also )?(?:going to|gonna)"
const WILL = "(?:i|we)(?:'ll| will| can)"

/** What no patient says to a clinician. */
export const SPEAKS_AS_CLINICIAN: readonly Row[] = [
  [
    'prescribes or refers',
    new RegExp(
      `\\b(?:${GOING}|${WILL})(?: also| just| go ahead and)* (?:prescribe|refer) you\\b`,
      'i',
    ),
    "I'm gonna refer you to physical therapy.",
    'He is going to refer me to physical therapy.',
  ],
  [
    'orders',
    /\bi(?:'ll| will|'m)(?: also| just)* (?:be |going to be |gonna be )?ordering (?:an?|some|your)\b/i,
    'I will also be ordering a scan of your lungs.',
    'I will be ordering my tablets online.',
  ],
  [
    'a plan for you',
    /\bmy assessment and (?:my )?plan for you(?:r)?\b/i,
    'So let us talk about my assessment and plan for you.',
    'What is your assessment and plan for me?',
  ],
  [
    'sees you back',
    /\b(?:i|we)(?:'ll| will| can|'d like to| would like to| want to| wanna| wan na)(?: just)? (?:see|have) you (?:come )?back\b/i,
    'We can just see you back in three weeks.',
    'Then I will see you in three weeks.',
  ],
  [
    'examines',
    /\bon your (?:\w+ ){1,3}exam(?:ination)?\b.*\b(?:you(?:r| have| are|'re)|i (?:do|don't|appreciate|see))\b/i,
    'On your heart exam I do not appreciate a murmur.',
    'Is there anything on your exam schedule?',
  ],
]
