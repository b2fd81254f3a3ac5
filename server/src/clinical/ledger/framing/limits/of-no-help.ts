import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'
import { sentenceOf } from './sentence-of.ts'

const DECIDED = new Set<string>(['advise', 'start', 'order', 'refer', 'procedure', 'counsel'])
const LEAD = String.raw`^ ?(?:(?:at|on|in|for|right|just) (?:this|that|the|now|these|your) ?(?:\w+ ){0,2}|now )?`
const NOT = String.raw`(?:(?:would|will|is|are|do|does)(?:n't| not)|won't|isn't|aren't)(?: (?:really|actually|necessarily|even|going to|gonna|gon na|likely to))*`
const HELP = String.raw`(?:(?:be |very |much |of |any |all that |that )*(?:help\w*|useful|beneficial|benefit|needed|necessary|indicated|appropriate|worth it|use)\b|work\b|do (?:anything|much|any good)\b|make (?:a|any|much) difference\b|touch it\b|change (?:anything|what)\b)`
const OF_NO_HELP = new RegExp(`${LEAD}${NOT} ${HELP}`)

/** 'Paracetamol on this occasion wouldn't be helpful' advises no paracetamol. */
export function ofNoHelp(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  if (!DECIDED.has(mention.status) && !DECIDED.has(mention.act)) return undefined
  const { text, role } = lines[mention.line] ?? { text: '', role: 'patient' }
  if (role !== 'clinician' || mention.polarity !== 'present') return undefined
  const { after } = sentenceAround(text, mention)
  const rest = / (?:at|on|in|for) (?:this|that|the)$/.exec(plainSaid(mention.words))?.[0] ?? ''
  return OF_NO_HELP.test(`${rest} ${plainSaid(after).trimStart()}`)
    ? sentenceOf(text, mention)
    : undefined
}
