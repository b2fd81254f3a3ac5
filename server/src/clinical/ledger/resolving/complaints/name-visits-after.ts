import type { FramedFact } from '../../fact.ts'
import { numberOf } from '../../../spell-numbers.ts'
import { plainOf } from '../../naming/name-words.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const AFTER =
  /^(?:(?:about|around|only|just) )*(\d+|[a-z]+) (days?|weeks?|months?) (?:out|on|post|after|since)(?: (?:from|of))? (?:(?:the|your|my|his|her) )?(\S.*)$/
const OPERATED =
  /\b(?:surgery|operation|removal|replacement|repair|procedure|delivery|birth|(?:c|caesarean|cesarean) section|\w+(?:ectomy|plasty|scopy))$/
/** 'Uh, yeah. Eleven actually', 'No, four.' */
const CORRECTED =
  /^(?:(?:yeah|yes|no|uh|um|well|oh|it is|nearly)[ ,.]*)*(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:days?|weeks?|months?))?(?=,|\.|$| (?:now|actually|today))|^(?:no|nope)[ ,.]+(?:it is )?(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/

/** Figures, however it was said. */
function figureOf(count: string): string {
  return String(numberOf(count) ?? count)
}

/** 'Ten days out from the hernia surgery' — 'Eleven, actually.' */
export function nameVisitsAfter(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    if (fact.kind !== 'complaint') return fact
    const [, count = '', unit = '', operation = ''] = AFTER.exec(plainOf(fact.concept)) ?? []
    if (!OPERATED.test(operation)) return fact
    const at = fact.lines[0] ?? 0
    const reply = lines[at + 1]
    const isReply = reply !== undefined && lines[at]?.role === 'clinician'
    const corrected = isReply
      ? CORRECTED.exec(plainIn(reply, reply.text).replace(/^[\s,.]+/, ''))
      : null
    const { duration: _duration, onset: _onset, when: _when, ...attributes } = fact.attributes
    return {
      ...fact,
      concept: `follow-up ${figureOf(corrected?.[1] ?? corrected?.[2] ?? count)} ${unit} after ${operation}`,
      attributes,
      ...(corrected && {
        said: [...fact.said, { line: at + 1, from: 0, to: reply?.text.length ?? 0 }],
        lines: [...new Set([...fact.lines, at + 1])].sort((a, b) => a - b),
      }),
    }
  })
}
