import type { Row } from '../words/rows.ts'

const PART =
  '(?:vision|eyesight|eyes|speech|hearing|balance|breathing|walking|swallowing|bladder|bowels?)'
/** What the patient does or has when a sign appears. */
const HAS =
  '(?:have|having|get|getting|develop|developing|notice|noticing|experience|experiencing|see|seeing)'
const IMPROVES = '(?:better|improv\\w+|settl\\w+|resolv\\w+|clear\\w+)'

/** A warning as it is said to a patient, in the words of a note; every row that fits applies in turn. */
export const SIGN_CLAUSES: readonly Row[] = [
  [
    /,? ?\b(?:um+|uh+|erm?|you know|indeed|of course|basically|obviously|really|actually|kind of|sort of|et cetera|in the meantime)\b,?/g,
    '',
    'cough, or, you know, fever',
    'cough, or fever',
  ],
  [/\ba (?:little )?bit (?=more\b|worse\b)/g, '', 'a bit more labored', 'more labored'],
  [/\bca ?n['’]t\b/g, 'cannot', "you can't swallow", 'you cannot swallow'],
  [/\bwo ?n['’]t\b/g, 'will not', "it won't stop", 'it will not stop'],
  [/ ?n['’]t\b/g, ' not', "symptoms aren't settling", 'symptoms are not settling'],
  [/(?<=\b(?:you|they|we))['’]re\b/g, ' are', "you're feverish", 'you are feverish'],
  [
    /(?<=\w)['’]s(?= (?:getting|not|becoming|going|coming|still|spreading)\b)/g,
    ' is',
    "the fever's not coming down",
    'fever is not coming down',
  ],
  [
    /\b(?:in |over |within )?(?:the )?next (?:two|2),? (?:(?:to|or) )?(?:three|3) (?=days|weeks)/g,
    'in the next 2-3 ',
    'not better next two three days',
    'not better in the next 2-3 days',
  ],
  [
    /\bstill (?:are|is) still\b/g,
    'are still',
    'things still are still sore',
    'things are still sore',
  ],
  [
    new RegExp(
      `^(?:if )?(?:it|they|things?|that|this)(?: is| are| has| have| does| do)? ?(?:still )?(?:is |are |has |have )?not (?:get|getting|got|gotten|going|gone)? ?(?:any |much )?${IMPROVES}(?: down)?`,
    ),
    'symptoms do not improve',
    'it still has not got better',
    'symptoms do not improve',
  ],
  [
    /^(?:if )?(?:it|they|things?|that|this)(?: is| are)? (?:gets?|getting) (?:any |a lot |much )?worse\b/,
    'symptoms worsen',
    'it gets worse',
    'symptoms worsen',
  ],
  [
    /\b(or|and),? (?:like )?(?:if )?(?:it|they|things?|that|this)(?: is| are)? (?:gets?|getting) (?=worse|bigger|more)/g,
    '$1 getting ',
    'cough or they are getting worse',
    'cough or getting worse',
  ],
  [
    /,? (?:like )?if (?:it|they) (?:is|are) (?=spreading|bleeding|swelling)/g,
    ', ',
    'worse, like if it is spreading',
    'worse, spreading',
  ],
  [
    /\b(?:you )?(?:feel|feeling|find|think) (?:like )?(?:that )?you are (?=\w+ing\b)/g,
    '',
    'feel like you are getting more breathless',
    'getting more breathless',
  ],
  [
    /(?:^|(?<=\b(?:or|and|if)\b,? ))(?:do )?(?:start|starting|begin|continue) to (?:notice|have|feel)(?: that)? (?:you are )?(?:getting |having )?(?:any )?(?=\w)/g,
    '',
    'start to notice that you are getting heartburn',
    'heartburn',
  ],
  [
    new RegExp(
      `(?:^|(?<=\\b(?:or|and|if)\\b,? |, ))(?:you )?(?:are )?(?:do )?${HAS} (?:an? |any |some )?(?:other symptoms? (?:like|such as) )?(?=\\w{4})(?!more\\b|worse\\b|better\\b|worried\\b)`,
      'g',
    ),
    '',
    'you are having any other symptoms like chest pain',
    'chest pain',
  ],
  [
    /\b(or|and) (?:you )?(?:start|begin) (?:to )?(?=\w+ing\b)/g,
    '$1 ',
    'fever or you start vomiting',
    'fever or vomiting',
  ],
  [
    /\b(?:there(?:'s| is) )?any (\w+),? if the (?=\1\b)/g,
    '',
    'any rash if the rash spreads',
    'rash spreads',
  ],
  [
    /(?:^|(?<=\b(?:or|and|if)\b,? |, ))(?:there is|there's|there are) (?:any |an? |some )?(?:kind of |sort of |type of )?(?=\w{4})/g,
    '',
    "there's any kind of headache",
    'headache',
  ],
  [
    /(?:^|(?<=\b(?:or|and|if)\b,? |, ))you gain(?= )/g,
    'gaining',
    'you gain two pounds',
    'gaining two pounds',
  ],
  [
    /(?:^|(?<=\b(?:or|and|if)\b,? |, ))you (?:feel|are feeling)(?= )/g,
    'feeling',
    'you feel faint',
    'feeling faint',
  ],
  [
    new RegExp(`\\bany (?=(?:problems?|trouble|issues?) with (?:your |the )?${PART}\\b)`, 'g'),
    '',
    'any problems with your vision',
    'problems with the vision',
  ],
  [
    /(?:^|(?<=\b(?:or|and|if)\b,? |, ))you are (?:just )?(?=(?:not )?(?:feeling|getting|having|becoming|being|losing|vomiting|bleeding|coughing|passing)\b)/g,
    '',
    'you are just not feeling well',
    'not feeling well',
  ],
  [
    /(?:^|(?<=\b(?:or|and|if)\b,? |, ))you (?=get worried\b)/g,
    '',
    'fever or you get worried',
    'fever or get worried',
  ],
  [
    /\bnot feeling (?:very|so|too|that) well\b/g,
    'feeling unwell',
    'not feeling very well',
    'feeling unwell',
  ],
  [
    /(?:^|(?<=\b(?:or|if|, and),? |, ))(?:your|the) (?=\w)/g,
    '',
    'fever, or your breathing is labored',
    'fever, or breathing is labored',
  ],
  [/\byour (?=\w)/g, 'the ', 'weakness in your arms', 'weakness in the arms'],
  [/\bre-?occurs\b/g, 'recur', 'symptoms worsen or reoccurs', 'symptoms worsen or recur'],
  [/(?<! by) (?=next week$)/, ' by ', 'not better next week', 'not better by next week'],
  [/^(?:or|and|if|when|should|,)[ ,]*/, '', 'or neck pain', 'neck pain'],
  [/,? if (?=\w)/g, ', ', 'not getting better, if fever', 'not getting better, fever'],
]
