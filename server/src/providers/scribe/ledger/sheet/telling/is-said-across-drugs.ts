import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from './names-drug.ts'
import type { SpokenSentence } from '../speech/spoken-sentences.ts'

/** Whether another medicine is named between the words of one: then a dose behind it is of the other. */
export function isSaidAcrossDrugs(
  { concept, said }: Fact,
  spoken: readonly SpokenSentence[],
): boolean {
  const places = said.map(({ segment_id, from }) =>
    spoken.findIndex(
      (each) => each.segmentId === segment_id && from >= each.from && from < each.to,
    ),
  )
  const [first = -1] = places
  const last = Math.max(...places)
  if (first < 0 || last <= first || spoken[first]?.line !== spoken[last]?.line) return false
  return spoken
    .slice(first + 1, last + 1)
    .flatMap(({ text }) => drugsIn(text))
    .some((name) => genericName(name) !== genericName(concept))
}
