import type { Fact } from '@chartwright/contract/facts'
import { groupOfDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { genericName } from '../../questions/find-asked.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import { tellFact } from '../../tell-facts.ts'
import { passagesWith, quoteAll } from '../heard-about.ts'
import { isQuestion, joinPassages, type Passage } from '../passage.ts'
import { plainAnswer } from '../plain-answer.ts'
import { writeItems } from './answer-medicines.ts'
import { GROUPS_ASKED } from './group-asked.data.ts'
import { listMedicines } from './list-medicines.ts'

const MOST = 3
/** Asks for more than whether and how something of a group is taken. */
const ASKS_ELSE =
  /\b(?:allerg\w*|react\w*|side[- ]effects?|why|when|where|who|how|dos(?:e|es|age)|help\w*|work\w*|before|last|interact\w*)\b/i
const ASKS_TAKING =
  /\b(?:reliabl\w+|regular\w*|complian\w*|complying|adher\w*|consistent\w*|miss\w*|forget\w*|every day)\b/i
/** How well somebody keeps to it. */
const TELLS_TAKING =
  /\b(?:miss(?:ed|ing)?|forg[eo]t\w*|skip\w*|regular\w*|consistent\w*|as prescribed|on time|(?:ran|run) out|every (?:day|morning|night))\b/i
const OF_ALLERGY = /\ballerg\w*|\breact(?:ion|ed|s)? to\b/i

/**
 * Medicines of a group that is asked for, whatever their status, which the headings tell. An allergy to
 * one of them is a warning beside it and never the answer.
 */
export function answerGroup(
  question: string,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const groups = GROUPS_ASKED.filter(({ asked }) => asked.test(question))
  if (groups.length === 0 || ASKS_ELSE.test(question)) return undefined
  const called = new Set(drugsIn(question).map(genericName))
  const isMember = (name: string) => {
    const generic = genericName(name)
    if (called.has(generic)) return true
    const group = groupOfDrug(name) ?? groupOfDrug(generic)
    return groups.some(
      ({ classes, besides = [], asked }) =>
        (group !== undefined && classes.includes(group)) ||
        besides.includes(generic) ||
        asked.test(name),
    )
  }
  const own = facts.filter(({ kind }) => kind === 'medication')
  const items = listMedicines(own, facts, spoken).filter(({ name }) => isMember(name))
  const told = new Set(items.flatMap(({ passages }) => passages.flatMap(({ places }) => places)))
  const isNews = ({ places }: Passage) => places.every((place) => !told.has(place))
  const named = groups.flatMap(({ asked }) =>
    passagesWith(asked, spoken, ({ text }) => !OF_ALLERGY.test(text)).map((passage) =>
      withNextLine(passage, spoken),
    ),
  )
  const taking = ASKS_TAKING.test(question)
    ? passagesWith(TELLS_TAKING, spoken, ({ role }) => role !== 'clinician')
    : []
  const further = joinPassages([...named, ...taking])
    .filter(isNews)
    .slice(0, MOST)
  const lead =
    items.length > 0 ? 'This was also said:' : (plainAnswer(further, spoken) ?? 'This was said:')
  const warnings = facts.filter(
    ({ kind, concept, polarity }) =>
      kind === 'allergy' && polarity === 'present' && isMember(concept),
  )
  const parts = [
    ...writeItems(items, spoken),
    ...(further.length === 0 ? [] : [[lead, ...quoteAll(further, spoken)].join('\n')]),
  ]
  if (parts.length === 0)
    parts.push(`Nothing was found about ${groups.map((group) => group.called).join(' or ')}.`)
  if (warnings.length > 0) parts.push(`Warning: ${warnings.map(tellFact).join(' ')}`)
  return parts.join('\n\n')
}

/** A question in the middle of a line is answered in the next one. */
function withNextLine({ places }: Passage, spoken: readonly SpokenSentence[]): Passage {
  const own = places.flatMap((place) => spoken[place] ?? [])
  const [first] = own
  if (!first || !own.every(isQuestion)) return { places }
  const next = spoken.findIndex(({ line, text }) => line === first.line + 1 && text !== '')
  return next < 0 || spoken[next]?.role === first.role ? { places } : { places: [...places, next] }
}
