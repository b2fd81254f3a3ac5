import type { Row } from '../../../../../clinical/realise/words/rows.ts'

const NOUN_BEHIND =
  '(?!(?:I|you|we|he|she|it|they|there|the|an?|my|your|is|are|was|were|has|have|had|will|can|could|would|may|might|should|and|but|or|so|if|when|because|with|for|to|in|on|at|of|way|one|kind|sort|point|much|long|bad|well|often|high|low|side|time|times|point|day|night|week|month|year|every|each|again|today|now|then|soon|as|before|after|until|unless|first|next|too|also|which|who|more|this|that|these|\\w+ly)\\b)'

/** Words of a talk that a note has otherwise; the rows apply in turn. */
export const TIDY_LINE: readonly Row[] = [
  [
    /\bfor (probably|maybe) (?:a )?good (?:(?:like|about) )?(?=[\w-]+ (?:hours?|days?|weeks?|months?|years?)\b)/gi,
    'for $1 about ',
    'sick for probably good like two weeks',
    'sick for probably about two weeks',
  ],
  [
    /,? \blike,? (?:about |around )?(?=(?:an?|a few|a couple(?: of)?|[\w-]+) (?:hours?|days?|weeks?|months?|years?)(?: ago)?(?=[.,]|$))/gi,
    ' about ',
    'hives, like a week ago',
    'hives about a week ago',
  ],
  [/,? like,? (?=all the time\b)/gi, ' ', 'sore, like, all the time', 'sore all the time'],
  [/\b(call|contact|ring) (?:me|us)\b/gi, '$1', 'call us', 'call'],
  [/\bgive (?:me|us) a (?:call|ring)\b/gi, 'call', 'give us a call', 'call'],
  [
    /\b(give|giving|gave|write|prescribe|prescribing|get|getting|dispense) (?:you|the patient)(?: out)? (?=(?:an?|some|the|that|more|another|\d+|two|three|one) )/gi,
    '$1 ',
    'prescribe the patient a cream',
    'prescribe a cream',
  ],
  [/,? (?:for|on|to) the patient(?=\.?$)/gi, '', 'a scan on the patient.', 'a scan.'],
  [/\bone of (?:our|the) (doctor|nurse|GP|specialist)s\b/gi, 'a $1', 'one of our GPs', 'a GP'],
  [/\bgo ahead and /gi, '', 'will go ahead and treat', 'will treat'],
  [/\bin our (?=(?:office|clinic)\b)/gi, 'in the ', 'in our office', 'in the office'],
  [
    new RegExp(
      `\\b(in|on|of|for|with|from|at|to|update|repeat|check|start|stop|take|taking|continue|order|move|use|using|place|schedule|see|lower|reduce|increase) (?:that|those) (?=${NOUN_BEHIND}[a-z]+)`,
      'gi',
    ),
    '$1 the ',
    'update that MRI',
    'update the MRI',
  ],
  [
    /\b(and|but) that is ((?:just |probably )?because)\b/gi,
    '$1 $2',
    'but that is because',
    'but because',
  ],
  [/^it is tough (?=to \w)/i, 'It is difficult ', 'It is tough to sit', 'It is difficult to sit'],
  [/\btake it easy\b/gi, 'rest', 'take it easy for now', 'rest for now'],
  [/^be (?=(?:seen|[a-z]+ed)\b)/i, 'To be ', 'Be seen by a nurse', 'To be seen by a nurse'],
  [
    /\bif the patient wants(?: to)?(?=[.,]|$)/gi,
    'if wanted',
    'use ice if the patient wants',
    'use ice if wanted',
  ],
  [
    /^try (?:and|to) (?=(?:take|use|keep|avoid|drink|eat)\b)/i,
    '',
    'Try and take iron',
    'take iron',
  ],
  [/,? and that (?=show(?:s|ed)\b)/gi, ' that ', 'a scan, and that showed', 'a scan that showed'],
  [
    /\b(show(?:s|ed)) that the patient (?:has|had) (?=(?:an?|some|no|mild|moderate|severe) )/gi,
    '$1 ',
    'showed that the patient had a cyst',
    'showed a cyst',
  ],
  [/\bthe (?=(?:a1c|the)\b)/gi, '', 'the A1c', 'A1c'],
]
