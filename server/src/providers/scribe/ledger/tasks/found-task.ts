import type { Fact } from '@chartwright/contract/facts'
import type { ProposedTask } from '../../scribe.ts'

/** A proposal beside the fact that it was made of. */
export interface FoundTask extends ProposedTask {
  readonly fact: Fact
}
