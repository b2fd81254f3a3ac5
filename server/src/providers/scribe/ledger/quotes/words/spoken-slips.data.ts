import type { Row } from '../../../../../clinical/realise/words/rows.ts'

const SUBJECT = '(?:i|we|you|he|she|it|they|there|that)'
/** 'I', 'I'm', 'I can't' and 'it is' */
const BEGUN = `${SUBJECT}(?:['’](?:m|s|re|ve|ll|d))?(?: (?:been|can['’]t|don['’]t|didn['’]t|was|am|is|are|have|had|did|feel|felt|think|want|need))?`
const GOES_ON =
  '(?!(?:and|but|so|or|if|when|because|which|who|then|too|yes|no|well|yeah|the|an?|my|your)\\b)'

/**
 * Slips of a speaker that say nothing, and a quotation without them; every row that fits applies in turn.
 * Numbers, denials and what is contrasted stay: 'two, three' and 'don't drink, drink water'.
 */
export const SPOKEN_SLIPS: readonly Row[] = [
  [
    /\b((?:do|does|did|have|has|had|is|was|are|were|ca|can|could|would) ?n['’]t) \1(?![\p{L}'’])/giu,
    '$1',
    "I don't don't have a fever",
    "I don't have a fever",
  ],
  [
    /(?<![\p{L}\p{N}'’-])(?![\p{L}]*n['’]t-)(?!(?:not?|non|un|in|im|ir|dis|mal|ab|hyper|hypo|brady|tachy|intra|inter|extra|pre|post|anti|mid|over|under|self|semi|re|co|once|twice|one|two|three|four|five|six|seven|eight|nine|ten)-)[\p{L}'’]+-(?=[\s,]+(?!(?:and|or|to|and\/or|ups?|rays?|mails?|term|old|dose|grade|day|week|month|year|hour|in|on|off|out|down)\b)[\p{L}\p{N}])[\s,]*/giu,
    '',
    'a con- a congenital defect',
    'a a congenital defect',
  ],
  [
    /\b(\p{L})-(?=(?:i|it|he|she|we|you|your|the|they|that|this|there|is|was|and|but|so|my|have|had|just)\b)(?=\1)/giu,
    '',
    'y-you need w-we',
    'you need we',
  ],
  [
    /,?\s*(?<!\b(?:do|did|does|would|could|can|will|should|might|may|not|never|\w+n['’]t|if|as|let|lets|what|that|when|because|than|before|until|once|how|whether|unless) )\byou know\b(?! (?:what|that|how|if|why|where|who|when|whether|about|of|it|him|her|them|your|my|this)\b)(?:\s*,)?/gi,
    '',
    'the wall, you know, gets hot',
    'the wall gets hot',
  ],
  [
    /\b(i|my|the|a|he|she|it|has|have|had|is|was|been|so|and|to|of|just|i['’]m|it['’]s|i['’]ve),? yeah,? (?=[a-z])/gi,
    '$1 ',
    'I, yeah, I got wet',
    'I I got wet',
  ],
  [
    new RegExp(`\\bi (?:would|was|will|do|have),? yeah,? (?=${SUBJECT}\\b)`, 'gi'),
    '',
    'I would yeah you can rest',
    'you can rest',
  ],
  [
    new RegExp(`\\b(${BEGUN})(?:\\s*(?:,|\\.{2,3})?\\s+\\1\\b)+(?!['’])`, 'gi'),
    '$1',
    "I can't, I can't sleep",
    "I can't sleep",
  ],
  [
    new RegExp(`\\b(${SUBJECT}['’]?\\w* \\w+ing) (?:${SUBJECT}(?:['’]\\w+)?,? )?\\1\\b`, 'gi'),
    '$1',
    "I'm feeling I'm feeling cold",
    "I'm feeling cold",
  ],
  [
    /\b(just|probably|some|which|too|very|really|quite|who|in|a|an|the|my|your)\s*(?:,|\.{2,3}),?\s+\1\b/gi,
    '$1',
    'some, some pain',
    'some pain',
  ],
  [
    new RegExp(
      `\\b(i|i['’](?:m|ve|d|ll)|we|he|she|they|the|an?|my|your) ?, ${GOES_ON}(?=[a-z])`,
      'gi',
    ),
    '$1 ',
    "I'm, calling you",
    "I'm calling you",
  ],
  [/\ba (?=(?:an|some) [a-z])/gi, '', 'a an ulcer', 'an ulcer'],
]
