import { z } from 'zod'
import { IDS_PER_DELETE } from './limits.ts'

export const Id = z.uuid('must be an id')

/** Line breaks and other control characters become spaces; a lone surrogate becomes U+FFFD. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

function atMost(maxChars: number) {
  return z.string().max(maxChars, `must be at most ${String(maxChars)} characters`)
}

/** One trimmed line with something visible in it. */
export function lineOfText(maxChars: number) {
  return z
    .string('must be text')
    .transform(oneLine)
    .pipe(atMost(maxChars).refine(isVisible, 'must not be empty'))
}

/** Joiners and direction marks are part of names, but not a name by themselves. */
function isVisible(text: string): boolean {
  return /[^\p{Cf}\p{Z}]/u.test(text)
}

/** One trimmed line that may be empty: a search text. */
export function searchText(maxChars: number) {
  return z.string('must be text').transform(oneLine).pipe(atMost(maxChars))
}

/** Any text that the database can store: no NUL, no lone surrogates. */
export function longText(maxChars: number) {
  return z
    .string('must be text')
    .transform((text) => text.toWellFormed().replaceAll('\0', ''))
    .pipe(atMost(maxChars))
}

/** Trimmed text of any number of lines, with something visible in it. */
export function textOfLines(maxChars: number) {
  return longText(maxChars)
    .transform((text) => text.trim())
    .refine(isVisible, 'must not be empty')
}

/** ISO 8601 in UTC. */
export const Moment = z.iso.datetime('must be a date and time in UTC')

/** A calendar day, for example '2026-03-09'. */
export const Day = z.iso.date('must be a date like 2026-03-09')

/** Counts the changes of a text. */
export const Version = z.int().min(0).max(2_147_483_647)

/** Ids joined by commas, each once: what one deletion may name. */
export const IdList = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(Id).max(IDS_PER_DELETE, `must be at most ${String(IDS_PER_DELETE)} ids`))

/**
 * Anything written from a session waits for its last words: while a recording is not complete, the
 * call answers TRANSCRIPT_INCOMPLETE, unless this is true.
 */
export const AllowIncomplete = z
  .boolean()
  .optional()
  .describe(
    'Write from the lines that are there, although a recording of the session is not complete. ' +
      'Without it the call answers 409 TRANSCRIPT_INCOMPLETE until every recording is.',
  )

/** The response to every deletion. */
export const Deleted = z.object({ success: z.literal(true) }).meta({ id: 'Deleted' })
export const DELETED = { success: true } as const
