import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'

const HAD = new Set<Mention['kind']>(['symptom', 'complaint', 'history', 'social', 'medication'])
/** A line that was left off in the middle of a denial. */
const LEFT_OFF =
  /\b(?:never|(?:have|has|had)(?:n't| not))(?: (?:really|ever|actually|even|had|been|any|an?))* ?$/
const LEAST_BACK = 3
const TAKEN_BACK = /\b(?:though|but|actually)\b/
/** Only what the denial leads to may stand before it: 'injured or'. */
const LINKED = /^ ?(?:(?:\w+ )?(?:\w+ )?(?:or|nor) )?(?:ever )?(?:(?:any|an?|my|the) )?$/
const BACKCHANNEL =
  /^ ?(?:okay|ok|all right|alright|right|mm-?hmm|mm-?hm|yeah|yes|sure|uh-?huh|i see|good|great|got it)[ .]*$/

/** 'I've never' — 'Okay.' — 'broken a bone': the denial goes on behind the other one's 'okay'. */
export function goesOnDenying(lines: readonly LedgerLine[], mention: Mention): boolean {
  const line = lines[mention.line]
  if (line === undefined || !HAD.has(mention.kind) || line.role === 'clinician') return false
  if (!LINKED.test(plainSaid(line.text.slice(0, mention.from)))) return false
  if (TAKEN_BACK.test(plainSaid(line.text))) return false
  for (let back = 1; back <= LEAST_BACK; back += 1) {
    const before = lines[mention.line - back]
    if (before === undefined) return false
    const said = plainSaid(before.text)
    if (before.role === line.role) return LEFT_OFF.test(said.trimEnd())
    if (!BACKCHANNEL.test(said)) return false
  }
  return false
}
