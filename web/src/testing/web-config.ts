import { webConfigApi } from '@chartwright/contract/web-config'
import type { WebConfig } from '../lib/http/web-config.ts'
import type { FakeApi } from './fake-api.ts'

export function answerWebConfig(api: FakeApi, changes: Partial<WebConfig> = {}): FakeApi {
  return api.on(webConfigApi.get, () => ({
    auth_url: '/auth/v1',
    auth_anon_key: 'public',
    google: true,
    recovery_codes: true,
    inactivity_minutes: 0,
    support_email: 'support@clinic.test',
    support_phone: '+1 555 0100',
    ...changes,
  }))
}
