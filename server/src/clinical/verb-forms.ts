const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/
const PAST: Readonly<Record<string, string>> = {
  bend: 'bent',
  come: 'came',
  do: 'did',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  fall: 'fell',
  feel: 'felt',
  get: 'got',
  go: 'went',
  keep: 'kept',
  ride: 'rode',
  run: 'ran',
  see: 'saw',
  sit: 'sat',
  sleep: 'slept',
  stand: 'stood',
  strike: 'struck',
  swim: 'swam',
  take: 'took',
  wake: 'woke',
  wear: 'wore',
}

/** 'walk' is 'walking'. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ing') && verb.length > 5) return verb
  if (/^(?:urine|wee|pee)$/.test(verb)) return 'urinating'
  // Of what is over: 'moved' is 'moving', 'stopped' 'stopping'.
  if (/[^e]ed$/.test(verb) && verb.length > 4) return `${verb.slice(0, -2)}ing`
  if (/^(?:lie|die)$/.test(verb)) return `${verb.slice(0, 1)}ying`
  if (/(?:[^aeiou]e|ue)$/.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`
  return DOUBLED.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

/** 'swallows' and 'swallowed' are 'swallow', 'went' is 'go'. */
export function baseOf(verb: string): string {
  const irregular = Object.entries(PAST).find(([, past]) => past === verb)?.[0]
  if (irregular !== undefined) return irregular
  if (verb.length <= 3 || /(?:ss|us|is|eed)$/.test(verb)) return verb
  if (/ies$|ied$/.test(verb)) return verb.replace(/ie[sd]$/, 'y')
  if (/(?:sh|ch|x|z|o)es$/.test(verb)) return verb.slice(0, -2)
  if (verb.endsWith('s')) return verb.slice(0, -1)
  return verb
}

/** 'decreasing' is 'decrease', as far as it is one of the verbs. */
export function verbOf(gerund: string, verbs: ReadonlySet<string>): string | undefined {
  if (!gerund.endsWith('ing')) return undefined
  const stem = gerund.slice(0, -3)
  const candidates = [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/y$/, 'ie')]
  return candidates.find((verb) => verbs.has(verb) && gerundOf(verb) === gerund)
}

/** 'study' is 'studies'. */
export function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** 'play' is 'played', 'swim' 'swam'. */
export function pastOf(verb: string): string {
  const irregular = PAST[verb]
  if (irregular !== undefined) return irregular
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  if (verb.endsWith('e')) return `${verb}d`
  return DOUBLED.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`
}
