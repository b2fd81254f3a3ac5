import type { Config } from './config.ts'
import { fhirServer } from './providers/record/fhir/fhir-server.ts'
import { readClientKey } from './providers/record/fhir/private-key.ts'
import { openEmr } from './providers/record/openemr/openemr.ts'
import type { RecordSystem } from './providers/record/record.ts'

/**
 * Where signed notes can be sent; empty unless the operator configures one. Throws StartupError.
 */
export function chooseRecords(config: Config): RecordSystem[] {
  const timeoutMs = config.RECORD_TIMEOUT_S * 1_000
  const systems: RecordSystem[] = []
  const { FHIR_BASE_URL, FHIR_TOKEN_URL, FHIR_CLIENT_ID, FHIR_PRIVATE_KEY_FILE } = config
  if (FHIR_BASE_URL && FHIR_TOKEN_URL && FHIR_CLIENT_ID && FHIR_PRIVATE_KEY_FILE) {
    systems.push(
      fhirServer({
        baseUrl: FHIR_BASE_URL,
        tokenUrl: FHIR_TOKEN_URL,
        clientId: FHIR_CLIENT_ID,
        keyId: config.FHIR_KEY_ID,
        scope: config.FHIR_SCOPE,
        clientKey: readClientKey(FHIR_PRIVATE_KEY_FILE),
        timeoutMs,
      }),
    )
  }
  const { OPENEMR_BASE_URL, OPENEMR_CLIENT_ID, OPENEMR_USERNAME, OPENEMR_PASSWORD } = config
  if (OPENEMR_BASE_URL && OPENEMR_CLIENT_ID && OPENEMR_USERNAME && OPENEMR_PASSWORD) {
    systems.push(
      openEmr({
        baseUrl: OPENEMR_BASE_URL,
        site: config.OPENEMR_SITE,
        clientId: OPENEMR_CLIENT_ID,
        clientSecret: config.OPENEMR_CLIENT_SECRET,
        username: OPENEMR_USERNAME,
        password: OPENEMR_PASSWORD,
        scope: config.OPENEMR_SCOPE,
        timeoutMs,
      }),
    )
  }
  return systems
}
