/**
 * How a word sounds, roughly: a letter for each sound. Vowels are a (as in 'pan', 'pot', 'but'), e
 * ('pen', 'pain'), i ('pin', 'pea') and u ('pull', 'pool', 'pole'); C is 'ch', J as in 'jam', S 'sh', T 'th'.
 */
export function soundOf(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z ]+/g, '')
    .split(' ')
    .map(soundOfWord)
    .join('')
    .replace(/(.)\1+/g, '$1')
}

/** Applied in this order, each to all of the word. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^x/, 'z'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/mb$/, 'm'],
  [/ough$/, 'u'],
  [/igh/, 'i'],
  [/(?<=[aeiou])gh(?=t|$)/, ''],
  [/tch|ch/g, 'C'],
  [/(?<=[aeiou]r?l?)(?:ci|ti|si)(?=(?:on|an|al|ous|ent)s?$)/, 'S'],
  [/sh/g, 'S'],
  [/ph|gh/g, 'f'],
  [/th/g, 'T'],
  [/sch/g, 'sk'],
  [/dge|dg|(?<!^)g(?=[eiy](?!t|v))/g, 'J'],
  [/j/g, 'J'],
  [/c(?=[eiy])/g, 's'],
  [/ck|cc|c|qu|q/g, 'k'],
  [/x/g, 'ks'],
  [/wh/g, 'w'],
  [/h/g, ''],
  [/(?<=[aeiouy])s(?=e?$|[aeiouy])/g, 'z'],
  [/(?<=[^aeiouy][aeiouy]?.)e$|(?<=[aeiouy][^aeiouy])e(?=s?$)/g, ''],
  [/ay|ai|ei|ey/g, 'e'],
  [/ee|ea|ie|y(?![aeiou])/g, 'i'],
  [/oo|ou|ow|oa|oe|eu|ew|ue|o(?=[^aeiouy]e$)/g, 'u'],
  [/au|aw|o/g, 'a'],
]

function soundOfWord(word: string): string {
  let sound = word
  for (const [pattern, by] of RULES) sound = sound.replace(pattern, by)
  return sound.replace(/(.)\1+/g, '$1')
}
