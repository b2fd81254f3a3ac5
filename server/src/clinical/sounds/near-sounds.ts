import { remember } from '../remember.ts'
import { soundDistance, weightOf } from './sound-distance.ts'
import { soundOf } from './sound-of.ts'

export interface NearName {
  readonly name: string
  readonly distance: number
}

interface Entry {
  readonly name: string
  readonly sound: string
  readonly weight: number
}

/** How much heavier one may be than the other. */
const MOST_HEAVIER = 1.35
/** Sounds that a name may begin with instead. */
const STARTS: readonly string[] = ['pbfv', 'tdT', 'kg', 'szSJCT', 'mn', 'lr', 'aeiuyw']
const MOST_KNOWN = 5_000

/** Finds the name that sounds most like the words; undefined where two are about equally near. */
export function nearSounds(
  names: Iterable<string>,
  clearBy: number,
): (words: string) => NearName | undefined {
  const byStart = new Map<string, Entry[]>()
  for (const name of names) {
    const sound = soundOf(name)
    const start = startOf(sound)
    const entry = { name, sound, weight: weightOf(sound) }
    const known = byStart.get(start)
    if (known) known.push(entry)
    else byStart.set(start, [entry])
  }
  return remember(MOST_KNOWN, (words) => {
    const sound = soundOf(words)
    const weight = weightOf(sound)
    let best: NearName | undefined
    let second = 1
    for (const entry of byStart.get(startOf(sound)) ?? []) {
      if (entry.weight > weight * MOST_HEAVIER || weight > entry.weight * MOST_HEAVIER) continue
      const distance = soundDistance(sound, entry.sound)
      if (best && distance >= best.distance) {
        second = Math.min(second, distance)
      } else {
        second = best?.distance ?? 1
        best = { name: entry.name, distance }
      }
    }
    return best && second - best.distance >= clearBy ? best : undefined
  })
}

function startOf(sound: string): string {
  const first = sound.charAt(0)
  return STARTS.find((alike) => alike.includes(first)) ?? first
}
