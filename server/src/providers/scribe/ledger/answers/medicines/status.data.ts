import type { FactStatus } from '@chartwright/contract/facts'

type Status = FactStatus | ''

/** What a sentence says of a medicine, whatever was read: the status that it has by its words. */
export const SETTLED: readonly (readonly [
  name: string,
  read: readonly Status[],
  words: RegExp,
  status: FactStatus,
])[] = [
  [
    'given by others before',
    ['start', 'refill', 'increase'],
    /\b(?:i|they|we)(?:'ll| will|'ve| have|'d| had)? (?:\w+ )?(?:get|got|gets|getting|been|was|were) (?:\w+ )?(?:prescribed|put on|given)\b|\b(?:they|he|she|urgent care|the (?:er|hospital|clinic|pharmacist)) (?:gave|prescribed|put) me\b/i,
    'took',
  ],
  [
    'recommended in this visit',
    ['took'],
    /\b(?:recommend(?:ed|ing)?|advis(?:e|ed|ing))\b(?! by\b)(?:[^.?]* )?(?:tak(?:e|ing)|us(?:e|ing))\b/i,
    'advise',
  ],
  [
    'suggested by somebody else',
    ['start', 'advise', 'increase', 'takes'],
    /\b(?:she|he|they|friend|co-?worker|cousin|sister|brother|mother|mom|mum|father|dad|wife|husband|neighbou?r)\b (?:had |has |just |also |was |were )?(?:suggest(?:ed|ing|s)?|swears? by|telling me|told me)\b/i,
    'mentioned',
  ],
]

/** Before a medicine that is begun and not stopped, whatever else its sentence stops. */
export const BEGINS =
  /\b(?:try|start|add|prescribe|put (?:you|him|her) on|switch (?:you )?to)(?: (?!stop|with)\w+){0,3} $/i
