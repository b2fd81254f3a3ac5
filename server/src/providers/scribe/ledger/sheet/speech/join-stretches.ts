import { groupOfDrug } from '../../questions/find-asked.ts'
import type { NamedBefore } from '../telling/medicine-before.ts'
import { drugsIn } from '../telling/names-drug.ts'
import { SETTLES } from '../sheet-rules.data.ts'
import type { SpokenSentence } from './spoken-sentences.ts'
import type { Use } from '../use-of-sentence.ts'

/** Sentences that belong together on a sheet. */
export interface Stretch {
  readonly use: Use
  readonly first: number
  readonly last: number
  /** The medicine, where its name was said before. */
  readonly named: NamedBefore | undefined
}

/** Stretches that overlap are one; it is for what its first sentence is for, but a warning stays one. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const done: Stretch[] = []
  for (const next of stretches) {
    const last = done.at(-1)
    const overlaps = last !== undefined && next.first <= last.last
    if (!overlaps || (next.use === 'warning') !== (last.use === 'warning')) done.push(next)
    else
      done[done.length - 1] = {
        ...last,
        first: Math.min(last.first, next.first),
        last: Math.max(last.last, next.last),
      }
  }
  return done
}

/** Of two medicines of one kind that were weighed, only the one that was settled on. */
export function settled(
  stretches: readonly Stretch[],
  spoken: readonly SpokenSentence[],
): Stretch[] {
  const groupsOf = ({ first, last, named }: Stretch) =>
    [named?.name ?? '', ...spoken.slice(first, last + 1).map(({ text }) => text)]
      .flatMap(drugsIn)
      .flatMap((name) => groupOfDrug(name) ?? [])
  return stretches.filter((one, at) => {
    if (one.use !== 'medicine') return true
    const groups = groupsOf(one)
    return !stretches.some(
      (later, place) =>
        place > at &&
        later.use === 'medicine' &&
        SETTLES.test(spoken[later.last]?.raw ?? '') &&
        groupsOf(later).some((group) => groups.includes(group)),
    )
  })
}
