const VOWELS = 'aeiu'
/** Sounds that are taken for each other. */
const ALIKE = new Set(
  'pb td kg fv sz SJ SC JC JS CS mn lr Tt Td Tf Ts Tz Ss Sz vw Ct Cs Jd Jz vb fp tk dg'
    .split(' ')
    .flatMap((pair) => [pair, `${pair.charAt(1)}${pair.charAt(0)}`]),
)
const OF_VOWEL = 0.4
const OTHER_VOWEL = 0.2
const ALIKE_COST = 0.35
const LOST = 0.8

function isVowel(sound: string): boolean {
  return VOWELS.includes(sound)
}

function costOf(sound: string): number {
  return isVowel(sound) ? OF_VOWEL : LOST
}

function costBetween(one: string, other: string): number {
  if (one === other) return 0
  if (isVowel(one) && isVowel(other)) return OTHER_VOWEL
  if (isVowel(one) || isVowel(other)) return 1
  return ALIKE.has(one + other) ? ALIKE_COST : 1
}

/** From 0, the same sounds, to 1, none of them; vowels count less, as they are said less clearly. */
export function soundDistance(one: string, other: string): number {
  let row = [0]
  for (const sound of other) row.push((row.at(-1) ?? 0) + costOf(sound))
  for (const sound of one) {
    const next = [(row[0] ?? 0) + costOf(sound)]
    for (let at = 0; at < other.length; at++) {
      const its = other.charAt(at)
      next.push(
        Math.min(
          (row[at] ?? 0) + costBetween(sound, its),
          (row[at + 1] ?? 0) + costOf(sound),
          (next[at] ?? 0) + costOf(its),
        ),
      )
    }
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(weightOf(one), weightOf(other), 1)
}

export function weightOf(sounds: string): number {
  let weight = 0
  for (const sound of sounds) weight += isVowel(sound) ? OF_VOWEL : 1
  return weight
}
