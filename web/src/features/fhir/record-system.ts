import type { RecordSystemName } from '@chartwright/contract/deliveries'

/** One that the operator has set up. */
export interface RecordSystem {
  readonly system: RecordSystemName
  readonly host: string
}
