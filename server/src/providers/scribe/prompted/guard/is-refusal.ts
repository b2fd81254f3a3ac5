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
  /\b(?:against|violates?) (?:my|our|the) (?:guidelines|polic(?:y|ies)|content polic(?:y|ies))\b/i,
]
const REFUSED_WITHIN_CHARS = 400

/** A refusal comes first: further down it is what somebody said. */
export function isRefusal(text: string): boolean {
  const beginning = text.slice(0, REFUSED_WITHIN_CHARS)
  return REFUSALS.some((pattern) => pattern.test(beginning))
}
