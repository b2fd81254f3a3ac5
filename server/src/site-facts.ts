import type { SiteFacts } from '@chartwright/contract/public-pages'
import type { Config } from './config.ts'

export function siteFacts(config: Config): SiteFacts {
  return {
    operator: config.OPERATOR_NAME,
    email: config.SUPPORT_EMAIL,
    phone: config.SUPPORT_PHONE,
    compliance: config.COMPLIANCE_BADGES,
    audioRetentionDays: config.AUDIO_RETENTION_DAYS,
  }
}
