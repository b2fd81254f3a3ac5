import type { InsightSentence, Insights, Omission } from '@chartwright/contract/insights'

type Standing = InsightSentence['standing']
type ConflictKind = InsightSentence['conflicts'][number]['kind']
type Doubt = InsightSentence['doubts'][number]

export const standingWords: Readonly<Record<Standing, string>> = {
  supported: 'supported',
  typed: 'typed by you',
  unsupported: 'without a source',
  uncertain: 'uncertain',
  contradicted: 'contradicted',
  placeholder: 'to fill in',
}

export const omissionWords: Readonly<Record<Omission['kind'], string>> = {
  complaint: 'Reason for the visit',
  symptom: 'Symptom',
  history: 'History',
  medication: 'Medicine',
  allergy: 'Allergy',
  family: 'Family',
  social: 'Social',
  finding: 'Examination',
  measurement: 'Measurement',
  result: 'Result',
  assessment: 'Assessment',
  plan: 'Plan',
}

export const conflictWords: Readonly<Record<ConflictKind, string>> = {
  negation: 'One says no, the other does not',
  side: 'The side differs',
  dose: 'The dose differs',
  number: 'The number differs',
  drug: 'The medicine differs',
  person: 'It is about another person',
  doubt: 'It was not sure',
  time: 'The time differs',
}

/** Why a sentence is uncertain, with the words as they were heard. */
export function doubtWords({ kind, words, segment_id }: Doubt): string {
  if (kind === 'unclear') return 'This line was not heard clearly.'
  if (kind === 'unsure_words') return `Not heard clearly: ‘${words}’.`
  if (kind === 'unsure_reading') return `The scribe is not sure that it understood ‘${words}’.`
  return segment_id === null ? `Check: ‘${words}’ can hardly be right.` : `Check: heard ‘${words}’.`
}

/** Each line once, with its doubts: implausible numbers come first. */
export function doubtsByLine(doubts: readonly Doubt[]): (readonly [string | null, Doubt[]])[] {
  const byLine = new Map<string | null, Doubt[]>()
  const isNumber = ({ kind }: Doubt) => kind === 'implausible'
  for (const doubt of [...doubts.filter(isNumber), ...doubts.filter((each) => !isNumber(each))]) {
    const known = byLine.get(doubt.segment_id)
    if (known) known.push(doubt)
    else byLine.set(doubt.segment_id, [doubt])
  }
  return [...byLine]
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

/**
 * What was compared, and no more than that. It says that everything is in the note only if that is
 * true of all critical and major facts, whoever the note is for; dismissed facts do not count as
 * included.
 */
export function comparedWords(insights: Insights): string {
  const { ledger, weighty_facts: all, told_facts: told, looked_for } = insights
  if (ledger !== 'read') return LEDGER_WORDS[ledger]
  if (all === 0) return 'No critical or major facts were found in this visit.'
  if (told === all)
    return `Everything is in the note: ${all === 1 ? 'the 1 critical or major fact' : `all ${all.toLocaleString('en')} critical and major facts`} of the visit.`
  const share = `${told.toLocaleString('en')} of ${counted(all, 'critical and major fact')} of the visit ${told === 1 ? 'is' : 'are'} in the note`
  if (looked_for.length === 0)
    return `${share}; what a note for an office leaves out is not listed.`
  return looked_for.length < Object.keys(omissionWords).length
    ? `${share}; only medicines and plans are looked for here.`
    : `${share}.`
}

const LEDGER_WORDS: Readonly<Record<Exclude<Insights['ledger'], 'read'>, string>> = {
  unavailable:
    'The facts of the visit could not be read, so it is not known what the note leaves out. Sentences were compared with the lines of the transcript.',
  too_long:
    'The transcript is too long to be read for facts, so it is not known what the note leaves out. Sentences were compared with its lines.',
}

export function countStanding({ sentences }: Insights, standing: Standing): number {
  return sentences.filter((sentence) => sentence.standing === standing).length
}

export function openOmissions({ omissions }: Insights): Omission[] {
  return omissions.filter(({ dismissed }) => dismissed === null)
}

/** What a person may want to check. */
export function countFindings(insights: Insights): number {
  return (
    countStanding(insights, 'contradicted') +
    countStanding(insights, 'unsupported') +
    countStanding(insights, 'uncertain') +
    countStanding(insights, 'placeholder') +
    insights.inner_conflicts.length +
    openOmissions(insights).length
  )
}

/** Announced once, when a note has been written. */
export function announcement(insights: Insights): string {
  if (!insights.has_transcript) return ''
  const bare = countStanding(insights, 'unsupported')
  const against = countStanding(insights, 'contradicted')
  const unsure = countStanding(insights, 'uncertain')
  const missing = openOmissions(insights).length
  const said = [
    ...(bare > 0 ? [`${counted(bare, 'sentence')} without a source`] : []),
    ...(against > 0 ? [`${counted(against, 'sentence')} ${contradict(against)} the visit`] : []),
    ...(unsure > 0 ? [`${counted(unsure, 'sentence')} uncertain`] : []),
    ...(missing > 0 ? [`${counted(missing, 'fact')} not in the note`] : []),
  ]
  if (insights.ledger !== 'read') said.push('the facts of the visit could not be read')
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
