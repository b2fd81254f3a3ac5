import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const KIN = String.raw`(?:(?:older|younger|oldest|youngest|little|big) )*(mother|mom|mum|father|dad|brother|sister|son|daughter|wife|husband|partner|grand\w+|aunt|uncle|cousin|niece|nephew|girlfriend|boyfriend|friend)`
const BETWEEN = String.raw`(?:(?! (?:you|you're|you'll|i|i'll|i'm|we|we'll|let's|for you|but)\b).)*$`
/** Whom a clinician decides for; what is given to 'you' by somebody else is the patient's. */
const OF_OTHERS: readonly (readonly [name: string, said: RegExp, is: string, isNot: string])[] = [
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
const OWN =
  /\b(?:i|i'm|i've|i'd|i'll|me|mine)\b|\bmy (?!son|daughter|wife|husband|mother|mom|mum|father|dad|brother|sister)/
const OF_OTHER = /\b(?:he|he's|she|she's|his|her|him|hers|they|they're)\b/

/** 'Your daughter should stop the ibuprofen': where the patient speaks for themselves, it is hers. */
export function giveToOthers(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  if (isSpokenFor(lines)) return [...facts]
  return facts.map((fact) => {
    const { kind, who, said } = fact
    const [first] = said
    if ((kind !== 'medication' && kind !== 'plan') || who !== 'patient' || !first) return fact
    const line = lines[first.line]
    if (line?.role !== 'clinician') return fact
    const { before } = sentenceAround(line.text, first)
    const lead = plainSaid(`${before}${line.text.slice(first.from, first.to)}`)
    const [kin] = OF_OTHERS.flatMap(([, words]) => words.exec(lead)?.[1] ?? [])
    return kin === undefined ? fact : { ...fact, who: SAME[kin] ?? kin }
  })
}

const SAME: Readonly<Record<string, string>> = {
  mom: 'mother',
  mum: 'mother',
  dad: 'father',
}

/** Whether somebody speaks for the patient, who is 'she' or 'your daughter' then. */
function isSpokenFor(lines: readonly LedgerLine[]): boolean {
  if (lines.some(({ role }) => role === 'other' || role === 'unsure')) return true
  const own = lines.filter(({ role }) => role === 'patient').map(({ text }) => plainSaid(text))
  const ofThemselves = own.filter((text) => OWN.test(text)).length
  const ofOthers = own.filter((text) => OF_OTHER.test(text) && !OWN.test(text)).length
  return ofOthers > 0 && ofOthers >= ofThemselves
}
