/** At the beginning of a sentence, so that what a patient is quoted with is none. */
const BEGINNING = String.raw`(?:^|[.!?]\s|\n)[#>*\-\s]*(?:(?:i['’]m|i am)(?: very| so)? sorry|i apologi[sz]e|sorry|unfortunately)?[,;.]?\s*(?:but,? )?(?:unfortunately,? )?`
const UNABLE = String.raw`i(?: cannot| can ?not| can['’]t|(?:['’]m| am) (?:unable|not able|not allowed) to| must decline to)`
const UNWILLING = String.raw`i(?: will not| won['’]t|(?:['’]m| am) not going to)`
const REFUSALS: readonly RegExp[] = [
  new RegExp(
    String.raw`${BEGINNING}${UNABLE} (?:\w+ly )?(?:assist|help|provide|write|generate|create|fulfill?|comply|produce|summari[sz]e|do that|process|draft|engage|give medical)\b`,
    'i',
  ),
  new RegExp(
    String.raw`${BEGINNING}${UNWILLING} (?:assist|fulfill?|comply|engage|write|generate)\b`,
    'i',
  ),
  /\b(?:as|i['’]m|i am|i['’]m just) an? (?:ai|artificial intelligence|(?:large )?language model)\b/i,
  /\bi (?:do not|don['’]t) (?:have access to the (?:transcript|visit|recording)|feel comfortable (?:providing|writing|with this request))\b/i,
  /\bi (?:must|have to|need to) (?:\w+ly )?decline\b/i,
  new RegExp(
    String.raw`\b${UNABLE} (?:\w+ly )?(?:share|discuss|disclose|process|handle|continue with) (?:this|that|your|any|such|(?:medical|personal|private|sensitive|health|patient) (?:information|content|data|details))\b`,
    'i',
  ),
  /\b(?:this|your|the) request\b[^.\n]*\b(?:i can(?:not|['’]t)|cannot be (?:processed|fulfilled|answered))\b/i,
  /\bunable to (?:provide|write|generate|create|produce) (?:a|an|the|this|any) (?:\w+ )?(?:note|summary|letter|response)\b/i,
  // No note speaks of the transcript that it lacks.
  /\b(?:provide|share|paste|send|upload|include)\b[^.\n]{0,30}\btranscript\b|\btranscript\b[^.\n]{0,30}\b(?:was not|wasn['’]t|is missing|is empty|was empty|provided|included|attached|shared)\b/i,
  /\b(?:against|violates?) (?:my|our|the) (?:guidelines|polic(?:y|ies)|content polic(?:y|ies))\b/i,
]
const REFUSED_WITHIN_CHARS = 400

/** A refusal comes first: further down it is what somebody said. */
export function isRefusal(text: string): boolean {
  const beginning = text.slice(0, REFUSED_WITHIN_CHARS)
  return REFUSALS.some((pattern) => pattern.test(beginning))
}
