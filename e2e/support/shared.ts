import type { TestPractitioner } from '../../server/src/testing/factories.ts'

/** Where the product that all workers share is. */
export interface Shared {
  readonly address: string
  /** Answers each call with practitioners that were not given away before. */
  readonly practitioners: string
}

/** The variable that tells the workers. */
export const SHARED_SERVER = 'CHARTWRIGHT_SHARED_SERVER'
/** As the documents have it, Start starts. The step before it has a spec of its own: consent.spec.ts. */
export const WITHOUT_STEP = { CONSENT: 'off' }

export function findShared(): Shared {
  const found = process.env[SHARED_SERVER]
  if (found === undefined) throw new Error('The shared server was not started.')
  return JSON.parse(found) as Shared
}

export async function takePractitioners(): Promise<TestPractitioner[]> {
  return (await (await fetch(findShared().practitioners)).json()) as TestPractitioner[]
}
