import type { FactContent } from '@chartwright/contract/facts'
import { readWhen } from '../../ledger/framing/times/read-times.ts'
import { verbOf } from '../../verb-forms.ts'
import { isImperative } from './tell-plan.ts'
import { FOLLOW_UP, GERUND_NAMES, SPAN_BEHIND } from './plan-name.data.ts'
import { sameSpan } from './say-attributes.ts'
import { IMPERATIVES } from '../words/tidy.data.ts'

/** What is planned, as a note names it: 'decreasing the salt intake' is 'decrease the salt intake'. */
export function planName(fact: FactContent, name: string): string {
  const plain = referred(fact, withoutSpan(fact, name)).replace(/^(\w+y) consult(?:ation)?$/, '$1')
  if (fact.act === 'follow_up') return followUpName(fact, plain)
  return fact.polarity === 'absent' ? plain : instruction(plain)
}

const REFERS =
  /^(?:self-? ?)?refer (?:(?:you|him|her|them|yourself|back|over|out|up) )*to (?:an? |the |your |our )?/

/** 'refer you to genetics' is to genetics; who is advised so refers himself. */
function referred({ act }: FactContent, name: string): string {
  if (act === 'refer')
    return name
      .replace(REFERS, '')
      .replace(/(?<=\w) referral$/, '')
      .replace(/^(?:an? |the )?((?:urgent )?\w+(?:olog|iatr))ists?$/, '$1y')
  return act === 'advise' ? name.replace(REFERS, 'self-referral to ') : name
}

/** 'eating slowly' is 'eat slowly'; 'breathing exercises' stay. */
function instruction(name: string): string {
  const [, first = '', rest = ''] = /^(\w+ing)( .+)$/.exec(name) ?? []
  if (GERUND_NAMES.test(name)) return name
  const verb = verbOf(first.toLowerCase(), IMPERATIVES)
  return verb === undefined ? name : `${verb}${rest}`
}

/** 'call you with the results': the clinic does. */
const CALLED =
  /^(?:(?:be |get |keep )?(?:in )?touch with|get back to|let|call|contact|ring|phone|text|message|email|reach out to) (?:you|him|her|the patient)\b/
const TIMED_VISIT = /^(follow-?ups?) (?:in|within) .*$/

/** When to come back needs no other name. */
function followUpName({ attributes: { when } }: FactContent, name: string): string {
  if (when !== undefined && CALLED.test(name)) return 'contact by the clinic'
  const plain = when === undefined ? name : name.replace(TIMED_VISIT, '$1')
  if (FOLLOW_UP.test(plain)) return plain.replace(/^follow-?ups?$/, 'follow-up')
  return when !== undefined && !isImperative(name) ? 'follow-up' : name
}

/** 'appointment for 2 weeks' in 2 weeks is told once. */
function withoutSpan({ attributes: { when } }: FactContent, name: string): string {
  if (/^this /.test(when ?? '') && name.endsWith(` ${when ?? ''}`))
    return name.slice(0, -(when ?? '').length).trim()
  const [time] = / (?:in|within) \S.*$/.exec(name) ?? []
  if (when !== undefined && time !== undefined && readWhen(time) === when)
    return name.slice(0, -time.length)
  const [tail, span] = SPAN_BEHIND.exec(name) ?? []
  if (when === undefined || tail === undefined || span === undefined || !sameSpan(span, when))
    return name
  return name.slice(0, -tail.length) || name
}
