import { z } from 'zod'

export const Id = z.uuid('must be an id')

/** One trimmed, non-empty line: line breaks and other control characters become spaces. */
export function lineOfText(maxChars: number) {
  return z
    .string('must be text')
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'must not be empty')
        .max(maxChars, `must be at most ${String(maxChars)} characters`),
    )
}

/** The answer to every deletion. */
export const Deleted = z.object({ success: z.literal(true) }).meta({ id: 'Deleted' })
export const DELETED = { success: true } as const
