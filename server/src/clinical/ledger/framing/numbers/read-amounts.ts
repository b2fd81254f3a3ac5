import { findAmounts, findFrequencies } from '../../../find-drugs.ts'
import { normalise } from '../../../normalise.ts'
import { HOW_OFTEN } from '../times/how-often.data.ts'
import { rowsOf, writtenBy } from '../wording/written-by.ts'
import { numberOf } from '../../../spell-numbers.ts'
import { tokensOf } from '../../../tokens.ts'

const RATES: Readonly<Record<string, string>> = {
  '1 a day': 'once daily',
  '2 a day': 'twice daily',
  '3 a day': 'three times daily',
  '4 a day': 'four times daily',
  '1 a week': 'once weekly',
  '2 a week': 'twice weekly',
  'every other day': 'every other day',
}
const UNIT_NAMES: Readonly<Record<string, string>> = {
  unit: 'units',
  tablet: 'tablets',
  capsule: 'capsules',
  puff: 'puffs',
  drop: 'drops',
  spray: 'sprays',
}
const EVERY = /\bevery (\d+|few|other)(?: ?(?:to|or|-) ?(\d+))? (hour|day|week|month)s?\b/
const AS_NEEDED = /\b(?:as needed|when needed|if needed|as required)\b/
/** '2.5 of amlodipine': what is counted is left out. */
const BARE_OF = /(?:^|\s)(\d+(?:\.\d+)?|[a-z]+) of (?:the |your |my )?$/

const HOW_OFTEN_ROWS = rowsOf(HOW_OFTEN)

/** Without one of these there is nothing to read: it saves the reading of most words. */
const AMOUNT =
  /%|percent|mg|mcg|µg|μg|ml|\bg\b|gram|milli|mils?\b|\bm l\b|per cent|unit|\biu\b|tablet|pill|capsule|puff|drop|spray|squirt/i
const PERIOD =
  /da(?:y|ily)|week|hour|night|morning|evening|bedtime|month|needed|required|\b[btq]\.?i\.?d|\bq\d|qhs|qd|prn/i

const DIGIT = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
/** A recogniser's dot between numbers is a point. */
export const DOT = new RegExp(String.raw`\b(\w+) \. (?=(?:${DIGIT}|\d)\b)`, 'gi')
const LEADING_ZERO = new RegExp(String.raw`^\s*(?:zero|oh|0) (?:${DIGIT}|\d)\b`, 'i')
/** 'ten mil' */
const MILS = /\b(?:mils?|m l)\b/gi
/** 'a hundred and twenty' */
const A_HUNDRED = /\ba (hundred|thousand)\b/gi
/** 'point one percent', 'point oh five milligrams' */
const NO_WHOLE = new RegExp(
  String.raw`(?<!\b(?:${DIGIT}|\w+teen|\w+ty|ten|eleven|twelve|hundred|\d+|this|that|some|which|what|any) )\bpoint ((?:(?:${DIGIT}|\d+)\b ?)+)`,
  'gi',
)
/** 'half a milligram', 'a quarter milligram', 'a gram' */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\band )(?<!\band a )\b(?:a )?half(?: an?| of an?)? (?=(?:milli|micro)?(?:gram|litre|liter)s?\b)/gi,
    '0.5 ',
  ],
  [/\b(?:a )?quarter(?: of)?(?: an?)? (?=(?:milli|micro)?grams?\b)/gi, '0.25 '],
  [/\ba (?=(?:milli|micro)?grams?\b)/gi, '1 '],
]
/** 'six and then twelve milligrams' */
const TWO_DOSES =
  /\b\w+,? (?:and )?then (?:up to |to )?[\w.]+(?: \w+)? ?(?:mg|mcg|ml|milligrams?|micrograms?|mils?|units)\b/i
/** 'to forty milligrams from twenty milligrams' */
const DOSE_BEFORE =
  /\bfrom (?:(?:the|your|about) )?(?:[\w.-]+ ){1,3}?(?:mg|mcg|ml|milligrams?|micrograms?|mils?|units?|tablets?|pills?|puffs?)\b/gi
const COUNTED = new Set(['tablet', 'capsule', 'puff', 'drop', 'spray'])
/** Nobody takes more than this at once. */
const MOST_COUNTED = 20

/** '40 mg' out of 'forty milligrams a day'; where a dose is changed, the one that it is changed to. */
export function readDose(words: string, isChanged = false): string | undefined {
  if (!AMOUNT.test(words)) return undefined
  // 'zero five percent' has lost its point.
  if (LEADING_ZERO.test(words)) return undefined
  if (!isChanged && TWO_DOSES.test(words)) return undefined
  const now = isChanged ? words.replace(DOSE_BEFORE, ' ') : words
  const plain = normalise(
    PARTS.reduce((said, [part, by]) => said.replace(part, by), now)
      .replace(DOT, '$1 point ')
      .replace(MILS, 'ml')
      .replace(A_HUNDRED, 'one $1')
      .replace(NO_WHOLE, shareOf),
  )
  const tokens = tokensOf(plain)
  const shares = tokens.flatMap(({ figure = '' }, at) =>
    figure.endsWith('%') ? [{ figure: figure.slice(0, -1), unit: '%', at }] : [],
  )
  const amounts = [...findAmounts(tokens), ...shares]
  const strengths = amounts.filter(({ unit }) => !COUNTED.has(unit))
  const told = strengths.length > 0 ? strengths : amounts
  const amount = isChanged ? told.at(-1) : told[0]
  if (!amount || (COUNTED.has(amount.unit) && Number(amount.figure) > MOST_COUNTED))
    return undefined
  const unit = UNIT_NAMES[amount.unit] ?? amount.unit
  const least = isChanged ? undefined : leastOf(plain, amount.figure)
  if (least !== undefined) return `${least}-${amount.figure} ${unit}`
  return `${amount.figure} ${amount.figure === '1' ? unit.replace(/s$/, '') : unit}`
}

/** 'point four' is 0.4. */
export function withShares(words: string): string {
  return words.replace(NO_WHOLE, shareOf)
}

function shareOf(_: string, digits: string): string {
  const figures = digits.trim().split(' ')
  const share = figures.map((one) => (one === 'oh' ? 0 : (numberOf(one.toLowerCase()) ?? one)))
  return `0.${share.join('')} `
}

/** 'one or two tablets': the first figure of a range. */
function leastOf(plain: string, figure: string): string | undefined {
  const [, least] =
    new RegExp(
      String.raw`(?<!\bfrom )(?<![\d.])(\d+(?:\.\d+)?)(?: ?,? (?:or|to|or maybe|maybe) | ?- ?)${figure.replace('.', String.raw`\.`)} `,
    ).exec(plain) ?? []
  return least !== undefined && Number(least) < Number(figure) ? least : undefined
}

/** The number right before a drug, or before 'of' and the drug. */
export function readBareFigure(before: string): string | undefined {
  const plain = `${normalise(before.replace(DOT, '$1 point '))} `.replace(/\s+$/, ' ')
  const said = BARE_OF.exec(plain)?.[1] ?? ''
  const figure = /^\d/.test(said) ? said : numberOf(said)
  return figure === undefined ? /(?:^|\s)(\d+(?:\.\d+)?) $/.exec(plain)?.[1] : String(figure)
}

/** 'twice daily', 'every 6 hours as needed'. */
export function readFrequency(words: string): string | undefined {
  const plain = normalise(words)
    .replace(RATE_BEFORE, ' ')
    .replace(TIMES_EVERY, '$1 a $2')
    .replace(NEXT_TO, nextTo)
  const often = writtenBy(HOW_OFTEN_ROWS, plain)
  if (!PERIOD.test(words)) return often
  const needed = AS_NEEDED.test(plain) ? 'as needed' : ''
  const every = EVERY.exec(plain)
  // 'Every night' says more than 'once daily'.
  const named = often?.startsWith('every ') === true ? often : undefined
  const times = timesOf(plain)
  const counted = EACH_DAY.test(plain)
    ? 'daily'
    : BEDTIME.test(plain)
      ? 'at bedtime'
      : (rangeOf(plain) ??
        // 'Two or three times a day' is no three times.
        (times !== undefined && BETWEEN.test(plain)
          ? times
          : (RATES[findFrequencies(plain)[0]?.rate ?? ''] ?? times)))
  const rate = daysOf(plain) ?? (every ? everyOf(every) : (named ?? counted ?? severalOf(plain)))
  const most = rate === undefined ? '' : mostOf(plain)
  return [most, rate, needed].filter(Boolean).join(' ') || often
}

/** 'three four times a day', and not 'take two three times a day'. */
const NEXT_TO =
  /(?<!\b(?:take|taking|use|using|do|have|of|tablets?|puffs?),? )\b(\d|two|three|four|five) (\d|three|four|five|six) times\b/

function nextTo(said: string, one: string, other: string): string {
  const [least, most] = [numberOf(one) ?? Number(one), numberOf(other) ?? Number(other)]
  return most === least + 1 ? `${String(least)} to ${String(most)} times` : said
}

/** 'the recommended dose every day' may be several times: nobody has said how often. */
const EACH_DAY =
  /^(?!.*(?:\d|\b(?:once|twice|one|two|times|night|morning|evening|bedtime)\b)).*\b(?:every|each) day\b/
/** And not 'two, four times a day', which is two tablets. */
const BETWEEN = /\b(?!up )[\w.]+ ?(?:to|or|-) ?[\w.]+ times\b/
/** 'two at bedtime' says when, and so how often. */
const BEDTIME =
  /^(?!.*\b(?:once|twice|times|every|each|daily|nightly|morning|day)\b).*\bat bedtime\b/
/** 'three times every week' */
const TIMES_EVERY = /\b(times|twice|once) (?:every|each) (?:single )?(day|week|month|year)\b/g
/** 'from once a day to twice a day' */
const RATE_BEFORE = /\bfrom (?:[\w.]+ ){1,5}?to (?=(?:once|twice|every|[\w.]+ times)\b)/
/** Of how often, and not of the dose that it is increased up to. */
const MOST =
  /\b(?:up to|more than|less than|fewer than|at least|at most|as (?:many|much|often) as)(?= (?:about )?(?:once|twice|every|\w+ (?:times|days|nights|(?:a|per) day)|\d+ ?(?:to|or|-) ?\d+ times)\b)/

/** 'as many as four times a day' is up to four times. */
function mostOf(plain: string): string {
  return (MOST.exec(plain)?.[0] ?? '').replace(/^as .*/, 'up to')
}

const SEVERAL_A_DAY =
  /\b(?:[2-9]|1\d|two|three|four|six|eight) (?:tablet|pill|capsule|puff|drop|spray)s? (?:a|per|each) day\b/

/** 'two tablets a day' may be one twice. */
function severalOf(plain: string): string | undefined {
  return SEVERAL_A_DAY.test(plain) ? 'daily' : undefined
}

const ONE_TO = String.raw`(once|twice|\d+|one|two|three|four|five|six|seven|eight)`
const RATE_RANGE = new RegExp(
  String.raw`\b${ONE_TO}(?: times)?(?: ?(?:to|or|-)(?: maybe)?|(?<=once) ?,? maybe) ?${ONE_TO}(?: times)? (?:an?|per|each) (day|night|week|month|year|hour)\b`,
)

/** 'once or twice a week'; 'two, four times a day' may be two tablets. */
function rangeOf(plain: string): string | undefined {
  const [whole = '', least = '', most = '', unit = ''] = RATE_RANGE.exec(plain) ?? []
  if (!/\b(?:times|twice)\b/.test(whole)) return undefined
  return `${timesIn(least)}-${timesIn(most)} times ${unit === 'hour' ? 'an' : 'a'} ${unit}`
}

function timesIn(said: string): string {
  return said === 'once' ? '1' : said === 'twice' ? '2' : String(numberOf(said) ?? said)
}

const DAYS =
  /\b(\d+)(?: ?(?:to|or|-) ?(\d+))? (days|nights) (?:a|per|each|in the|out of the) week\b/

/** 'three or four days a week' */
function daysOf(plain: string): string | undefined {
  const [, count, most, unit] = DAYS.exec(plain) ?? []
  if (count === undefined || unit === undefined) return undefined
  return `${count}${most === undefined ? '' : `-${most}`} ${unit} a week`
}

const TIMES =
  /\b(\d+|one|two|three|four|five|six)(?: ?(?:to|or|-|,) ?(\d+|two|three|four|five|six|seven))? (times|days|nights|mornings|evenings) (?:a|an|per|each) (day|week|month|hour)\b/

/** 'five times a week', 'three, four nights a week' */
function timesOf(plain: string): string | undefined {
  const [, said, most, which, unit] = TIMES.exec(plain) ?? []
  if (said === undefined || unit === undefined) return undefined
  const count = numberOf(said) ?? said
  return `${count}${most === undefined ? '' : `-${numberOf(most) ?? most}`} ${which} a ${unit}`.replace(
    'a hour',
    'an hour',
  )
}

function everyOf([, count = '', most, unit = '']: RegExpExecArray): string {
  if (count === 'other') return `every other ${unit}`
  if (count === '1') return `every ${unit}`
  return `every ${count}${most === undefined ? '' : `-${most}`} ${unit}s`
}
