const KIN = String.raw`(?:(?:older|younger|oldest|youngest|little|big) )*(mother|mom|mum|father|dad|brother|sister|son|daughter|wife|husband|partner|grand\w+|aunt|uncle|cousin|niece|nephew|girlfriend|boyfriend|friend)`
const BETWEEN = String.raw`(?:(?! (?:you|you're|you'll|i|i'll|i'm|we|we'll|let's|for you|but)\b).)*$`
/** Whom a clinician decides for; what is given to 'you' by somebody else is the patient's. */
export const OF_OTHERS: readonly (readonly [
  name: string,
  said: RegExp,
  is: string,
  isNot: string,
])[] = [
  [
    'should',
    new RegExp(
      String.raw`\byour ${KIN} (?:also |really |just )*(?:should(?:n't)?|can(?:'t)?|could|needs? to|has to|must(?:n't)?|may|ought to|will|is going to)\b${BETWEEN}`,
    ),
    'your daughter should stop the',
    'your wife can give you the',
  ],
  [
    'tell them',
    new RegExp(
      String.raw`\b(?:tell|remind|ask|get) your ${KIN} (?:that (?:he|she) |not )?(?:to|should|needs to|can)\b${BETWEEN}`,
    ),
    'tell your husband to take his',
    'tell your husband to stop giving you the',
  ],
]
