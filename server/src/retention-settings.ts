import type { Config } from './config.ts'
import type { RetentionSettings } from './features/retention/apply-retention.ts'

export function retentionSettings(config: Config): RetentionSettings {
  return {
    transcriptDays: config.TRANSCRIPT_RETENTION_DAYS,
    sessionDays: config.SESSION_RETENTION_DAYS,
    auditDays: config.AUDIT_RETENTION_DAYS,
  }
}
