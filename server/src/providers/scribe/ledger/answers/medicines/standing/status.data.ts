import type { FactStatus } from '@chartwright/contract/facts'

type Status = FactStatus | ''

/** What the words right before a medicine say of it, whatever was read: the status that it has by them. */
export const SETTLED: readonly (readonly [
  name: string,
  read: readonly Status[],
  isOfClinician: boolean,
  words: RegExp,
  status: FactStatus,
])[] = [
  [
    'given by others before',
    ['start', 'refill', 'increase'],
    false,
    /(?:\b(?:i|they|we)(?:'ll| will|'ve| have|'d| had)? (?:\w+ )?(?:get|got|gets|getting|been|was|were) (?:\w+ )?(?:prescribed|put on|given)|\b(?:they|he|she|urgent care|the (?:er|hospital|clinic|pharmacist)) (?:gave|prescribed|put) me)(?: (?!and\b|but\b|so\b|i\b)\S+){0,4} $/i,
    'took',
  ],
  [
    'recommended in this visit',
    ['took'],
    true,
    /\b(?:recommend(?:ed|ing)?|advis(?:e|ed|ing))\b(?! by\b)(?:[^.?]* )?(?:tak(?:e|ing)|us(?:e|ing))(?: (?!and\b|but\b|so\b)\S+){0,3} $/i,
    'advise',
  ],
  [
    'suggested by somebody else',
    ['start', 'advise', 'increase', 'takes'],
    false,
    /\b(?:she|he|they|friend|co-?worker|cousin|sister|brother|mother|mom|mum|father|dad|wife|husband|neighbou?r)\b (?:had |has |just |also |was |were )?(?:suggest(?:ed|ing|s)?|swears? by|telling me|told me)(?: (?!and\b|but\b|so\b|i\b)\S+){0,4} $/i,
    'mentioned',
  ],
]

/** A clinician decides here, whoever had the idea. */
export const DECIDES_NOW =
  /\b(?:(?:i|we)(?:'ll| will|(?:'m|'re| am| are) (?:going to|gonna))|let's|today)\b/i

/** Somebody says that the patient takes it. */
export const IS_TAKEN =
  /\b(?:i|you|he|she)(?:'m|'re|'s| am| are| is|(?:'ve|'s| have| has) been)?(?: still| now| also| do| already)* (?:takes?|taking|uses?|using|on|getting)\b/i

/** Before a medicine that is begun and not stopped, whatever else its sentence stops. */
export const BEGINS =
  /\b(?:try|start|add|prescribe|put (?:you|him|her) on|switch (?:you )?to)(?: (?!stop|with)\w+){0,3} $/i
