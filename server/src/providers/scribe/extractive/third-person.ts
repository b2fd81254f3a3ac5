import { conjugate, isAdverb } from './conjugate.ts'

export interface Pronouns {
  readonly subject: 'he' | 'she' | 'they'
  readonly object: 'him' | 'her' | 'them'
  readonly possessive: 'his' | 'her' | 'their'
}

const OBJECT_BEFORE =
  /^(?:want|wants|wanted|have|like|let|lets|give|gave|giving|see|saw|seeing|start|started|put|refer|referring|referred|get|getting|send|sending|sent|for|to|with|of|on|in|at|about|make|help|helps|helping|tell|told|telling|ask|asked|call|called|calling|keep|prescribe|prescribed|encourage|advise|advised|write|order|schedule|bother|bothers|bothering|hurt|causing|cause|causes|bring|brings|brought|take|need|show|offer|teach|check|examine|expect|from|than|by|between|set|switch|put|place|treat|discharge|admit|and me|thank|gives|giving|makes|making|hurts)$/
const OBJECT_AFTER =
  /^(?:to|in|on|at|for|with|and|or|a|an|the|some|back|up|off|that|about|this|your|my|if|when|as|over|from|through|down|here|today|there|out|any|by|until)$/

const FINITE = /^(?:are|were|have|had|do|did|will|would|can|could|should|may|might|need)$/
/** What the patient does with others, and not what the clinic will do. */
const TOGETHER =
  /\bwe (?!(?:will|can|could|should|need|would|may|might|are going|want|recommend|have (?:you|to)|do)\b)/g

/** Turns one person's 'I' or 'you' into the patient. The other person's words stay. */
export function toThirdPerson(text: string, who: 'i' | 'you', pronouns: Pronouns): string {
  const words = (who === 'i' ? together(text) : text).split(' ')
  const out: string[] = []
  let hasSubject = false
  for (let at = 0; at < words.length; at += 1) {
    const [, word = '', mark = ''] = /^(.*?)([,.;:?!]*)$/.exec(words[at] ?? '') ?? []
    if (word === who && (who === 'i' || isSubject(words, at))) {
      const verbAt = skipAdverbs(words, at + 1)
      const usesThey = hasSubject && pronouns.subject === 'they'
      out.push((hasSubject ? pronouns.subject : 'the patient') + mark)
      if (mark === '') {
        for (let adverb = at + 1; adverb < verbAt; adverb += 1) out.push(words[adverb] ?? '')
        const [, verb = '', end = ''] = /^(.*?)([,.;:?!]*)$/.exec(words[verbAt] ?? '') ?? []
        if (verbAt < words.length)
          out.push((usesThey ? plural(verb) : agree(verb, words, verbAt)) + end)
        at = verbAt
      }
      hasSubject = true
    } else out.push(swap(word, who, pronouns, hasSubject) + mark)
  }
  return out
    .join(' ')
    .replace(/\band (?:he|she) (?=(?:has|had|is|was)\b)/g, 'and ')
    .replace(/\band they (have|had|are|were)\b/g, (_, verb: string) => `and ${conjugate(verb)}`)
}

function together(text: string): string {
  if (!/\bwe\b/.test(text)) return text.replace(/\bour(s?)\b/g, 'their$1')
  const told = text.replace(TOGETHER, 'they ')
  return told === text ? text : told.replace(/\bour(s?)\b/g, 'their$1').replace(/\bus\b/g, 'them')
}

function agree(verb: string, words: readonly string[], at: number): string {
  const before = words[at - 1]
  return before === 'not' || before === 'never'
    ? before === 'never'
      ? conjugate(verb)
      : verb
    : conjugate(verb)
}

function plural(verb: string): string {
  return verb === 'am' ? 'are' : verb === 'was' ? 'were' : verb
}

function skipAdverbs(words: readonly string[], at: number): number {
  let next = at
  while (next < words.length - 1 && isAdverb(words[next] ?? '')) next += 1
  return next
}

function isSubject(words: readonly string[], at: number): boolean {
  const before = (words[at - 1] ?? '').replace(/[,;]$/, '')
  const next = (words[at + 1] ?? '').replace(/[,.;?!]+$/, '')
  if (before === 'like' && FINITE.test(next)) return true
  if (next === '' || OBJECT_AFTER.test(next)) return false
  return !OBJECT_BEFORE.test(before) || /[,;]$/.test(words[at - 1] ?? '')
}

function swap(word: string, who: 'i' | 'you', pronouns: Pronouns, isKnown: boolean): string {
  if (who === 'i') {
    if (word === 'my')
      return isKnown || pronouns.possessive !== 'their' ? pronouns.possessive : "the patient's"
    if (word === 'me') return pronouns.object
    if (word === 'mine') return pronouns.possessive === 'his' ? 'his' : `${pronouns.possessive}s`
    if (word === 'myself')
      return pronouns.subject === 'he'
        ? 'himself'
        : pronouns.subject === 'she'
          ? 'herself'
          : 'themselves'
    return word
  }
  if (word === 'your') return pronouns.possessive === 'their' ? 'the' : pronouns.possessive
  if (word === 'you') return isKnown && pronouns.object !== 'them' ? pronouns.object : 'the patient'
  if (word === 'yours') return "the patient's"
  if (word === 'yourself')
    return pronouns.subject === 'he'
      ? 'himself'
      : pronouns.subject === 'she'
        ? 'herself'
        : 'themselves'
  return word
}
