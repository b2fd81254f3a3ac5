import type { Fact } from '@chartwright/contract/facts'
import { wordsOfFact } from './place-facts.ts'
import type { ToldSentence } from '../section.ts'
import { tellFacts, type PlacedFact } from './write-section.ts'

const LINES: readonly (readonly [label: string, words: RegExp])[] = [
  ['Harm to others', /homicid|harm(?:ing)? (?:to )?others|hurt(?:ing)? (?:others|someone|anyone)/],
  [
    'Self-harm',
    /suicid|self[- ]?harm|(?:hurt|harm|kill|cut)(?:ing)? (?:myself|yourself|himself|herself|themselves|self)|end (?:my|your|their) life|overdose/,
  ],
  ['Protective factors', /support|protective|lives? with|faith|church|reasons? to live/],
  ['Safety plan', /safety plan|crisis|hotline|\b988\b|\b911\b|emergency/],
]

/** Which lines the heading wants; undefined where it is no heading of such lines. */
export function riskLabels(body: string): string[] | undefined {
  const asked = /\bone line each for ([^;.]+?)(?:, with|;|\.)/i.exec(body)?.[1]?.toLowerCase()
  const labels = ['Self-harm', 'Harm to others', 'Protective factors', 'Safety plan'].filter(
    (label) => asked?.includes(label.toLowerCase()),
  )
  return labels.length > 0 ? labels : undefined
}

/** The label of the line that a fact stands on; undefined: on none of them. */
export function riskLabelOf(fact: Fact, labels: readonly string[]): string | undefined {
  const words =
    `${wordsOfFact(fact)} ${fact.said.map((quotation) => quotation.words).join(' ')}`.toLowerCase()
  return LINES.find(([label, pattern]) => labels.includes(label) && pattern.test(words))?.[0]
}

/** One line for each label, with what was said of it, or the placeholder. */
export function tellRisk(
  labels: readonly string[],
  placed: readonly PlacedFact[],
  placeholder: string,
): (readonly ToldSentence[])[] {
  return labels.map((label) => {
    const own = placed.filter(({ fact }) => riskLabelOf(fact, labels) === label)
    const told = tellFacts(own, [], { reader: 'clinician', problems: [] }).paragraphs.flat()
    const text = told.map((sentence) => sentence.text).join(' ')
    return [
      {
        text: `${label}: ${text === '' ? placeholder : text}`,
        factIds: told.flatMap(({ factIds }) => factIds),
      },
    ]
  })
}
