import type { ConsentMode } from '@chartwright/contract/consent'

export interface ConsentDeps {
  readonly mode: ConsentMode
  /** The node that transcribes what a stopped recording has. */
  readonly nodeId: string
}
