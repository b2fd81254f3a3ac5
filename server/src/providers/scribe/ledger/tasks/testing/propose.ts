import type { FactContent } from '@chartwright/contract/facts'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { proposeTasks } from '../../propose-tasks.ts'

export const SEGMENTS = Array.from({ length: 9 }, (_, index) => ({
  id: `s${String(index)}`,
  index,
  speaker: null,
  text: '',
}))

/** The tasks of a visit on 9 March 2026 of which only the facts are given. */
export function propose(...told: Partial<FactContent>[]) {
  return proposeTasks(givenFacts(...told), SEGMENTS, { date: '2026-03-09' })
}

export function titles(...told: Partial<FactContent>[]): string[] {
  return propose(...told).map(({ title }) => title)
}

export function plan(
  act: FactContent['act'],
  concept: string,
  attributes = {},
): Partial<FactContent> {
  return { kind: 'plan', act, concept, time: 'future', attributes }
}

export function drug(
  status: FactContent['status'],
  concept: string,
  attributes = {},
): Partial<FactContent> {
  return { kind: 'medication', status, concept, time: 'future', attributes }
}
