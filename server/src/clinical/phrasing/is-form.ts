const LEAST_STEM = 4
/** Of words with one stem; a doubled letter stands before some. */
const ENDINGS =
  /^(?:s|es|d|ed|ing|e|y|er|ly|ness|ies|ied|ier|iness|ion|ions|ation|ations|ic|al|ally|ity|ous|ment|ful|[bdgklmnprt](?:ed|ing|er)|'s|s')?$/

/** Verbs whose past is no ending. */
const IRREGULAR: readonly (readonly string[])[] = [
  ['fall', 'falls', 'fell', 'fallen', 'falling'],
  ['feel', 'feels', 'felt', 'feeling'],
  ['break', 'breaks', 'broke', 'broken', 'breaking'],
  ['tear', 'tears', 'tore', 'torn', 'tearing'],
  ['swell', 'swells', 'swelling', 'swollen'],
  ['bleed', 'bleeds', 'bled', 'bleeding'],
  ['sleep', 'sleeps', 'slept', 'sleeping'],
  ['bite', 'bites', 'bit', 'bitten'],
  ['sting', 'stings', 'stung', 'stinging'],
  ['lose', 'loses', 'lost', 'losing', 'loss'],
  ['have', 'has', 'had', 'having'],
  ['go', 'goes', 'went', 'gone', 'going'],
  ['take', 'takes', 'took', 'taken', 'taking'],
  ['see', 'sees', 'saw', 'seen', 'seeing'],
  ['eat', 'eats', 'ate', 'eaten', 'eating'],
  ['drink', 'drinks', 'drank', 'drunk', 'drinking'],
]

/** 'walking' is a form of 'walk', 'his' none of 'history' and prednisolone none of prednisone. */
export function isForm(word: string, said: string): boolean {
  if (IRREGULAR.some((forms) => forms.includes(word) && forms.includes(said))) return true
  const stem = stemOf(word, said)
  if (stem < LEAST_STEM) return hasEnding(word, said) || hasEnding(said, word)
  return ENDINGS.test(word.slice(stem)) && ENDINGS.test(said.slice(stem))
}

/** How many letters both begin with. */
function stemOf(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function hasEnding(root: string, word: string): boolean {
  return root.length > 1 && word.startsWith(root) && ENDINGS.test(word.slice(root.length))
}
