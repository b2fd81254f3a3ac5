import type { Insights } from '@chartwright/contract/insights'
import { headingTopics } from '../../../clinical/heading-topics.ts'
import { SUPPOSED } from '../../../clinical/read-visit.ts'
import { ownerIn } from '../indexing/index-drugs.ts'
import type { Facts } from '../indexing/read-facts.ts'
import type { NoteSentence } from '../sentences.ts'

type InnerConflict = Insights['inner_conflicts'][number]

/** A sentence with a time, a change or a doubt of its own may differ from another. */
const ANOTHER_TIME =
  /\b(?:increas\w+|decreas\w+|chang\w+|switch\w*|titrat\w+|taper\w*|from|previous\w*|prior|past|history|ago|last|initial\w*|then|was|were|had|yesterday|family|mother|father|resolved|occasional\w*|intermittent\w*|sometimes|when|with|while|after|during|until|unless|except|other|return|call|concern|evaluate|risk|possible|sided?|total|half|morning|evening|night)\b/
const LEAST_ALIKE = 0.5

interface Stated {
  readonly place: number
  /** The same for what may be compared. */
  readonly key: string
  readonly value: string
  readonly words: string
}

/** Two sentences of one note that cannot both be true. Each pair once, in the note's order. */
export function findInnerConflicts(
  sentences: readonly NoteSentence[],
  facts: readonly Facts[],
): InnerConflict[] {
  const found: InnerConflict[] = []
  for (const [kind, stated] of [
    ['dose', facts.flatMap(dosesIn)],
    ['negation', facts.flatMap(findingsIn)],
    ['side', facts.flatMap(sidesIn)],
  ] as const) {
    const firsts = new Map<string, Stated>()
    for (const item of stated) {
      const key = `${kind === 'dose' ? isPlanned(sentences[item.place]) : ''} ${item.key}`
      const first = firsts.get(key)
      if (!first) firsts.set(key, item)
      else if (first.place !== item.place && first.value !== item.value) {
        if (kind === 'side' && !isAlike(facts[first.place], facts[item.place])) continue
        found.push({
          kind,
          sentences: [first.place, item.place],
          words: [first.words, item.words],
        })
      }
    }
  }
  return found.toSorted((a, b) => a.sentences[0] - b.sentences[0])
}

/** What is taken and what is planned may differ. */
function isPlanned(sentence: NoteSentence | undefined): boolean {
  return headingTopics(sentence?.section ?? '').some((topic) => topic === 'plan')
}

function dosesIn(facts: Facts, place: number): Stated[] {
  if (ANOTHER_TIME.test(facts.text) || SUPPOSED.test(facts.text)) return []
  return facts.amounts.flatMap((amount) => {
    const owner = ownerIn({ facts }, amount)
    if (owner === undefined || /^(?:tablet|puff|%)$/.test(amount.unit)) return []
    const value = `${amount.figure} ${amount.unit}`
    return [{ place, key: `${owner} ${amount.unit}`, value, words: value }]
  })
}

function findingsIn(facts: Facts, place: number): Stated[] {
  if (ANOTHER_TIME.test(facts.text) || SUPPOSED.test(facts.text)) return []
  const side = facts.sides.map((item) => item.side).join(' ')
  return facts.findings.flatMap(({ kind, isDenied, words }) =>
    kind.isGeneric
      ? []
      : [
          {
            place,
            key: `${kind.name} ${side}`,
            value: String(isDenied),
            words: isDenied ? `no ${words}` : words,
          },
        ],
  )
}

function sidesIn(facts: Facts, place: number): Stated[] {
  if (new Set(facts.sides.map(({ side }) => side)).size > 1) return []
  if (facts.findings.some(({ isDenied }) => isDenied)) return []
  return facts.sides.flatMap(({ side, part }) =>
    part === '' ? [] : [{ place, key: part, value: side, words: `${side} ${part}` }],
  )
}

function isAlike(a: Facts | undefined, b: Facts | undefined): boolean {
  const [one, other] = [a, b].map(
    (facts) => new Set((facts?.words ?? []).filter((word) => !/^(?:left|right)$/.test(word))),
  )
  if (!one || !other || Math.min(one.size, other.size) === 0) return false
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(one.size, other.size) >= LEAST_ALIKE
}
