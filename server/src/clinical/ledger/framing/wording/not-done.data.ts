import type { Row } from '../../../realise/words/rows.ts'

const WHO = '(?:(?:i|he|she|they|we|and|but|so|also|just|really|actually|currently) )*'
const HOW = '(?:(?:really|actually|even|currently) )*'
/** What is not always so is not denied. */
const OFTEN = '(?:always|usually|normally) '
/** What is thought, had or felt not to be so is told in other words. */
const DOES =
  '(?!(?:actually|always|appreciate|believe|care|currently|do|even|feel|get|have|know|like|look|mean|mind|need|normally|notice|really|recall|remember|say|see|seem|sound|take|think|try|understand|usually|wanna|want|it|that|they|there)\\b)[a-z]{3,}(?<!ed|ing)'
/** What can be told as not going on. */
const GOING_ON = '(?!(?:being|doing|feeling|getting|going|having|nothing|anything)\\b)[a-z]{2,}ing'

/** What somebody does not do, as a note says it. */
export const NOT_DONE: readonly Row[] = [
  [
    new RegExp(`^${WHO}(still )?(?:do|does) not ${HOW}((?:${OFTEN})?${DOES}\\b.*)$`),
    '$1does not $2',
    'she still does not talk',
    'still does not talk',
  ],
  [
    new RegExp(`^${WHO}did not ${HOW}((?:${OFTEN})?${DOES}\\b.*)$`),
    'did not $1',
    'i did not even eat last night',
    'did not eat last night',
  ],
  [
    new RegExp(
      `^${WHO}(?:'m |'s |'re |'ve )?(?:(?:am|is|are|was|were|have|has|had) )?not ${HOW}(?:been )?${HOW}((?:${OFTEN})?${GOING_ON}\\b.*)$`,
    ),
    'not $1',
    'i have not really been sleeping through',
    'not sleeping through',
  ],
  [
    new RegExp(`^${WHO}(?:'m |(?:am|is|are|was|were) )?not (left|right) handed$`),
    'not $1-handed',
    'i am not left handed',
    'not left-handed',
  ],
  [
    /^(?:(?:i|he|she|they)(?: am|'m| is|'s| are)? )?not (always|in|on) (\S.*)$/,
    'not $1 $2',
    'not in good shape',
    'not in good shape',
  ],
]
