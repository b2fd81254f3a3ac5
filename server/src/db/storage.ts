import { sql } from 'drizzle-orm'
import { factCorrections } from './fact-schema.ts'
import { noteVersions } from './note-history-schema.ts'
import type { Tx } from './open.ts'
import { recordings } from './recording-schema.ts'
import { notes, sessions, templates, transcripts } from './schema.ts'

/** Stored audio, from what its recordings have received, and text. In bytes. */
export async function measureStorage(tx: Tx, practitionerId: string): Promise<number> {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    select coalesce((select sum(received_samples * 2) from ${recordings}
        where practitioner_id = ${practitionerId} and audio_deleted_at is null), 0)
      + coalesce((select sum(octet_length(note_text)) from ${notes}
        where practitioner_id = ${practitionerId}), 0)
      + coalesce((select sum(octet_length(note_text)) from ${noteVersions}
        where practitioner_id = ${practitionerId}), 0)
      + coalesce((select sum(octet_length(text)) from ${transcripts}
        where practitioner_id = ${practitionerId}), 0)
      + coalesce((select sum(octet_length(template_text)) from ${templates}
        where practitioner_id = ${practitionerId}), 0)
      + coalesce((select sum(pg_column_size(content)) from ${factCorrections}
        where practitioner_id = ${practitionerId}), 0)
      + coalesce((select sum(pg_column_size(tab_contents)) from ${sessions}
        where practitioner_id = ${practitionerId}), 0) as bytes`)
  return Number(rows[0]?.bytes ?? 0)
}
