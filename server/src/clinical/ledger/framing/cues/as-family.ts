import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'

/** So long a talk about the family goes on. */
const MOST_LINES = 6
const OF_FAMILY =
  /\bfamily history\b|\b(?:in|on|of) (?:your|the|his|her) (?:immediate )?family\b|\bfamily-wise\b/
const OF_PATIENT =
  /\b(?:you|yourself|you're|you've|your (?:own|past|medical|health|symptoms?|medications?))\b/
const ASKS = /\b(?:any|is there|are there)\b/

/** 'Family history-wise?' — 'Diabetes.' — 'Any history of asthma?': it is still the family that is asked for. */
export function asFamily(lines: readonly LedgerLine[], mention: Mention): Mention {
  if (mention.kind !== 'history' || mention.polarity !== 'absent') return mention
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const said = plainSaid(text)
  if (role !== 'clinician' || !ASKS.test(said) || OF_PATIENT.test(said)) return mention
  for (let back = 1; back <= MOST_LINES; back += 1) {
    const line = lines[mention.line - back]
    if (line?.role !== 'clinician') continue
    const before = plainSaid(line.text)
    if (OF_FAMILY.test(before)) return { ...mention, kind: 'family', isOther: true }
    if (OF_PATIENT.test(before)) return mention
  }
  return mention
}
