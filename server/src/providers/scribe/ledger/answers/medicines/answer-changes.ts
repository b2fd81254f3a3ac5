import type { Fact } from '@chartwright/contract/facts'
import { genericName } from '../../questions/find-asked.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import { writeItems } from './answer-medicines.ts'
import { listMedicines, NOT_TAKEN, UNSURE, type MedicineItem } from './list-medicines.ts'
import { CHANGED, DECIDES, NOT_TO_STOP, STOPPED, STOPS_ELSE, WAS_STOPPED } from './medicine.data.ts'

/** What was prescribed, changed or recommended in the visit. Undefined where nothing was heard. */
export function answerPrescribed(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  return answerOf(facts, spoken, (item) =>
    item.title === UNSURE ? has(item, DECIDES, spoken) : CHANGED.has(item.title),
  )
}

/** What was stopped, is held or must not be taken; what was taken where its words say that it was stopped. */
export function answerStopped(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  return answerOf(
    facts,
    spoken,
    (item) => item.title === STOPPED || item.title === NOT_TAKEN || wasStopped(item, spoken),
  )
}

function answerOf(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
  isMeant: (item: MedicineItem) => boolean,
): string | undefined {
  const own = facts.filter(({ kind }) => kind === 'medication')
  if (!own.some(({ said }) => said.length > 0)) return undefined
  const items = listMedicines(own, facts, spoken).filter(isMeant)
  return items.length === 0 ? undefined : writeItems(items, spoken).join('\n\n')
}

function has(
  { passages }: MedicineItem,
  words: RegExp,
  spoken: readonly SpokenSentence[],
): boolean {
  return passages.some(({ places }) =>
    places.some((place) => words.test(spoken[place]?.text ?? '')),
  )
}

/** Whether it is this one that was stopped, and not another one of the same sentence. */
function wasStopped({ passages, name }: MedicineItem, spoken: readonly SpokenSentence[]): boolean {
  return passages.some(({ places }) =>
    places.some((place) => {
      const text = (spoken[place]?.text ?? '').replace(STOPS_ELSE, '').replace(NOT_TO_STOP, '')
      const found = WAS_STOPPED.exec(text)
      if (!found) return false
      const others = drugsIn(text.slice(found.index))
      if (others.length > 0) return others.some((other) => isSameName(other, name))
      const before = drugsIn(text.slice(0, found.index)).at(-1)
      return before === undefined || isSameName(before, name)
    }),
  )
}

function isSameName(one: string, other: string): boolean {
  return genericName(one) === genericName(other)
}
