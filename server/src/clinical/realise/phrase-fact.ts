import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { LINKED } from './attribute-words.data.ts'
import {
  causeWords,
  conditionWords,
  durationWords,
  frequencyBefore,
  onsetBefore,
  onsetWords,
  severityBefore,
  triggerWords,
  whenWords,
} from './say-attributes.ts'
import { wordsOf } from './sentence.ts'

/** A thing with all that is known of it, as one phrase: 'severe left knee pain for 3 weeks'. */
export function phraseOf(fact: FactContent, without: readonly FactAttribute[] = []): string {
  const attributes = Object.fromEntries(
    Object.entries(fact.attributes).filter(([name]) => !without.includes(name as FactAttribute)),
  )
  const told = { ...fact, attributes }
  return [`${beforeName(told)}${placedName(told)}`, ...behindName(told)]
    .filter((part) => part !== '')
    .reduce(
      (done, part) =>
        part.startsWith(',') || part.startsWith(';') ? `${done}${part}` : `${done} ${part}`,
      '',
    )
    .trim()
}

function beforeName({ concept, attributes }: FactContent): string {
  const { severity, quality, frequency, onset } = attributes
  const parts = [
    onset && onsetBefore(onset),
    attributes.duration && /^(?:long-?standing|chronic|lifelong)$/.test(attributes.duration)
      ? attributes.duration
      : '',
    frequency && frequencyBefore(frequency),
    severity && severityBefore(severity),
    quality && isAdjective(quality) ? quality : '',
  ]
  return parts
    .filter((part): part is string => Boolean(part) && !hasWord(concept, part ?? ''))
    .map((part) => `${part} `)
    .join('')
}

/** One or two words that describe: 'throbbing', 'sharp and stabbing'. */
function isAdjective(quality: string): boolean {
  return wordsOf(quality).length <= 3 && /^[\w-]+(?:(?:,| and|, and) [\w-]+)?$/.test(quality)
}

const SIDES = /\b(?:left|right|bilateral|both)\b/

/** The name with its side and its place. */
function placedName({ kind, concept, attributes: { side, site } }: FactContent): string {
  const sideWord = side === undefined || hasWord(concept, side) ? '' : side
  if (site === undefined || isWithin(site, concept)) return beside(sideWord, concept)
  if (SIDES.test(site) || sideWord === '') return `${concept} ${placeWords(kind, site)}`
  if (
    LINKED.test(site) ||
    /\b(?:medial|lateral|distal|proximal|anterior|posterior)\b/.test(site) ||
    !isSide(sideWord)
  )
    return `${beside(sideWord, concept)} ${placeWords(kind, site)}`
  if (sideWord === 'bilateral') return `${concept} ${placeWords(kind, `both ${plural(site)}`)}`
  return `${concept} ${placeWords(kind, `${sideWord} ${site}`)}`
}

function isSide(side: string): boolean {
  return /^(?:left|right|bilateral)$/.test(side)
}

function beside(side: string, concept: string): string {
  if (side === '') return concept
  return isSide(side) ? `${side} ${concept}` : `${concept}, ${side}`
}

function plural(site: string): string {
  if (/\bfoot$/.test(site)) return site.replace(/foot$/, 'feet')
  return /(?:s|feet|teeth|\d)$/.test(site) ? site : `${site}s`
}

const ADJECTIVE_PLACE =
  /^(?:[\w-]*(?:al|ar|ic|ior|oid|ous|ized|wide|ary)|lower|upper|right|left|bilateral|diffuse|central|midline)$/
const ON_SURFACE =
  /\b(?:rash|lesion|spot|mole|hives|bump|plaque|scar|bruis|laceration|wound|ulcer|blister|redness|cut|burn)/

function placeWords(kind: FactContent['kind'], site: string): string {
  if (LINKED.test(site)) return site
  if (/^(?:right|left)[- ](?:hand )?side$/.test(site))
    return `on the ${site.replace(/[- ](?:hand )?side/, ' side')}`
  if (ADJECTIVE_PLACE.test(site)) return `, ${site}`
  if (/^[CTLS]\d/.test(site) || /\bbases?$/.test(site))
    return `at ${/^[CTLS]\d/.test(site) ? '' : 'the '}${site}`.replace('the the', 'the')
  const article = /^(?:the|both|all|each|either|bilateral|various|multiple|several|[A-Z])/.test(
    site,
  )
    ? ''
    : 'the '
  const link = ON_SURFACE.test(site)
    ? 'on'
    : kind === 'finding' || kind === 'result' || kind === 'assessment' || kind === 'history'
      ? 'of'
      : 'in'
  return `${link} ${article}${site}`
}

function behindName(fact: FactContent): string[] {
  const { attributes: a, kind } = fact
  const number =
    a.value === undefined ? '' : `${a.value}${a.unit === undefined ? '' : unitWords(a.unit)}`
  return [
    number,
    a.amount === undefined
      ? ''
      : /loss|gain/.test(fact.concept)
        ? `of ${a.amount}`
        : `, ${a.amount}`,
    a.quality && !isAdjective(a.quality) ? `, ${a.quality}` : '',
    a.severity && severityBefore(a.severity) === undefined ? `, ${a.severity}` : '',
    a.dose ?? '',
    a.route ?? '',
    a.frequency && frequencyBefore(a.frequency) === undefined ? commaUnlessLinked(a.frequency) : '',
    a.duration && !/^(?:long-?standing|chronic|lifelong)$/.test(a.duration)
      ? durationWords(a.duration)
      : '',
    onsetWords(a),
    a.when === undefined || a.when === a.onset ? '' : whenWords(a.when),
    a.trigger === undefined ? '' : triggerWords(a.trigger),
    a.reason === undefined
      ? ''
      : kind === 'history' || kind === 'complaint'
        ? forWords(a.reason)
        : causeWords(a.reason),
    a.course === undefined ? '' : `, ${a.course}`,
    a.relief === undefined ? '' : reliefWords(a.relief),
    a.condition === undefined ? '' : conditionWords(a.condition),
    a.detail === undefined ? '' : detailWords(fact.concept, a.detail),
  ].map((part) => part ?? '')
}

function forWords(reason: string): string {
  return LINKED.test(reason) ? reason : `for ${reason}`
}

function unitWords(unit: string): string {
  return unit.startsWith('/') ? unit : ` ${unit}`
}

function commaUnlessLinked(words: string): string {
  return LINKED.test(words) ? words : `, ${words}`
}

/** What helps: a thing relieves, a judgement is told as it is. */
export function reliefWords(relief: string): string {
  if (/^(?:none|no relief|nothing|no|without relief)$/.test(relief)) return ', no relief'
  if (
    /\b(?:help(?:s|ed|ful)?|takes|relief|better|worse|works?|worked|eas(?:es|ed)|some|improve[sd]?|edge|effective|none)\b|^(?:temporary|partial|not)\b/.test(
      relief,
    )
  )
    return `, ${relief}`
  return LINKED.test(relief) ? `, relieved ${relief}` : `, relieved by ${relief}`
}

/** Not what the name says already. */
export function detailWords(concept: string, detail: string): string {
  if (isWithin(detail, concept)) return ''
  return detail.includes(',') || wordsOf(detail).length > 7 ? `; ${detail}` : `, ${detail}`
}

export function hasWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

/** Every word that matters of the one stands in the other. */
export function isWithin(words: string, text: string): boolean {
  const stem = (word: string) =>
    word
      .toLowerCase()
      .replace(/(?:es|s|al|ar|ed|ing)$/, '')
      .slice(0, 5)
  const known = new Set(text.split(/[^\p{L}\p{N}]+/u).map(stem))
  const own = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:the|a|an|of|in|on)$/.test(word))
  return own.length > 0 && own.every((word) => known.has(stem(word)))
}
