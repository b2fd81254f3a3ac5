import type { Fact } from '@chartwright/contract/facts'
import { listItems, tellItems } from '../answers/tell-items.ts'
import { findContradictions } from '../find-contradictions.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { tellDrugs } from '../tell-drugs.ts'
import type { Topic } from './topic.ts'

export function tellTopic(
  topic: Topic,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const own = facts.filter(topic.fits)
  const wanted = own.filter((fact) => hasWanted(topic, fact))
  if (wanted.length === 0) return undefined
  // How often or how bad, asked of nothing, is asked of what brought the patient.
  const main = topic.wants === undefined ? [] : wanted.filter(({ kind }) => kind === 'complaint')
  if (main.length > 0) return tellAll(topic, main, spoken)
  const first = topic.most === undefined ? wanted : byImportance(wanted).slice(0, topic.most)
  return tellAll(topic, first, spoken)
}

/** Whether the fact tells what is asked for: its dose, its side, since when. */
export function hasWanted(topic: Topic | undefined, { attributes, text, said }: Fact): boolean {
  if (topic?.wants === undefined) return true
  if (topic.wants.some((name) => attributes[name] !== undefined)) return true
  const words = `${text} ${said.map((quote) => quote.words).join(' ')}`
  return topic.inWords?.test(words) ?? false
}

/** The complaint and what is critical before the rest. */
export function byImportance(facts: readonly Fact[]): Fact[] {
  const rank = ({ kind, importance, polarity }: Fact) =>
    (kind === 'complaint' ? 0 : kind === 'symptom' || kind === 'assessment' ? 1 : 2) +
    (importance === 'critical' ? 0 : 1) +
    (polarity === 'absent' ? 3 : 0)
  return [...facts].sort((a, b) => rank(a) - rank(b))
}

export function tellAll(
  topic: Topic | undefined,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string {
  const areDrugs = facts.every(({ kind }) => kind === 'medication')
  const isList = areDrugs && topic?.wants === undefined && facts.length > 1
  const [only] = facts
  const told = isList
    ? tellDrugs(facts)
    : facts.length === 1 && only
      ? (tellItems([only], spoken)[0] ?? '')
      : withOpenOnes(facts, spoken)
  return [told, ...findContradictions(facts)].join('\n\n')
}

/** What was concluded or decided first; what is only possible, denied or ruled out after it. */
function withOpenOnes(facts: readonly Fact[], spoken: readonly SpokenSentence[]): string {
  const isPlain = ({ polarity, certainty }: Fact) => polarity === 'present' && certainty === 'sure'
  const groups = [
    ['', facts.filter(isPlain)],
    [
      'Not certain, or on a condition:',
      facts.filter(({ polarity, certainty }) => polarity === 'present' && certainty === 'possible'),
    ],
    [
      'Denied, absent or ruled out:',
      facts.filter(({ polarity, certainty }) => polarity === 'absent' || certainty === 'ruled_out'),
    ],
  ] as const
  const used = groups.filter(([, own]) => own.length > 0)
  return used
    .map(([title, own]) =>
      title === '' || used.length === 1
        ? listItems(own, spoken)
        : `${title}\n${listItems(own, spoken)}`,
    )
    .join('\n\n')
}
