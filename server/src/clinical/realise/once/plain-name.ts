import type { FactKind } from '@chartwright/contract/facts'
import { SAME_THINGS } from './plain-name.data.ts'

/** By which name a thing is compared with others, whatever it was called. */
export function plainName(kind: FactKind, concept: string): string {
  return SAME_THINGS.reduce(
    (name, [kinds, called, plain]) => (kinds.includes(kind) ? name.replace(called, plain) : name),
    concept.toLowerCase(),
  )
}
