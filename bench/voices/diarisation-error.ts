/** `voice` null: the speaker is not identified. */
export interface Said {
  readonly voice: string | number | null
  readonly from: number
  readonly to: number
}

export interface DiarisationError {
  /** Shares of the actual speech. */
  readonly missed: number
  readonly wrong: number
  readonly unsure: number
  /** The share of lines that contain more than half a second of a second person. */
  readonly mixed: number
}

/** A tenth of a second. */
const STEP = 4_410
/** Half a second: padding does not count. */
const LEAST_SHARED = 22_050

/** With the best assignment of names; audio outside any turn does not count. */
export function diarisationError(turns: readonly Said[], heard: readonly Said[]): DiarisationError {
  const people = [...new Set(turns.map(({ voice }) => voice))]
  const voices = [...new Set(heard.map(({ voice }) => voice))].filter((voice) => voice !== null)
  const counts = new Map<string, number>()
  let steps = 0
  let missed = 0
  let unsure = 0
  for (const turn of turns) {
    for (let at = turn.from; at < turn.to; at += STEP) {
      steps++
      const line = heard.find(({ from, to }) => at >= from && at < to)
      if (!line) missed++
      else if (line.voice === null) unsure++
      else {
        const key = JSON.stringify([turn.voice, line.voice])
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  const named = steps - missed - unsure
  const right = mostRight(people, voices, (one, two) => counts.get(JSON.stringify([one, two])) ?? 0)
  return {
    missed: missed / steps,
    unsure: unsure / steps,
    wrong: (named - right) / steps,
    mixed: heard.filter((line) => isMixed(line, turns)).length / Math.max(1, heard.length),
  }
}

function isMixed(line: Said, turns: readonly Said[]): boolean {
  const inLine = turns.flatMap(({ voice, from, to }) => {
    const shared = Math.min(line.to, to) - Math.max(line.from, from)
    return shared > LEAST_SHARED ? [voice] : []
  })
  return new Set(inLine).size > 1
}

/** Over every assignment of voices to people. */
function mostRight<One, Two>(
  people: readonly One[],
  voices: readonly Two[],
  count: (one: One, two: Two) => number,
): number {
  const [voice, ...others] = voices
  if (voice === undefined) return 0
  const without = mostRight(people, others, count)
  return people.reduce((most, person) => {
    const rest = people.filter((other) => other !== person)
    return Math.max(most, count(person, voice) + mostRight(rest, others, count))
  }, without)
}
