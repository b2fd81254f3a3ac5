import { chooseRecords } from '../choose-records.ts'
import type { Config } from '../config.ts'
import { DELIVERY_REASONS } from '@chartwright/contract/deliveries'
import { StartupError } from '../lib/startup-error.ts'
import { DeliveryError } from '../providers/record/record.ts'
import { bad, good, reasonOf, type Finding } from './finding.ts'

/** Signs in and sends nothing. */
export async function checkRecords(config: Config): Promise<Finding> {
  try {
    const systems = chooseRecords(config)
    if (systems.length === 0) return good('notes are sent nowhere; they can be downloaded')
    for (const { name, host, check } of systems) {
      try {
        await check(new AbortController().signal)
      } catch (error) {
        return bad(`${host}: ${explain(error)}`, ADVICE[name])
      }
    }
    return good(`${systems.map(({ host }) => host).join(' and ')} accepts our sign-in`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return bad(error.message, ADVICE.fhir)
  }
}

const ADVICE = {
  fhir: 'Check FHIR_TOKEN_URL, FHIR_CLIENT_ID, FHIR_KEY_ID and FHIR_SCOPE, and that the server has the public key.',
  openemr:
    'Check OPENEMR_BASE_URL, OPENEMR_SITE, OPENEMR_CLIENT_ID and OPENEMR_USERNAME, and that its password grant is on.',
} as const

function explain(error: unknown): string {
  return error instanceof DeliveryError ? DELIVERY_REASONS[error.reason] : reasonOf(error)
}
