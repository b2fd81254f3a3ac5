import type { TopicModels } from './guess-topic.ts'
import type { LinearModel } from '../../../clinical/linear-model.ts'

/** All that was learned; see NOTICE.md for from what. */
export interface Models {
  readonly role: LinearModel
  readonly choice: LinearModel
  readonly topics: TopicModels
}
