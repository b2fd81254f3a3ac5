import type { FramedFact } from '../../fact.ts'
import { plainSaid } from '../../framing/wording/plain-said.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { OF_OTHERS } from './of-others.data.ts'

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
