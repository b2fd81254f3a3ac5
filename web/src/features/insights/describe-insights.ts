import type { InsightSentence, Insights, Omission } from '@chartwright/contract/insights'

type Standing = InsightSentence['standing']
type ConflictKind = InsightSentence['conflicts'][number]['kind']

export const standingWords: Readonly<Record<Standing, string>> = {
  supported: 'supported',
  typed: 'typed by you',
  unsupported: 'without a source',
  contradicted: 'contradicted',
  placeholder: 'to fill in',
}

export const omissionWords: Readonly<Record<Omission['kind'], string>> = {
  drug: 'Medicine',
  dose: 'Dose',
  allergy: 'Allergy',
  'vital-sign': 'Vital sign',
  'red-flag': 'Warning sign',
  mood: 'Mood',
  'self-harm': 'Self-harm',
  negative: 'Negative finding',
  'follow-up': 'Follow-up',
  referral: 'Referral',
}

const lookedForWords: Readonly<Record<Omission['kind'], string>> = {
  drug: 'drugs',
  dose: 'doses',
  allergy: 'allergies',
  'vital-sign': 'vital signs',
  'red-flag': 'warning signs',
  mood: 'mood',
  'self-harm': 'self-harm',
  negative: 'denials',
  'follow-up': 'follow-up',
  referral: 'referrals',
}

export const conflictWords: Readonly<Record<ConflictKind, string>> = {
  number: 'The number differs',
  dose: 'The dose differs',
  side: 'The side differs',
  negation: 'One says no, the other does not',
  drug: 'The medicine differs',
}

const EASE: readonly (readonly [from: number, words: string])[] = [
  [80, 'Very easy to read'],
  [60, 'Easy to read'],
  [50, 'Fairly hard to read'],
  [30, 'Hard to read'],
]

/** Flesch's scale, in words. */
export function easeWords(ease: number): string {
  const [, words] = EASE.find(([from]) => ease >= from) ?? [0, 'Very hard to read']
  return `${words} (reading ease ${Math.round(ease)})`
}

export function lengthWords({ note_words, visit_words }: Insights): string {
  return `Note ${counted(note_words, 'word')}, visit ${counted(visit_words, 'word')}`
}

/** What was compared, and no more than that: what is not found may still be missing. */
export function comparedWords({ compared_lines, looked_for }: Insights): string {
  const compared = `Compared with ${counted(compared_lines, 'line')}`
  if (looked_for.length === 0) {
    return `${compared}; what a note for an office leaves out is not looked for.`
  }
  return `${compared}; looked for ${looked_for.map((kind) => lookedForWords[kind]).join(', ')}.`
}

export function countStanding({ sentences }: Insights, standing: Standing): number {
  return sentences.filter((sentence) => sentence.standing === standing).length
}

export function openOmissions({ omissions }: Insights): Omission[] {
  return omissions.filter(({ dismissed }) => dismissed === null)
}

/** What a person may want to look at. */
export function countFindings(insights: Insights): number {
  return (
    countStanding(insights, 'contradicted') +
    countStanding(insights, 'unsupported') +
    countStanding(insights, 'placeholder') +
    insights.inner_conflicts.length +
    openOmissions(insights).length
  )
}

/** Said once, when a note has been written. */
export function announcement(insights: Insights): string {
  if (!insights.has_transcript) return ''
  const bare = countStanding(insights, 'unsupported')
  const against = countStanding(insights, 'contradicted')
  const missing = openOmissions(insights).length
  const said = [
    ...(bare > 0 ? [`${counted(bare, 'sentence')} without a source`] : []),
    ...(against > 0
      ? [`${counted(against, 'sentence')} ${contradict(against)} the transcript`]
      : []),
    ...(missing > 0 ? [`${counted(missing, 'fact')} not in the note`] : []),
  ]
  return said.length === 0
    ? 'Insights: nothing to check was found.'
    : `Insights: ${said.join(', ')}.`
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

function contradict(count: number): string {
  return count === 1 ? 'contradicts' : 'contradict'
}
