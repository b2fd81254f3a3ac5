import type { FactKind } from '@chartwright/contract/facts'
import { nameConcept } from '../../../naming/name-concept.ts'
import { findConcept } from '../../../naming/concept-names.ts'
import { plainOf } from '../../../naming/name-words.ts'

/** What one does or meets as the thing is felt; 'on my arms' is a place. */
const DOING = String.raw`(?:any |the |a )?(?:exertion|exercise|exercising|activity|movement|effort|stairs|inspiration|urination|deep breath(?:s|ing)?|\w{2,}ing)\b`
const CIRCUMSTANCE = new RegExp(
  String.raw`^(.+?),? ((?:when|whenever|while|during)\b.+|(?:any ?time|every time) (?:that )?(?:i|you|he|she|we|they|it|my|your)\b.+|(?:with|on|after|before) ${DOING}.*|after (?:meals|food|you eat|i eat)\b.*)$`,
  'i',
)
const FELT = new Set<FactKind>(['symptom', 'complaint'])

/**
 * 'short of breath when you climb the stairs': the thing by its name, and when it is felt. Undefined
 * where both together have a name of their own, as 'burning when I pee'.
 */
export function readCircumstance(
  kind: FactKind,
  words: string,
): { concept: string; condition: string } | undefined {
  const [, thing = '', condition = ''] = (FELT.has(kind) && CIRCUMSTANCE.exec(words.trim())) || []
  if (thing === '') return undefined
  const concept = nameConcept(kind, thing)
  const whole = findConcept(kind, plainOf(words))
  if (whole !== undefined && whole !== concept) return undefined
  return { concept, condition: condition.toLowerCase().replace(/[\s.,?]+$/, '') }
}
