import type { FactContent } from '@chartwright/contract/facts'
import { verbOf } from '../verb-forms.ts'
import { isImperative } from './tell-plan.ts'
import { FOLLOW_UP, GERUND_NAMES, SPAN_BEHIND } from './plan-name.data.ts'
import { sameSpan } from './say-attributes.ts'
import { IMPERATIVES } from './tidy.data.ts'

/** What is planned, as a note names it: 'decreasing the salt intake' is 'decrease the salt intake'. */
export function planName(fact: FactContent, name: string): string {
  const plain = withoutSpan(fact, name).replace(/^(\w+y) consult(?:ation)?$/, '$1')
  if (fact.act === 'follow_up') return followUpName(fact, plain)
  return fact.polarity === 'absent' ? plain : instruction(plain)
}

/** 'eating slowly' is 'eat slowly'; 'breathing exercises' stay. */
function instruction(name: string): string {
  const [, first = '', rest = ''] = /^(\w+ing)( .+)$/.exec(name) ?? []
  if (GERUND_NAMES.test(name)) return name
  const verb = verbOf(first.toLowerCase(), IMPERATIVES)
  return verb === undefined ? name : `${verb}${rest}`
}

/** When to come back needs no other name. */
function followUpName({ attributes: { when } }: FactContent, name: string): string {
  if (FOLLOW_UP.test(name)) return name.replace(/^follow-?ups?$/, 'follow-up')
  return when !== undefined && !isImperative(name) ? 'follow-up' : name
}

/** 'appointment for 2 weeks' in 2 weeks is told once. */
function withoutSpan({ attributes: { when } }: FactContent, name: string): string {
  if (/^this /.test(when ?? '') && name.endsWith(` ${when ?? ''}`))
    return name.slice(0, -(when ?? '').length).trim()
  const [tail, span] = SPAN_BEHIND.exec(name) ?? []
  if (when === undefined || tail === undefined || span === undefined || !sameSpan(span, when))
    return name
  return name.slice(0, -tail.length) || name
}
