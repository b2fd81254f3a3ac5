import type { FactKind } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { ModifierKind } from '../../../reading/reader-layout.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'
import { isSideOfOther } from './side-of-other.ts'

type Lines = readonly { readonly text: string }[]

const FELT = new Set<FactKind>(['symptom', 'complaint', 'history', 'assessment'])
const DOSES = new Set<ModifierKind>(['dose', 'frequency'])
const TIMES = new Set<ModifierKind>(['when', 'onset', 'duration'])

/** Words that were said of another thing than the one that they point at. */
export function isOfOtherThing(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  return (
    isSaidBefore(lines, mention, modifier) ||
    isOfOtherDrug(lines, mention, modifier) ||
    isOtherReason(lines, mention, modifier) ||
    isOfTest(lines, mention, modifier) ||
    isOfOtherKind(mention, modifier) ||
    isDeclinedNext(lines, mention, modifier) ||
    isNumberBefore(lines, mention, modifier) ||
    isSideOfOther(lines, mention, modifier) ||
    isAskedBack(lines, modifier)
  )
}

/** 'It is very severe.' — 'And how is your asthma?': what is said before a thing comes up is of another. */
const SAID_LATER = new Set<ModifierKind>(['relief', 'quality', 'severity'])

function isSaidBefore(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  const isCourse = modifier.kind === 'course' && mention.kind === 'symptom'
  if (!isCourse && !SAID_LATER.has(modifier.kind)) return false
  if (modifier.line < mention.line) return true
  return (
    modifier.kind === 'relief' &&
    modifier.line === mention.line &&
    modifier.to <= mention.from &&
    /[.?!;]/.test(between(lines, mention, modifier))
  )
}

const CONCENTRATION =
  /\b(?:mg|milligrams?|grams?|micrograms?|units?)\s*(?:per|\/)\s*(?:deciliter|dl|liter|l)\b/i
const AMOUNT = /\b(?:mg|milligrams?|mcg|micrograms?|units|tablets?|puffs?)\b/i
const ANOTHER = /\b(?:(?:along|together) with|(?:and|plus|with) (?:also )?some|as well as)\s/i

/** 'enalapril 5 milligrams along with some codeine, 30 milligrams': the second amount is of the second. */
function isOfOtherDrug(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  if (mention.kind !== 'medication') return false
  if (CONCENTRATION.test(modifier.words)) return true
  if (!DOSES.has(modifier.kind) || modifier.line !== mention.line) return false
  const said = between(lines, mention, modifier)
  if (modifier.to <= mention.from) return /[.?!;]\s+(?:\S+\s+){2,}/.test(said)
  const at = said.search(ANOTHER)
  return at >= 0 && AMOUNT.test(said.slice(0, at))
}

/** 'It is because of the heat.' */
const OWN_SENTENCE =
  /^(?:[\s,]*(?:and|but|so|well|it|it['’]s|is|was|that['’]s|this|that|probably|just|maybe|i|think|mostly|mainly|the|pain|they|he|she|doctors?|said|say|told|me)\b)*[\s,]*$/i
const HOW_IT_GOES = /\b(?:better|worse|improv\w+|healing|responding|working)\s*$/i
const OTHER_CAUSE =
  /^\s*(?:,|and|or)\s+(?:(?:some|an?|the|your|my|uncontrolled|poorly controlled)\s+)*$/i

/** Why something else is so: 'All of this is because of the dose', 'not healing because of the sugar'. */
function isOtherReason(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  if (modifier.kind !== 'reason' || !FELT.has(mention.kind)) return false
  const { before } = sentenceAround(lines[modifier.line]?.text ?? '', modifier)
  if (HOW_IT_GOES.test(before)) return true
  if (modifier.line !== mention.line) return false
  const said = between(lines, mention, modifier)
  // 'caused by the salt and the stress': the second is no result of the first.
  if (modifier.to <= mention.from) return OTHER_CAUSE.test(said)
  return /[.?!;]/.test(said) && !OWN_SENTENCE.test(before)
}

const TESTED =
  /\b(?:had|did|got|have|has|underwent|seen|saw|went)\b.*\b(?:ct|mri|scan|x-?rays?|ultrasound|echo|colonoscopy|endoscopy|ekg|ecg|surgery|operation|visit|emergency|biopsy|labs?|blood ?work|tests?)\b[^.]*$/i

/** 'He is here for back pain. He had a scan on the third of May.': when the scan was. */
function isOfTest(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  if (!FELT.has(mention.kind) || mention.kind === 'history' || !TIMES.has(modifier.kind))
    return false
  if (modifier.line !== mention.line || modifier.from < mention.to) return false
  const { before } = sentenceAround(lines[modifier.line]?.text ?? '', modifier)
  return /[.?!;]/.test(between(lines, mention, modifier)) && TESTED.test(before)
}

const SMOKED = /\b(?:packs?|cigarettes?|cigars?|beers?|drinks?)\b/i
const PERSON = /^(?:my |his |her |your )?(?:parents|family|siblings)$/i
const MORE_THAN =
  /^(?:more|worse|greater|less)(?: so)? than (?:the |my |her |his )?(?:left|right|other)(?: side)?$/i

const HURTS = /\bstill (?:hurts?|sore|painful|bad|there)\b|^(?:it )?hurts?\b/i

/** A drug is not smoked, and a person is no detail. */
function isOfOtherKind({ kind }: Mention, modifier: Modifier): boolean {
  // 'It still hurts even with ibuprofen' is no relief.
  if (modifier.kind === 'relief' && FELT.has(kind)) return HURTS.test(modifier.words)
  if (modifier.kind !== 'detail') return false
  const words = modifier.words.trim()
  if (PERSON.test(words) || MORE_THAN.test(words)) return true
  return kind === 'medication' && SMOKED.test(words)
}

/** 'You had radiation but declined the tablets': the radiation was had. */
function isDeclinedNext(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  if (modifier.kind !== 'detail' || !/^(?:declin|refus|turned down)/i.test(modifier.words))
    return false
  if (modifier.line !== mention.line || modifier.from < mention.to) return false
  return /\b(?:but|and|or)\b/i.test(between(lines, mention, modifier))
}

const NUMBERED = new Set<FactKind>(['measurement', 'result', 'finding'])

/** 'an ejection fraction of 55 percent abnormal filling': the number is of what it was said 'of'. */
function isNumberBefore(lines: Lines, mention: Mention, modifier: Modifier): boolean {
  if (modifier.kind !== 'value' || !NUMBERED.has(mention.kind)) return false
  if (modifier.line !== mention.line || modifier.to > mention.from) return false
  const before = lines[modifier.line]?.text.slice(0, modifier.from) ?? ''
  return (
    /\w\s+(?:of|was|is|at)\s+(?:about |around )?$/i.test(before) &&
    !/[.;]/.test(between(lines, mention, modifier)) &&
    !/\b(?:for|on|in)\b/i.test(between(lines, mention, modifier))
  )
}

/** 'Is it regular?' — 'Regular? Yes, but it hurts.': what is asked back is of what was asked. */
function isAskedBack(lines: Lines, modifier: Modifier): boolean {
  if (modifier.kind === 'answer') return false
  const text = lines[modifier.line]?.text ?? ''
  const asked = lines[modifier.line - 1]?.text.toLowerCase() ?? ''
  const { before } = sentenceAround(text, modifier)
  const isAlone = before.trim() === '' && /^\s*\?/.test(text.slice(modifier.to))
  return isAlone && asked.includes(modifier.words.toLowerCase().slice(0, -2))
}

function between(lines: Lines, mention: Mention, modifier: Modifier): string {
  const [first, second] = mention.from <= modifier.from ? [mention, modifier] : [modifier, mention]
  return lines[mention.line]?.text.slice(first.to, second.from) ?? ''
}
