const INVERTED =
  /^(?:(?:and|so|but|now|then|okay|well|also|alright|all right|great|good|yeah|perfect|right|oh)[ ,]+)*(?:(?:do|does|did|have|has|are|is|was|were|can|could|would|will) (?:you|it|he|she|they|that|there|your|the|this|any|we)\b|(?:how|what|when|where|why|who|which)\b|any\b|tell me\b)/
const TAG =
  /(?:, (?:okay|right|correct|yes|no|yeah)|or anything(?: like that)?|is that (?:right|correct|true))\?*$/
const LEAD = /^(?:(?:and|so|but|now|then|okay|well|also|alright|great|good|yeah|oh)[ ,]+)+/
const ASKS_LATE =
  /^if i (?:was|were) to ask\b|\bon a scale (?:of|from)\b.*\bhow\b|\b(?:anything else|what else) (?:that )?(?:you|comes|going)\b/
const TOLD =
  /^have you (?:continue|take|come|see|follow|go|do|start|return|get|try|keep|use|call|stop|schedule|work|wear|stay|do)\b/
const NOT_ASKED =
  /^(?:what (?:i|we|this|that|it|the)|how (?:i|we)|when (?:i|you|we|it|he|she|they|the|my)|which (?:is|means|was|i)|where (?:i|you|it)|who (?:is|has|was))\b/
const YES =
  /^(?:(?:oh|well|um)[, ]+)*(?:yes|yeah|yep|yup|correct|right|absolutely|definitely|sure|i do\b(?! not)|i have\b(?=[ .,]*$)|i am\b(?=[ .,]*$)|it does\b(?! not)|it is\b(?=[ .,]*$)|exactly|that is (?:right|correct)|they do\b(?=[ .,]*$)|i did\b(?! not))/
const NO =
  /^(?:(?:oh|well|yeah|um|gosh)[, ]+)*(?:no\b|nope|nah|not really|not at all|none\b|never\b|nothing\b|i do not(?=[ .,]*(?:$|no\b|think so|believe so|have any\b))|i have not(?=[ .,]*(?:$|no\b|noticed|had any|at (?:this|the)\b|so far|yet|really))|i am not(?=[ .,]*$)|it does not(?=[ .,]*$)|i did not(?=[ .,]*(?:$|no\b))|not that i\b|i denied)/

/** By mark or by form; 'how are you' asked by nobody about nothing counts as well. */
export function isQuestion(text: string): boolean {
  const plain = text.replace(LEAD, '')
  if (TOLD.test(plain)) return false
  if (/\?$/.test(text))
    return !/(?:, )?(?:okay|right|all right)\?$/.test(text) || INVERTED.test(text)
  if (NOT_ASKED.test(plain)) return false
  return INVERTED.test(text) || TAG.test(text) || ASKS_LATE.test(plain)
}

export function readAnswer(text: string): 'yes' | 'no' | null {
  if (NO.test(text)) return 'no'
  return YES.test(text) ? 'yes' : null
}
