import type { FactStatus } from '@chartwright/contract/facts'

/** How it is asked what became of a medicine, and which decisions make that so. */
export const CHANGES: readonly (readonly [
  name: string,
  asked: RegExp,
  statuses: readonly FactStatus[],
])[] = [
  [
    'more',
    /\b(?:increas\w+|rais(?:e|ed|ing)|put up|go(?:ne)? up|went up|up-?titrat\w+)\b/i,
    ['increase'],
  ],
  [
    'less',
    /\b(?:decreas\w+|reduc(?:e|ed|ing)|lower(?:ed|ing)?|cut (?:down|back)|go(?:ne)? down|went down)\b/i,
    ['decrease'],
  ],
  ['ended', /\b(?:stopp?(?:ed|ing)?|discontinu\w+)\b/i, ['stop']],
  ['held', /\b(?:held|hold(?:ing)?|paus(?:e|ed|ing))\b/i, ['hold']],
  [
    'other than before',
    /\b(?:chang(?:e|ed|ing)|adjust(?:ed|ing|ment)?)\b/i,
    ['increase', 'decrease', 'stop', 'hold'],
  ],
]

/** A dose that is told this way may be another one than before. */
export const MAY_CHANGE =
  /\b(?:increas\w+|rais\w+|decreas\w+|reduc\w+|lower|stop\w*|hold|held|discontinu\w+|doubl\w+|half|halve|from \S+ (?:\S+ )?to|instead|switch\w*|chang\w+|adjust\w*|taper\w*|wean\w*|bump\w*|titrat\w*|go (?:up|down)|went (?:up|down))\b/i

/** Nothing is decided yet, it is not done, or it waits for something. */
export const OPEN =
  /\b(?:may|maybe|might|perhaps|could|would|consider\w*|option\w*|if|unless|until|depending|not|n't|don't|won't|rather|instead|then|later|after|once|when)\b/i
