import type { Fact } from '@chartwright/contract/facts'
import { plainSaid } from '../../../../clinical/ledger/framing/wording/plain-said.ts'
import { drugReason } from '../../../../clinical/realise/telling/drugs/drug-reason.ts'
import { isTakingAll } from '../../../../clinical/realise/telling/drugs/is-taking-all.ts'
import { tidyFact } from '../../../../clinical/realise/words/tidy-fact.ts'
import type { ScribeSegment } from '../../scribe.ts'
import {
  AS_IT_SHOULD,
  ASKED_SO,
  MISSES,
  NOT_QUITE,
  TAKING,
  TOLD_SO,
  YES,
} from './keeps-taking.data.ts'

const SOON = 60

/** That the medicines are taken, as a note says it: nobody has seen it. */
export function asKept(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  if (!keepsTaking(fact, segments)) return fact
  const { reason } = tidyFact(fact).attributes
  const purpose = reason === undefined ? '' : ` ${drugReason(reason)}`.trimEnd()
  return { ...fact, phrased: true, text: `Reports taking the prescribed medications${purpose}.` }
}

/** Of what the medicines that are taken make a sentence of their own. */
export function isKept(fact: Fact): boolean {
  return isTakingAll(fact) && fact.text.startsWith('Reports taking')
}

/** Whether the patient says without a but that the medicines are taken, and nothing in the visit belies it. */
function keepsTaking(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const [own] = fact.said
  if (own === undefined || !isTakingAll(fact)) return false
  const at = segments.findIndex(({ id }) => id === own.segment_id)
  const text = plainSaid(segments[at]?.text ?? '')
  const asked = TAKING.exec(text)
  if (asked === null || !AS_IT_SHOULD.test(fact.attributes.frequency ?? 'daily')) return false
  const before = text.slice(0, asked.index)
  const behind = text.slice(asked.index + asked[0].length, asked.index + asked[0].length + SOON)
  const isTold = TOLD_SO.test(before) && /\bmy\b/.test(asked[0])
  const answer = plainSaid(segments[at + 1]?.text ?? '').trim()
  if (!isTold && !(ASKED_SO.test(before) && YES.test(answer))) return false
  if (NOT_QUITE.test(isTold ? behind : `${behind} ${answer}`)) return false
  return !segments.some((each) => MISSES.some(([words]) => words.test(plainSaid(each.text))))
}
