import { rememberAmong, rememberOf } from '../remember.ts'
import { readChain } from './chain.ts'
import { cutOf, eachEmission, eachStay, readLine, type TakeFeature } from './line-features.ts'
import { isOfAnother, readLabel, labelRole, type Label } from './read-label.ts'
import type { GuessedRole, KnownRole } from './role.ts'
import { LEARNED, type RoleModel } from './role-model.ts'

export interface SpokenLine {
  readonly speaker: string | null
  readonly text: string
  /** As a person has set it; null: to be guessed. */
  readonly role: KnownRole | null
}

/** A label that says who speaks, or a person's word for one line of a label, in log odds. */
const NAMED = 6
/** What the words of one line may say about whom its label names. */
const MOST_OF_LINE = 3
/** Below it nobody is named. */
const SURE_FROM = 0.75

interface GuessOptions {
  readonly sureFrom?: number
  readonly model?: RoleModel
}

/** Who says each line, from its label, its words, its neighbours, and what a person has set. */
export function guessRoles(
  lines: readonly SpokenLine[],
  { sureFrom = SURE_FROM, model = LEARNED }: GuessOptions = {},
): GuessedRole[] {
  const { beliefs, others } = believeRoles(lines, model)
  return beliefs.map((belief, at) => {
    const set = lines[at]?.role
    if (set) return set
    if (others.has(voiceOf(lines[at]))) return 'other'
    if (Math.max(belief, 1 - belief) < sureFrom) return 'unsure'
    return belief >= 0.5 ? 'clinician' : 'patient'
  })
}

// A line that comes again as the same object is read once, and weighed once among the same neighbours.
const readSpoken = rememberOf((line: SpokenLine) => readLine(labelOf(line)?.rest ?? line.text))
const emissionOf = rememberAmong()
const stayOf = rememberAmong()

/** How likely the clinician says each line, from 0 to 1, and which voices are neither of the two. */
function believeRoles(lines: readonly SpokenLine[], model: RoleModel) {
  const labels = lines.map(labelOf)
  const read = lines.map(readSpoken)
  const cut = cutOf(read)
  const words = Float64Array.from(read, (line, at) =>
    emissionOf(line, [model, read[at - 1], read[at + 1]], () =>
      score(model.emission, (take) => eachEmission(read, at, take)),
    ),
  )
  const stays = Float64Array.from(read, (line, at) => {
    const before = read[at - 1]
    if (!before) return 0
    return stayOf(line, [model, before, cut], () =>
      score(model.stay, (take) => eachStay(before, line, cut, take)),
    )
  })
  const votes = votesOfLabels(lines, labels, words)
  const others = findOthers(lines, votes)
  const names = oddsOfTwo(votes, others)
  const emissions = words.map((odds, at) => {
    const set = lines[at]?.role
    if (set === 'other' || others.has(voiceOf(lines[at]))) return 0
    if (set) return set === 'clinician' ? Infinity : -Infinity
    return names.get(keyOf(labels[at])) ?? odds
  })
  return { beliefs: [...readChain(emissions, stays).clinician], others }
}

/** The voice that a recorded line was said with: the speaker's field, and no word of the text. */
function voiceOf(line: SpokenLine | undefined): string {
  return line?.speaker?.trim().toLowerCase() ?? ''
}

/**
 * Voices beside the one that talks most like the clinician and the one that talks most like the
 * patient, and those whose name says it.
 */
function findOthers(
  lines: readonly SpokenLine[],
  votes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const voices = [...new Set(lines.map(voiceOf))].filter((voice) => voice !== '')
  const others = new Set(voices.filter(isOfAnother))
  for (const voice of voices) {
    const own = lines.filter((line) => voiceOf(line) === voice)
    if (own.every(({ role }) => role === 'other')) others.add(voice)
  }
  const left = voices
    .filter((voice) => !others.has(voice))
    .sort((one, two) => (votes.get(two) ?? 0) - (votes.get(one) ?? 0))
  for (const voice of left.slice(1, -1)) {
    if (labelRole(voice) === null) others.add(voice)
  }
  return others
}

/** The label of a line: the speaker's field, or what its text begins with. */
export function labelOf({
  speaker,
  text,
}: Pick<SpokenLine, 'speaker' | 'text'>): Label | undefined {
  if (speaker === null || speaker.trim() === '') return readLabel(text)
  return { name: speaker, role: labelRole(speaker), rest: text }
}

/** Whether a line is of the same speaker, by its label; a line without one is like itself alone. */
export function sameLabel(line: SpokenLine): (other: SpokenLine) => boolean {
  const key = keyOf(labelOf(line))
  return (other) => other === line || (key !== '' && keyOf(labelOf(other)) === key)
}

/** Lines of one label are one person's: what all of them say of who it is. */
function votesOfLabels(
  lines: readonly SpokenLine[],
  labels: readonly (Label | undefined)[],
  words: Float64Array,
): Map<string, number> {
  const odds = new Map<string, number>()
  labels.forEach((label, at) => {
    if (!label) return
    const set = lines[at]?.role
    if (set === 'other') return
    const named = set ?? label.role
    const line = Math.max(-MOST_OF_LINE, Math.min(MOST_OF_LINE, words[at] ?? 0))
    const own = named === null ? line : named === 'clinician' ? NAMED : -NAMED
    odds.set(keyOf(label), (odds.get(keyOf(label)) ?? 0) + own)
  })
  return odds
}

/** Where there are two labels they are two people's. */
function oddsOfTwo(
  votes: ReadonlyMap<string, number>,
  others: ReadonlySet<string>,
): Map<string, number> {
  const odds = new Map([...votes].filter(([key]) => !others.has(key)))
  const [one, two, ...more] = [...odds.keys()]
  if (one !== undefined && two !== undefined && more.length === 0) {
    const apart = (odds.get(one) ?? 0) - (odds.get(two) ?? 0)
    odds.set(one, apart)
    odds.set(two, -apart)
  }
  for (const [key, sum] of odds) odds.set(key, Math.max(-NAMED, Math.min(NAMED, sum)))
  return odds
}

function keyOf(label: Label | undefined): string {
  return label?.name.trim().toLowerCase() ?? ''
}

function score(weights: ReadonlyMap<string, number>, each: (take: TakeFeature) => void): number {
  let sum = 0
  each((name, value) => {
    sum += (weights.get(name) ?? 0) * value
  })
  return sum
}
