import { rewriteBy } from '../../../../../clinical/realise/words/rows.ts'
import { withoutHesitation } from '../../../../../clinical/realise/words/without-hesitation.ts'
import { writeCase } from '../../../../../clinical/realise/words/write-case.ts'
import { SPOKEN_SLIPS } from './spoken-slips.data.ts'

/** Words before a sentence that belong to the talk and not to it. */
const BEFORE =
  /^(?:[\s,.–—-]*(?:(?:so|and|but|well|now|okay|ok|alright|all right|however|um+|uh+|erm|hm+)\b(?!-)[\s,.]*|(?:right|good|great|sure|yes|yeah|perfect|lovely|ah|oh|huh|foof|you know|i mean|fair enough|totally fair|let's do that then)\b[,.]\s*(?:so\b,?\s*)?|(?:oh )?my gosh\b(?:[\s,.]+so\b)?|(?:good|great|perfect)(?= (?:get|take|keep|call|continue|use)\b)))+/i
/** What it came of or behind stands nowhere in the quotation; 'apart from that' would be another thing. */
const BEFORE_THAT =
  /^(?:in (?:view|light) of|because of|due to|after|following|since) (?:that|this|it|which), (?=(?:i|we|he|she|they|you|the|my|your|his|her|there|it)\b)/i
const BEHIND = /,?\s*(?:ok|okay|alright|all right)\s*\?$|,\s*(?:ok|okay|alright|yeah)\s*\.?$/i

/** 'two . five milligrams' is no end of a sentence. */
const SPOKEN_POINT =
  /\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|thirty \w+) \. (zero|oh|one|two|three|four|five|six|seven|eight|nine)\b(?! (?:of|days?|weeks?|months?|years?|hours?|times)\b)/gi

/** A sentence as it was said, without fillers, and with the marks and capitals of a written one. */
export function cleanQuotation(spoken: string): string {
  const plain = withoutHesitation(rewriteBy(SPOKEN_SLIPS, withoutHesitation(spoken)))
    .replaceAll('’', "'")
    .replace(/[“”"]/g, '')
    .replace(/^\[?[A-Za-z]+\]?:\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/ (n't|'s|'re|'ve|'ll|'d|'m)\b/g, '$1')
    .replace(/\b(gon|wan|got) (?=[nt]a\b)/gi, '$1')
    .replace(SPOKEN_POINT, '$1 point $2')
    .replace(/\s+([,.?!;:])/g, '$1')
    .replaceAll(';', ',')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(BEHIND, '')
    .replace(BEFORE, '')
    .replace(BEFORE_THAT, '')
    .replace(/^[\s,.–—-]+|[\s,–—-]+$/g, '')
    .replace(/\bi(?=\b(?:'|\s|,|$))/g, 'I')
  if (!/[\p{L}\p{N}]/u.test(plain)) return ''
  // A transcript without capitals gets those of names.
  const cased = /\p{Lu}/u.test(spoken) ? plain : writeCase(plain).replace(/\bAIDS\b/g, 'aids')
  const whole = /[.?!]$/.test(cased) ? cased : `${cased}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
