import { evidence, likeness, meanVoice } from './likeness.ts'
import type { VoicePrint } from './speakers.ts'

/** Below this likeness two groups are two people. */
const ONE_PERSON = 0.66
/** Groups are made of stretches that are long enough to tell; the others join them afterwards. */
const CORE_S = 1.5
/** Of a long visit the longest are enough. */
const MOST_CORE = 400
/** What was said less than this is nobody's. */
const LEAST_S = 0.5
/**
 * A voice is heard for so long, and for so much of the visit, up to a time that nobody needs to
 * exceed: less may be a cough, a laugh, or two people at once.
 */
const LEAST_OF_VOICE_S = 1.5
const LEAST_SHARE = 0.1
const ENOUGH_S = 12
const MOST_VOICES = 4
const MOST_ROUNDS = 5
/** A stretch is a voice's when it is so much more like it than like any other. */
const MARGIN = 0.15

/**
 * Which voice each stretch is of, as numbers from 0 in the order in which the voices are first heard;
 * null where that is not sure. All null where there is one voice alone, or where they do not separate.
 */
export function groupVoices(stretches: readonly (VoicePrint | null)[]): (number | null)[] {
  const core = stretches
    .flatMap((stretch) => (stretch && stretch.seconds >= CORE_S ? [stretch] : []))
    .sort((one, two) => two.seconds - one.seconds)
    .slice(0, MOST_CORE)
  const voices = settle(gather(core.map((stretch) => toGroup([stretch]))))
  if (voices.length < 2) return stretches.map(() => null)
  return renumber(stretches.map((stretch) => (stretch ? nearest(stretch, voices) : null)))
}

interface Group extends VoicePrint {
  readonly members: readonly VoicePrint[]
}

function toGroup(members: readonly VoicePrint[]): Group {
  return { ...meanVoice(members), members }
}

/** Joins the two that are most surely one person, until no two are. */
function gather(first: readonly Group[]): Group[] {
  const groups: (Group | undefined)[] = [...first]
  const scores = groups.map((one, at) =>
    Float64Array.from(groups.slice(0, at), (two) => scoreOf(one, two)),
  )
  for (;;) {
    const [at = -1, before = -1] = findMost(scores)
    const [one, two] = [groups[at], groups[before]]
    if (!one || !two) return groups.filter((group) => group !== undefined)
    groups[before] = toGroup([...two.members, ...one.members])
    groups[at] = undefined
    groups.forEach((_, other) => {
      setScore(scores, at, other, -Infinity)
      setScore(scores, before, other, scoreOf(groups[before], groups[other]))
    })
  }
}

function scoreOf(one: Group | undefined, two: Group | undefined): number {
  return one && two ? evidence(one, two, ONE_PERSON) : -Infinity
}

/** Of every two, the later one's row has the score. */
function setScore(scores: readonly Float64Array[], one: number, two: number, score: number): void {
  const row = scores[Math.max(one, two)]
  if (row && one !== two) row[Math.min(one, two)] = score
}

/** The two with the highest score, if it is for one person. */
function findMost(scores: readonly Float64Array[]): readonly number[] {
  let found: readonly number[] = []
  let most = 0
  scores.forEach((row, at) => {
    for (let before = 0; before < row.length; before++) {
      const score = row[before] ?? -Infinity
      if (score < most) continue
      most = score
      found = [at, before]
    }
  })
  return found
}

/**
 * Small groups dissolve, each stretch goes to the group that it is most like now that groups are
 * known, and groups that have become one person's are joined, until nothing moves.
 */
function settle(first: readonly Group[]): Group[] {
  const all = first.flatMap(({ members }) => members)
  const totalS = all.reduce((sum, { seconds }) => sum + seconds, 0)
  const leastS = Math.max(LEAST_OF_VOICE_S, Math.min(ENOUGH_S, LEAST_SHARE * totalS))
  let groups = onlyVoices(first, leastS)
  for (let round = 0; round < MOST_ROUNDS && groups.length > 1; round++) {
    const homes = all.map((stretch) => rank(stretch, groups)[0]?.at)
    const moved = groups.map((_, at) => all.filter((_, place) => homes[place] === at))
    const isSame = moved.every((members, at) => members.length === groups[at]?.members.length)
    groups = onlyVoices(gather(moved.filter(({ length }) => length > 0).map(toGroup)), leastS)
    if (isSame) break
  }
  return groups
}

function onlyVoices(groups: readonly Group[], leastS: number): Group[] {
  return groups
    .filter(({ seconds }) => seconds >= leastS)
    .sort((one, two) => two.seconds - one.seconds)
    .slice(0, MOST_VOICES)
}

function nearest(stretch: VoicePrint, voices: readonly Group[]): number | null {
  if (stretch.seconds < LEAST_S) return null
  const [best, next] = rank(stretch, voices)
  return best && next && best.alike - next.alike >= MARGIN ? best.at : null
}

/**
 * The groups, the likest first. Its own share in a group does not count: a group of few would always
 * be most like its own.
 */
function rank(stretch: VoicePrint, groups: readonly Group[]) {
  return groups
    .map((group, at) => {
      const others = group.members.filter((member) => member !== stretch)
      if (others.length === group.members.length) return { at, alike: likeness(stretch, group) }
      return { at, alike: others.length === 0 ? 1 : likeness(stretch, meanVoice(others)) }
    })
    .sort((one, two) => two.alike - one.alike)
}

function renumber(found: readonly (number | null)[]): (number | null)[] {
  const order = [...new Set(found.filter((voice) => voice !== null))]
  return order.length < 2
    ? found.map(() => null)
    : found.map((voice) => (voice === null ? null : order.indexOf(voice)))
}
