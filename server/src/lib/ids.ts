import { v7 } from 'uuid'

/** Time-ordered, so that rows created together are close together in an index. */
export function newId(): string {
  return v7()
}
