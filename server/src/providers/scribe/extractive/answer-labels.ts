/** What an open question asks for, said before a short answer to it. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [
    /\bhow (?:bad|severe)|\bscale\b|\brate (?:your|the) pain|\b(?:1|one|zero|0) to (?:10|ten)\b/,
    'severity',
  ],
  [
    /\bhow long|\bhow many (?:days|weeks|months|years)\b|\bsince when\b|\bwhen did\b|\bwhen was\b/,
    'onset or duration',
  ],
  [/\bhow (?:often|many times|frequent)/, 'frequency'],
  [/\bhow (?:much|many)\b/, 'amount'],
  [/\bwhere\b|\bwhich (?:side|part|knee|arm|leg|foot|hand|ear|eye|tooth)\b/, 'location'],
  [
    /\bwhat (?:medications?|medicines?|meds|drugs|pills)\b|\bwhat (?:are you|have you been|do you|did you) (?:taking|take|using|use|doing|tried|try|do)\b/,
    'uses',
  ],
  [/\ballerg/, 'allergy'],
]
const OPEN = /\b(?:how|what|when|where|which)\b/
const SENTENCE =
  /\b(?:i|it|he|she|they|we|you|that|there)(?:'s|'m)? (?:\w+ )?\w+|^(?:yes|no|yeah|okay|well|alright|not|nothing|never|none|good|fine|great|hi)\b/
const MOST_WORDS = 12

/** The label for a short answer that is no sentence by itself; undefined when it needs none or has none. */
export function labelAnswer(question: string, answer: string): string | undefined {
  if (!OPEN.test(question) || SENTENCE.test(answer) || answer.split(' ').length > MOST_WORDS)
    return undefined
  return LABELS.find(([pattern]) => pattern.test(question))?.[1]
}
