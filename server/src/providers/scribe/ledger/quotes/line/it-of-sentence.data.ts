import type { Row } from '../../../../../clinical/realise/words/rows.ts'

/** What 'it' does is clear by itself, so that it needs no name. */
export const IT_LEFT_OUT: readonly Row[] = [
  [/^it has not (?=\w)/i, 'Has not ', 'It has not spread.', 'Has not spread.'],
  [/^it does not (?=\w)/i, 'Does not ', 'It does not itch.', 'Does not itch.'],
  [/^it did not (?=\w)/i, 'Did not ', 'It did not swell.', 'Did not swell.'],
  [
    /^it is (?=(?:itching|hurting|burning|bleeding|swelling|spreading|throbbing|stinging|getting)\b)/i,
    '',
    'It is burning a lot.',
    'burning a lot.',
  ],
  [/^it has been (?!\w+ing the patient\b)/i, 'Has been ', 'It has been stiff.', 'Has been stiff.'],
  [
    /^it (?=(?:hurts|burns|itches|stings|aches|throbs|started|began|came on|lasted)\b)/i,
    '',
    'It burns at night.',
    'burns at night.',
  ],
  [
    /^it was (?=(?:(?:quite|very|so|pretty|a bit|a little) )?(?:painful|sore|stiff|swollen|red|itchy|hard|numb|difficult|uncomfortable)\b)/i,
    'Was ',
    'It was quite sore.',
    'Was quite sore.',
  ],
]

/** 'It' that stands for nothing that was named. */
export const EMPTY_IT: RegExp =
  /\bit (?:is|was|appears|may be|can be|will be|would be)(?: \w+ly| very| so| also| quite| more)* (?:that|important|hard|tough|difficult|better|best|likely|possible|okay|easy|easier|painful) ?(?:to|that|when|if)?\b/i

/** A name that a later 'it' of the sentence may stand for. */
export const NAMED_BEFORE: RegExp =
  /\b(?:the|an?|my|your|some|any|no|his)\s(?!(?:bit|lot|little|couple|while|time|few|day|week|month|year|patient|way|moment|morning|night|same)\b)(?:\w+\s)?\w{3,}|\b(?:tried|tries|try|took|taking|take|used|using|use)\s(?!(?:it|that|some|the|an?)\b)\w{5,}/i
