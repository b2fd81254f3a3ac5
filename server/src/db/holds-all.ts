import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * A short text, with what may stand beside it, holds every word that is asked for, or the very
 * characters: what has no words, as an emoji, is found too.
 */
export function holdsAll(asked: string, text: AnyPgColumn | SQL, beside: AnyPgColumn): SQL {
  const whole = sql`search_fold(${text} || ' ' || coalesce(${beside}, ''))`
  // A query of its own, so that it is asked once and not for each row.
  const patterns = sql`(select array_agg('%' || word || '%') from unnest(search_words(${asked})) word)`
  return sql`(${whole} like all(${patterns}::text[]) or position(search_fold(${asked}) in ${whole}) > 0)`
}
