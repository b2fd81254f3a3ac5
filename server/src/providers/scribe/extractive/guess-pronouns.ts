import type { Pronouns } from './third-person.ts'

const FEMALE =
  /\b(?:\d+[- ]?year[- ]?old (?:\w+ )?(?:female|woman|lady|girl)|(?:this|pleasant|is a) (?:female|woman|lady)|ma'am|mrs|pregnan\w+|mammogram|menstrua\w+|pap smear|hysterectomy)\b/g
const MALE =
  /\b(?:\d+[- ]?year[- ]?old (?:\w+ )?(?:male|man|gentleman|boy|guy)|(?:this|pleasant|is a) (?:male|man|gentleman)|sir|mr|prostate|vasectomy)\b/g
const SHE: Pronouns = { subject: 'she', object: 'her', possessive: 'her' }
const HE: Pronouns = { subject: 'he', object: 'him', possessive: 'his' }
const THEY: Pronouns = { subject: 'they', object: 'them', possessive: 'their' }

/** He or she only when the talk says so and nothing speaks against it. */
export function guessPronouns(text: string): Pronouns {
  const isFemale = /\b(?:year[- ]?old|pleasant) (?:\w+ )?(?:female|woman|lady|girl)\b/.test(text)
  const isMale = /\b(?:year[- ]?old|pleasant) (?:\w+ )?(?:male|man|gentleman|boy)\b/.test(text)
  if (isFemale !== isMale) return isFemale ? SHE : HE
  const female = text.match(FEMALE)?.length ?? 0
  const male = text.match(MALE)?.length ?? 0
  if (female > 0 && male === 0) return SHE
  return male > 0 && female === 0 ? HE : THEY
}
