import type { Clause } from '../../clinical/read-visit.ts'
import type { Facts } from './read-facts.ts'

export interface Line {
  readonly id: string
  readonly text: string
}

export interface SaidClause extends Clause {
  readonly facts: Facts
}
