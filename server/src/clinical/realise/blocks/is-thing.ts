import { BODY } from '../../lexicon/concepts/body.data.ts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { readTable } from '../../lexicon/read-table.ts'
import { BEFORE_THINGS, FURTHER_THINGS, LEADS_ON, NO_THINGS } from './story/felt.data.ts'

const NAMES = CONCEPT_ROWS.symptom.map(({ name }) => name).filter((name) => !NO_THINGS.test(name))
/** 'Pain radiating down the leg' is called by its pain. */
const GROUPS = NAMES.map((name) => nameGroup(name))
const HEADS = new Set([...GROUPS.map((group) => group.at(-1) ?? ''), ...FURTHER_THINGS])
const BEFORE = new Set([
  ...BEFORE_THINGS,
  ...GROUPS.flat(),
  ...readTable(BODY).flatMap(({ name, others }) =>
    [name, ...others].flatMap((words) => words.toLowerCase().split(' ')),
  ),
])

const DIFFICULTY = /^(?:[a-z]+ )?(?:difficulty|trouble) [a-z]+ing\b/

/** Whether a clause names a thing that is felt, so that 'reports' can stand before it. */
export function isThing(clause: string): boolean {
  if (DIFFICULTY.test(clause)) return true
  const group = nameGroup(clause)
  const head = group.at(-1)
  return (
    head !== undefined &&
    (HEADS.has(head) || HEADS.has(head.replace(/s$/, ''))) &&
    group.slice(0, -1).every((word) => BEFORE.has(word))
  )
}

/** The words up to the first that leads on; of 'a little of it' the quantity is no end. */
function nameGroup(clause: string): string[] {
  const words = (/^[^,;:(]*/.exec(clause)?.[0] ?? '').trim().toLowerCase().split(' ')
  const end = words.findIndex((word, at) => at > 0 && LEADS_ON.test(word) && !isQuantity(words, at))
  return end < 0 ? words : words.slice(0, end)
}

function isQuantity(words: readonly string[], at: number): boolean {
  return words[at] === 'of' && words[at - 1] === 'bit'
}
