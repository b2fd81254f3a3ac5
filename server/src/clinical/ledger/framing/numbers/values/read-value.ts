import type { FactContent } from '@chartwright/contract/facts'
import { normalise } from '../../../../normalise.ts'
import { withoutOtherNumbers, withoutUsual } from './no-value.ts'
import { spokenFigures } from '../spoken-figures.ts'
import { DOT } from '../read-amounts.ts'
import { numberOf } from '../../../../spell-numbers.ts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'

/** 'six months ago' is no value. */
const NUMBER =
  /\b(?:(less than|lower than|below|under|greater than|more than|higher than|above|(?<!\d )over) (?:about |around )?)?(\d+(?:\.\d+)?(?: ?(?:\/|over|to|or|-|by|x) ?\d+(?:\.\d+)?)*)(?!\d|\.\d)(?!\s*(?:days?|weeks?|months?|years?)\b)\+?/
/** 'in the sixties' */
const TENS = /\b(one |1 )?(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/
const TEN_FIGURES: Readonly<Record<string, string>> = {
  twent: '20s',
  thirt: '30s',
  fort: '40s',
  fift: '50s',
  sixt: '60s',
  sevent: '70s',
  eight: '80s',
  ninet: '90s',
}
/** What is measured in its own words: 'a stone measuring 0.5 cm', 'strength is 5/5'. */
const SIZED = /\d (?:cm|mm)\b|\d%|\b[0-5]\/5\b/
/** 'thickness | 0.7 millimeters' */
const OF_SIZE = /\b(?:thickness|depth|diameter|size|length|width)\s*$/i
const SIZE_BEHIND =
  /^\s*(?:is |was |of |at )?(?:\S+ ){1,4}(?:cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?)\b/i
/** A number that its words break off goes on behind them: '115' of '115 over 75'. */
const GOES_ON =
  /^\s*(?:over|point|\.|\/|to|-)\s*(?:\d+|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:%|percent)/, '%'],
  [/^\s*(?:mm ?hg|millimet(?:er|re)s of mercury)/, 'mmHg'],
  [/^\s*(?:beats(?: per minute)?|bpm)/, 'bpm'],
  [/^\s*(?:pounds?|lbs?)\b/, 'lb'],
  [/^\s*(?:kilos?|kilograms?|k ?g)\b/, 'kg'],
  [/^\s*degrees?(?: fahrenheit)?\b/, '°'],
  [/^\s*(?:centimet(?:er|re)s?|c ?m)\b/, 'cm'],
  [/^\s*(?:millimet(?:er|re)s?|mm)\b/, 'mm'],
]

function isUnit(words: string): boolean {
  return UNITS.some(([pattern]) => pattern.test(words.toLowerCase()))
}

/** The figure of 'GAD-7' and of 'b twelve' is no score. */
const NUMBERED =
  /\b(?:(?:p ?h ?q|gad|ca)[- ]?(?:\d+|two|seven|nine)|(?:hb)?a(?:1| one )c|b ?(?:12|6|twelve|six)|t ?(?:[34]|three|four)|d(?:3| three)|c?o2)(?=(?:'s)?[\s,]+\S)/gi
/** 'came down from 890 to 310' is 310 now; 'they range from 26 to 30' are both. */
const CHANGED =
  /(?<!\b(?:rang(?:e|es|ed|ing)|anywhere|var(?:y|ies|ied|ying)|runs?|running|goes) )\bfrom (?:about |around )?\d+(?:\.\d+)? (?:up |down )?to (?=\d)(?!\d+\/10\b)/
/** 'thirty eight five' is how a temperature is told. */
const SPOKEN_TEMPERATURE =
  /(?<=^|\b(?:temperature|temp)(?: (?:is|was|of|at))? )(3[4-9]|4[0-2]) (\d)$/

/** '118, 124, 131': no one of them is the value. */
const SEVERAL = /\b\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?){2,}\b/
/** 'an eight, no, a nine' is nine. */
const TAKEN_BACK =
  /\b\d+(?:\.\d+)?(?:\/\d+)?,? (?:no|sorry|i'm sorry|i mean|actually|or rather)[ ,]+(?:(?:it's|it|is|an?|i'm sorry) )*(?=\d)/g
/** 'five feet six inches' */
const FEET = /\b(\d) (?:feet|foot|ft)\b,?(?: ?(?:and )?(\d{1,2})(?! (?:pounds|lbs?))\b)?/
/** 'seven pounds three ounces' */
const OUNCES = /\b(\d{1,2}) (?:pounds?|lbs?),? (?:and )?(\d{1,2}|[a-z]+) (?:ounces?|oz)\b/
/** 'eleven stone four' */
const STONE = /\b(\d{1,2}) (?:stone|st)\b(?: (?:and )?(\d{1,2}|[a-z]+)\b)?/
/** What may hold a number besides the value itself. */
const FURTHER = new Set<Modifier['kind']>(['severity', 'detail', 'quality', 'dose'])

/** 'my pain is a three' */
const SMALL =
  /(?:\b(?:is|was|a|an|about|like|of)|'s)\s+(zero|one|two|three|four|five|six|seven|eight|nine|ten)(?=\s*(?:$|[,.;]|today\b|now\b))/i
/** 'minus two point six' */
const MINUS = /(?<!\bor )\bminus $/
/** 'one fifty, one sixty' of what goes up and down. */
const TWO = /^(\d{2,3}),? (\d{2,3})$/

const LEAD = String.raw`(?:(?:about|around|like|maybe|an?|probably|at|it|is|it's|i|i'd|would|say|to|up|just|of) )*`
/** 'about an eight', 'a six or a seven' */
const ONE_NUMBER = new RegExp(`^${LEAD}([a-z]+)(?:,? (?:(?:or|to|through) )?${LEAD}([a-z]+))?$`)

interface Around {
  readonly words: string
  readonly near: string
  readonly nearBefore: string
}

/** Words and what stands around them, without the numbers that are not what was measured. */
function clean({ words, near, nearBefore }: Around): Around {
  const plain = withoutUsual(withoutOtherNumbers(`${nearBefore}${words}${near}`))
  const [from, to] = [nearBefore.length, nearBefore.length + words.length]
  return { words: plain.slice(from, to), near: plain.slice(to), nearBefore: plain.slice(0, from) }
}

/** A number with its unit, out of the words of a measurement or beside it. */
export function readValue(
  { kind, words: own }: Pick<Mention, 'kind' | 'words'>,
  modifiers: readonly Modifier[],
  after: string,
  before: string,
): Pick<FactContent['attributes'], 'value' | 'unit'> {
  const isMeasured = kind === 'measurement'
  const told = modifiers
    .filter((modifier) => modifier.kind === 'value')
    .map(({ words }) => (isMeasured ? withoutOtherNumbers(words) : words))
    .filter((words) => words.trim() !== '')
  const around = { words: own, near: after, nearBefore: before }
  const { words, near, nearBefore } = isMeasured ? clean(around) : around
  const texts = [...told]
  // A number in its own words is its own.
  const hasNumber = isMeasured && /\d/.test(normalise(unnumbered(words, own)))
  const small = isMeasured ? smallOf(unnumbered(words, own)) : undefined
  const figure = small === undefined ? undefined : numberOf(small.toLowerCase())
  if (figure !== undefined && !GOES_ON.test(near)) return { value: String(figure) }
  if (hasNumber) texts.unshift(GOES_ON.test(near) || isUnit(near) ? `${words}${near}` : words)
  if (kind !== 'measurement' && SIZED.test(normalise(words))) texts.push(words)
  if (kind === 'result' && OF_SIZE.test(words) && SIZE_BEHIND.test(near)) texts.push(near)
  if (kind === 'measurement') {
    const further = modifiers.filter((modifier) => FURTHER.has(modifier.kind))
    texts.push(words, ...further.map((modifier) => modifier.words), near, nearBefore)
  }
  for (const [at, text] of texts.entries()) {
    const plain = normalise(
      unnumbered(text, own)
        .replace(/ through (?=\S)/gi, ' to ')
        .replace(DOT, '$1 point '),
    )
      .trim()
      .replace(CHANGED, '')
      .replace(TAKEN_BACK, '')
      .replace(SPOKEN_TEMPERATURE, '$1.$2')
    const several = kind === 'measurement' ? SEVERAL.exec(plain)?.[0] : undefined
    if (several !== undefined) return { value: several }
    const [, low, high] = (isMeasured && TWO.exec(plain.replace(LEAD_IN, ''))) || []
    if (isRange(Number(low), Number(high))) return { value: `${low ?? ''}-${high ?? ''}` }
    const [, feet, inches] = (kind === 'measurement' && FEET.exec(plain)) || []
    if (feet !== undefined)
      return { value: inches === undefined ? `${feet} ft` : `${feet} ft ${inches} in` }
    const [, whole, ounces = ''] = (isMeasured && OUNCES.exec(plain)) || []
    const ounce = /^\d/.test(ounces) ? ounces : numberOf(ounces)
    if (whole !== undefined && ounce !== undefined) return { value: `${whole} lb ${ounce} oz` }
    const [, stone, pounds = ''] = (isMeasured && STONE.exec(plain)) || []
    const rest = /^\d/.test(pounds) ? pounds : numberOf(pounds)
    if (stone !== undefined)
      return { value: rest === undefined ? `${stone} st` : `${stone} st ${rest} lb` }
    const found = NUMBER.exec(plain)
    if (!found) {
      const answered = kind === 'measurement' && at < told.length ? answeredBy(plain) : undefined
      if (answered !== undefined) return { value: answered }
      const [, hundred, tens = ''] = TENS.exec(plain) ?? []
      const figures = TEN_FIGURES[tens]
      if (figures !== undefined) return { value: `${hundred === undefined ? '' : '1'}${figures}` }
      continue
    }
    const [, compared, figures = ''] = found
    const isMinus = MINUS.test(plain.slice(0, found.index))
    const behind = plain.slice(found.index + found[0].length)
    const most = isMeasured ? MOST.exec(behind)?.[1] : undefined
    const bare = most === undefined ? (isMinus ? '-' : '') : LESS.test(most) ? '≤' : '≥'
    const sign = compared === undefined ? bare : LESS.test(compared) ? '<' : '>'
    const value = `${sign}${figures
      .replace(/ ?over ?/, '/')
      .replace(/ (?:to|or) /g, '-')
      .replace(/ by /g, ' x ')}`
    if (isMeasured && figures.includes('/') && UNDIVIDED.test(words)) continue
    const unit = UNITS.find(([pattern]) => pattern.test(behind))?.[1]
    return unit === undefined ? { value } : { value, unit }
  }
  const [said] = told
  return said === undefined ? {} : { value: said.trim().toLowerCase() }
}

/** Numbers to be read, without those that are part of a name. */
function unnumbered(text: string, measured: string): string {
  return spokenFigures(text.replace(NUMBERED, ' '), measured)
}

/** 'the ratio is six, it was ninety' */
function smallOf(words: string): string | undefined {
  const now = words.split(/\b(?:it|that) was\b/i, 1)[0] ?? ''
  return /\d/.test(normalise(now)) ? undefined : SMALL.exec(now)?.[1]
}

const LEAD_IN = /^(?:(?:about|around|like|between|they|are|it|is|been|was|were|running)[ ,]+)+/

function isRange(low: number, high: number): boolean {
  return low < high && high <= low * 1.2
}

/** '138 over 84' is none of these. */
const UNDIVIDED = /\b(?:weigh\w*|pulse|heart rate|temp(?:erature)?|oxygen|sats?)\b/i
/** '135 or under' */
const MOST =
  /^(?: ?(?:%|percent|pounds?|degrees?))?,? or (?:even )?(less|lower|under|below|more|higher|over|above)\b(?! \d)/
const LESS = /^(?:less|lower|below|under)/

/** The number, or the two, that an answer consists of. */
function answeredBy(plain: string): string | undefined {
  const [, one = '', other] = ONE_NUMBER.exec(plain) ?? []
  const first = numberOf(one)
  if (first === undefined || other === undefined)
    return first === undefined ? undefined : `${first}`
  const second = numberOf(other)
  return second === undefined ? undefined : `${first}-${second}`
}
