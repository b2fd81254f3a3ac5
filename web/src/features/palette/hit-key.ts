import type { SearchHit } from '@chartwright/contract/search'

/** Unique among all places. */
export function hitKey({ kind, session, note, line, task_id }: SearchHit): string {
  return `${kind}-${note?.id ?? line?.id ?? task_id ?? session?.id ?? ''}`
}

/** Without the sessions themselves. */
export function placesOf(hits: readonly SearchHit[]): readonly SearchHit[] {
  return hits.filter(({ kind }) => kind !== 'session')
}
