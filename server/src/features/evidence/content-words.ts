/** Words that say nothing about a patient, and those with which notes report what was said. */
const EMPTY = new Set(
  `a about after all also am an and any are as at be because been before but by can could did do does
  for from get got had has have he her here him his how i if in into is it its just know like may me
  mean my no nor not of oh okay ok on or our out she should so some than that the their them then there
  these they this those to too uh um up us very was we well were what when where which who why will with
  would yeah yes you your patient patients pt reports reported states stated denies denied notes noted
  presents presented endorses endorsed describes described complains discussed clinician doctor provider
  plan continue`.split(/\s+/),
)

const NUMBERS = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .map((word, value) => [word, String(value)] as const),
)
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')
for (const [index, word] of TENS.entries()) NUMBERS.set(word, String((index + 3) * 10))
NUMBERS.set('hundred', '100').set('once', '1').set('twice', '2')

/** What is said in full and written short. */
const SHORT = new Map([
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

/** Each once: lower case, without endings, numbers as digits. */
export function contentWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/\d+(?:[.,/]\d+)*|\p{L}+(?:['’]\p{L}+)?/gu)
  const stems = (words ?? []).flatMap((word) => {
    const plain = word.replace(/['’].*$/, '')
    if (EMPTY.has(plain)) return []
    const known = NUMBERS.get(plain) ?? SHORT.get(plain)
    if (known !== undefined) return [known]
    return /^\d/.test(word) || plain.length > 1 ? [stem(/^\d/.test(word) ? word : plain)] : []
  })
  return [...new Set(stems)]
}

function stem(word: string): string {
  if (word.length < 5 || /^\d/.test(word)) return word
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=\p{L}{3})(?:ations?|ingly|ings?|edly|ed|es|ly|s)$/u, '')
    .replace(/e$/, '')
}
