/**
 * Words that a note has for what was said in other words: they are borne out where those were said in
 * the same sentence. Each row has an example of such a sentence.
 */
export const SAME_WORDS: readonly (readonly [word: RegExp, said: RegExp, example: string])[] = [
  [/^(?:slight|slightly|mild|mildly)$/, /\ba (?:little|bit)\b|\bkind of\b/i, "it's a bit enlarged"],
  [/^improved$/, /\b(?:better|improv\w+|great deal)\b/i, 'I feel better now'],
  [/^worse$/, /\b(?:worse\w*|worst)\b/i, 'it is worsening'],
  [
    /^resolved$/,
    /\b(?:gone|went away|goes away|go away|cleared|used to|stopped)\b/i,
    'it went away',
  ],
  [
    /^avoid$/,
    /\b(?:avoid\w*|no|not|never|stop|limit|away from|cut)\b|n't\b/i,
    'stay away from salt',
  ],
  [/^without$/, /\b(?:no|not|never|without|none|nothing)\b|n't\b/i, "it didn't help"],
  [/^(?:never|none)$/, /\b(?:no|not|never|none|nope)\b|n't\b/i, "no, I don't"],
  [/^(?:unable|cannot)$/, /\b(?:can't|cannot|can not|couldn't|unable|not able)\b/i, "I can't walk"],
  [/^(?:bilateral|bilaterally)$/, /\b(?:both|bilateral\w*|either)\b/i, 'in both knees'],
  [/^both$/, /\bbilateral\w*\b/i, 'bilateral crackles'],
  [/^(?:discuss|discussed)$/, /\btalk\w*\b/i, "let's talk about your diet"],
  [
    /^(?:counseled|counselled|advised|recommended)$/,
    /\b(?:should|want you|would|need to|recommend\w*|make sure)\b/i,
    'you should rest',
  ],
  [/^(?:atrial|fibrillation)$/, /\ba-?fib\b/i, 'for my afib'],
  [/^(?:physical|therapy)$/, /\bp\.? ?t\b/i, 'I got referred to P T'],
  [/^(?:injection|injections)$/, /\bshots?\b/i, 'I got a shot'],
  [/^(?:died|deceased)$/, /\b(?:passed(?: away)?|death|dead)\b/i, 'he passed away'],
  [/^(?:fall|falls|fell)$/, /\b(?:fall\w*|fell)\b/i, 'I fell on it'],
  [/^(?:vomiting|vomited)$/, /\b(?:threw|throw\w*) up\b/i, 'I threw up'],
  [/^(?:weight)$/, /\b(?:pounds|weigh\w*|kilos)\b/i, 'she weighed seven pounds'],
  [/^(?:children|child)$/, /\bkids?\b/i, 'I have two kids'],
  [/^(?:marijuana|cannabis)$/, /\b(?:weed|pot)\b/i, 'I smoke weed'],
  [
    /^(?:smokes|smoker|smoking|tobacco)$/,
    /\b(?:smok\w+|cigar\w*|cigs?|tobacco|packs?)\b/i,
    'a pack a day',
  ],
  [
    /^(?:alcohol|drinks?|drinking)$/,
    /\b(?:alcohol\w*|drink\w*|drunk|drank|beers?|wine|liquor|booze|vodka|whisky|whiskey)\b/i,
    'a glass of wine at night',
  ],
  [
    /^(?:lives|living)$/,
    /\b(?:liv(?:e|es|ed|ing)|home|house|household|apartment|flat|stay\w*)\b/i,
    'at home with my son',
  ],
  [/^works?$/, /\b(?:work\w*|job|employ\w*|retired|business|office)\b/i, 'my job is in a bank'],
  [/^(?:abdominal|abdomen)$/, /\b(?:belly|stomach|tummy)\b/i, 'my belly hurts'],
]
