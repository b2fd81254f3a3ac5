import type { RecordSystemName } from '@chartwright/contract/deliveries'

/** A record system that the operator has set up. */
export interface RecordSystem {
  readonly system: RecordSystemName
  readonly host: string
}
