import { numberOf } from '../../../clinical/spell-numbers.ts'

/** Words that say nothing about a patient, and those with which notes report what was said. */
const EMPTY = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does
  for from get got had has have he her here him his how i if in into is it its just know like may me
  mean my no nor not of oh okay ok on or our out she should so some than that the their them then there
  these they this those to too uh um up us very was we well were what when where which who why will with
  would ve ll re don didn doesn isn wasn yeah yes you your patient patients pt reports reported states stated denies denied notes noted
  presents presented endorses endorsed describes described complains discussed clinician doctor provider
  plan continue`.split(/\s+/),
)

/** What is said in full and written short. */
const SHORT = new Map([
  ['hundred', '100'],
  ['once', '1'],
  ['twice', '2'],
  ['milligram', 'mg'],
  ['milligrams', 'mg'],
  ['microgram', 'mcg'],
  ['micrograms', 'mcg'],
  ['milliliter', 'ml'],
  ['milliliters', 'ml'],
  ['millilitre', 'ml'],
  ['millilitres', 'ml'],
  ['daily', 'day'],
])

/** What a spelling counts as; undefined for a word that says nothing. */
export type KnownWords = Map<string, string | undefined>

/**
 * Each once: lower case, without endings, numbers as digits. `known` remembers spellings from one
 * text to the next.
 */
export function contentWords(text: string, known: KnownWords = new Map()): string[] {
  const found = new Set<string>()
  for (const spelling of text.match(/\d+(?:[.,/]\d+)*|[\p{L}\p{M}]+/gu) ?? []) {
    if (!known.has(spelling)) known.set(spelling, wordOf(spelling))
    const word = known.get(spelling)
    if (word !== undefined) found.add(word)
  }
  return [...found]
}

function wordOf(spelling: string): string | undefined {
  if (/^\d/.test(spelling)) return spelling
  const plain = spelling.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  if (plain.length < 2 || EMPTY.has(plain)) return undefined
  return numberOf(plain)?.toString() ?? SHORT.get(plain) ?? stem(plain)
}

function stem(word: string): string {
  if (word.length < 5) return word
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=\p{L}{3})(?:ations?|ingly|ings?|edly|ed|es|ly|s)$/u, '')
    .replace(/e$/, '')
}
