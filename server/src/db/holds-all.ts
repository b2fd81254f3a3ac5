import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * A short text, together with what may be beside it, contains every word that is searched for, or
 * the exact characters: text without words, such as an emoji, is found too.
 */
export function holdsAll(asked: string, text: AnyPgColumn | SQL, beside: AnyPgColumn): SQL {
  const whole = sql`search_fold(${text} || ' ' || coalesce(${beside}, ''))`
  // A subquery, so that it is evaluated once and not for each row.
  const patterns = sql`(select array_agg('%' || word || '%') from unnest(search_words(${asked})) word)`
  return sql`(${whole} like all(${patterns}::text[]) or position(search_fold(${asked}) in ${whole}) > 0)`
}
