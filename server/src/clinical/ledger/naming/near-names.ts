import { ORDINARY_WORDS } from '../../lexicon/ordinary-words.data.ts'

const SHORTEST = 7
/** From here on two letters may be wrong. */
const LONG = 10

interface Name {
  readonly name: string
  readonly sound: string
  readonly letters: number
}

/** What a recogniser made of a name: 'lysinopril', 'metforming'. Undefined for ordinary words and where two names are equally near. */
export type FindNear = (word: string, mostWrong?: number) => string | undefined

export function nearNames(names: Iterable<string>): FindNear {
  const byStart = new Map<string, Name[]>()
  for (const name of names) {
    if (!/^[a-z]+$/.test(name) || name.length < SHORTEST) continue
    const sound = soundOf(name)
    const start = startOf(sound, name.length)
    byStart.set(start, [...(byStart.get(start) ?? []), { name, sound, letters: lettersOf(name) }])
  }
  return (word, mostWrong = word.length < LONG ? 1 : 2) => {
    if (word.length < SHORTEST || ORDINARY_WORDS.has(word)) return undefined
    const sound = soundOf(word)
    const letters = lettersOf(word)
    let best: string | undefined
    let least = Infinity
    for (const start of startsOf(word, sound))
      for (const candidate of byStart.get(start) ?? []) {
        const most = mostWrong + (candidate.sound === sound ? 1 : 0)
        // An edit changes at most two of the letters that occur.
        if (bitsIn(letters ^ candidate.letters) > 2 * Math.min(most, least)) continue
        const distance = editsBetween(word, candidate.name, Math.min(most, least))
        if (distance > most || distance > least) continue
        best = distance === least ? undefined : candidate.name
        least = distance
      }
    return best
  }
}

/** A wrong letter after it makes a soft 'c' a hard one. */
function startsOf(word: string, sound: string): string[] {
  const firsts = word.startsWith('c') ? ['k', 's'] : [sound]
  const lengths = [-2, -1, 0, 1, 2].map((more) => word.length + more)
  return firsts.flatMap((first) => lengths.map((length) => startOf(first, length)))
}

function startOf(sound: string, length: number): string {
  return `${sound.charAt(0)}${String(length)}`
}

/** A bit for each letter that occurs. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsIn(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Equal for spellings that sound alike; vowels are one sound. */
function soundOf(word: string): string {
  return word
    .replace(/^x/, 's')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|qu?/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/(?<=[a-z])h/g, '')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/([a-z])\1+/g, '$1')
}

/** Letters to add, drop, change or swap with their neighbour; anything above `most` where there are more. */
function editsBetween(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let edits = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return Infinity
    beforeLast = last
    last = row
  }
  return last[other.length] ?? Infinity
}
