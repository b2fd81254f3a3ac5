/**
 * What is written without its 'no'. The rest of the words stays: 'no history of' becomes 'history
 * of'.
 */
const NEGATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bdenies (?:any |having (?:any )?|experiencing (?:any )?)?/i, 'reports '],
  [/\bdenied (?:any )?/i, 'reported '],
  [/\bhas not had (?:any )?/i, 'has had '],
  [/\bdoes not have (?:any )?/i, 'has '],
  [/\b(?:there is|there are) no /i, 'there is '],
  [/\bwithout (?:any )?/i, 'with '],
  [/\bno (?=[a-z])/i, ''],
]
/** 'no longer', 'without difficulty' and the like do not state the absence of a finding. */
const NO_FINDING =
  /\b(?:no longer|no one|no (?:idea|way|doubt|matter)|or without|not without|no change|no other|no further|no need|without (?:difficulty|relief|improvement|medication|significant relief|issues?|complications?)|no (?:known|problems?|issues?|improvement|relief))\b/i
/** The same words after any other negation: nobody can say what 'reports issues' adds to a note. */
const VAGUE =
  /^(?:(?:any|other|further|additional|known|medical|a|recent|prior|previous|the|significant) )*(?:problems?|issues?|concerns?|symptoms?|complaints?|changes?|questions?|improvement|relief|difficult(?:y|ies)|reason|complications?)\b(?! (?:with|in|of|like|such))/i
/** Words that name nothing: a fragment such as 'denies since' has nothing to deny. */
const NOTHING =
  /^(?:since|there|it|he|she|they|or|and|that|to|in|on|at|if|when|while|is|are|was|were|but|so|because|either|[,.;:]|$)(?:\b|$)/i
/**
 * An aim, a condition or a refusal is not a finding: 'to make sure that he does not have', 'which I
 * denied'.
 */
const NO_STATEMENT =
  /\b(?:make sure|ensure|ensuring|see (?:if|whether)|rule out|unless|if)\b[^.;]*$|\b(?:which|request) (?:i|we|was|were)? ?$/i
const STILL_DENIED = /^(?:\S+ ){0,2}(?:no|not|never)\b/i

interface Dropped {
  readonly sentence?: string
  /** Why nothing is planted although there is a 'no'. */
  readonly leftOut?: string
}

/** Undefined if nothing is denied. */
export function dropNo(sentence: string): Dropped | undefined {
  const found = NEGATIONS.find(([pattern]) => pattern.test(sentence))
  if (!found) return undefined
  const [pattern, by] = found
  const match = pattern.exec(sentence)
  const before = sentence.slice(0, match?.index ?? 0)
  const after = sentence.slice(before.length + (match?.[0].length ?? 0))
  if (NO_FINDING.test(sentence) || VAGUE.test(after) || NOTHING.test(after))
    return { leftOut: "'no' that denies nothing that has a name" }
  if (NO_STATEMENT.test(before)) return { leftOut: "'no' in an aim, a condition or a refusal" }
  if (STILL_DENIED.test(after)) return { leftOut: "'no' beside another that stays" }
  return { sentence: `${before}${by}${withoutAny(after)}` }
}

/** 'reports he has done any therapy' is not English: an 'any' is removed with its 'no'. */
function withoutAny(rest: string): string {
  const end = /[,.;]|\b(?:but|however|and)\b/.exec(rest)?.index ?? rest.length
  return rest.slice(0, end).replace(/\b(?:any|ever) /gi, '') + rest.slice(end)
}
