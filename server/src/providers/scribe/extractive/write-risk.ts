import type { Written } from './choose-statements.ts'
import type { SourcedSentence } from './sourced.ts'

const LINES: readonly (readonly [label: string, said: RegExp])[] = [
  [
    'Harm to others',
    /\b(?:hurt|hurting|harm|harming|kill|killing) (?:others|other people|someone|anyone|anybody|them|him|her)\b|\bhomicid\w+/,
  ],
  [
    'Self-harm',
    /\b(?:suicid\w+|self[- ]harm|(?:hurt|hurting|harm|harming|kill|killing|cut|cutting) (?:myself|yourself|himself|herself|themselves)|not want to (?:live|be here)|end (?:my|your) life|overdos\w+)\b/,
  ],
  [
    'Protective factors',
    /\b(?:support\w*|my (?:family|kids|wife|husband|sister|brother|friends?|mother|mom|children)|calls every|lives? with|reason to live|faith|church)\b/,
  ],
  ['Safety plan', /\b(?:safety plan|crisis|hotline|988|911|emergency room|call (?:me|us) if)\b/],
]

/** Which lines the heading wants; null when it is no heading of such lines. */
export function findRiskLabels(body: string): string[] | null {
  const asked = /\bone line each for ([^;.]+?)(?:, with|;|\.)/i.exec(body)?.[1]?.toLowerCase()
  if (asked === undefined) return null
  const labels = ['Self-harm', 'Harm to others', 'Protective factors', 'Safety plan'].filter(
    (label) => asked.includes(label.toLowerCase()),
  )
  return labels.length > 0 ? labels : null
}

/** One line for each label, with what was said word for word, or the placeholder. */
export function writeRisk(
  labels: readonly string[],
  written: readonly Written[],
  placeholder: string,
): SourcedSentence[] {
  return labels.map((label) => {
    const pattern = LINES.find(([name]) => name === label)?.[1]
    const said = written.filter(({ statement }) => pattern?.test(statement.text.toLowerCase()))
    return {
      text: `${label}: ${said.length > 0 ? said.map(({ sentence }) => sentence).join(' ') : placeholder}`,
      segmentIds: [...new Set(said.flatMap(({ statement }) => statement.segmentIds))],
    }
  })
}
