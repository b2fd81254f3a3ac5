import type { LineCheck } from '@chartwright/contract/transcript'
import { remember } from '../remember.ts'
import { checkDoses } from './check-doses.ts'
import { AGE, MEASURES, PRESSURE, type MeasureRow, type Range } from './measures.data.ts'
import { piecesOf, readNumbers, type Piece, type SaidNumber } from './read-numbers.ts'
import { readUnit, type Told } from './read-unit.ts'

/** Words that may stand between what is measured and its number. */
const LINK =
  /^(?:is|was|'s|s|are|were|be|of|at|to|about|around|a|an|the|your|my|his|her|it|it's|that's|today|right|now|still|reads?|reading|measured|measures|comes?|came|in|up|down|running|just|roughly|approximately|with|went|currently|has|had|been|got|i|here|over|under|above|below|only|almost|nearly|than|less|greater|high|as|on|room|air|level|rate|looks|good|great|like|[:,=-])$/
const LONGEST_LINK = 6
const MOST_LINES = 20_000

/** Nothing in most of what is said, and without a number nothing at all. */
const HAS_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/i

/** Numbers of a line or a sentence that nobody or hardly anybody has, by their places in it. */
export const checkNumbers: (text: string) => readonly LineCheck[] = remember(MOST_LINES, check)

function check(text: string): LineCheck[] {
  if (!HAS_NUMBER.test(text)) return []
  const pieces = piecesOf(text)
  const numbers = readNumbers(pieces).map((number): Told => {
    return { ...number, unit: readUnit(pieces, number.end) }
  })
  const found = [
    ...numbers.flatMap((number) => checkMeasure(pieces, number) ?? []),
    ...checkDoses(pieces, numbers),
  ]
  return found.toSorted((a, b) => a.from - b.from)
}

function checkMeasure(pieces: readonly Piece[], number: Told): LineCheck | undefined {
  const { value, second, between, unit } = number
  const isOutOf = between === 'out of'
  const name = nameBefore(pieces, number)
  const mark = (standing: LineCheck['standing'], reason: string): LineCheck => ({
    from: pieces[name?.at ?? number.at]?.from ?? 0,
    to: pieces[unit.end - 1]?.to ?? 0,
    standing,
    reason,
  })
  const ranged = (ranges: Ranges, what: string): LineCheck | undefined => {
    const standing = standingOf(value, ranges)
    if (!standing) return undefined
    const words = standing === 'impossible' ? 'is not possible' : 'is unlikely'
    return mark(standing, `${article(what)} of ${String(value)} ${words}.`)
  }
  if (unit.unit === 'nonsense') {
    const words = pieces.slice(number.end, unit.end).map(({ word }) => word)
    return mark('impossible', `Nothing is measured in ${words.join(' ')}.`)
  }
  if (unit.unit === 'year old') return ranged(AGE, 'age')
  if (isOutOf && second === 10 && value > MOST_OF_TEN)
    return mark('impossible', `It was ${String(value)} out of ten.`)
  if (second !== undefined && !isOutOf) {
    const isPressure = name
      ? name.row === 'pressure'
      : between === 'over' && value >= 60 && second >= 30
    return isPressure ? checkPressure(value, second, mark) : undefined
  }
  if (isOutOf || unit.unit === 'other' || !name) return undefined
  if (name.row === 'pressure') {
    if (isMeasured(unit.unit))
      return mark('impossible', 'That is not the unit of a blood pressure.')
    if (unit.unit !== '') return undefined
    const what = 'blood pressure'
    return Number.isInteger(value) ? ranged(PRESSURE.systolic, what) : mark('unlikely', DECIMAL)
  }
  const { name: what, units } = name.row
  const told = units.filter((row) => isUnit(unit.unit, row.unit))
  if (told.length === 0) {
    return isMeasured(unit.unit)
      ? mark('impossible', `That is not the unit of ${article(what).toLowerCase()}.`)
      : undefined
  }
  const doubts = told.map((row) => ranged(row, what))
  if (doubts.includes(undefined)) return undefined
  return doubts.find((doubt) => doubt?.standing === 'unlikely') ?? doubts[0]
}

/** People do say 'eleven out of ten'. */
const MOST_OF_TEN = 12
const DECIMAL = 'A blood pressure is two whole numbers.'

function checkPressure(
  systolic: number,
  diastolic: number,
  mark: (standing: LineCheck['standing'], reason: string) => LineCheck,
): LineCheck | undefined {
  const both = `A blood pressure of ${String(systolic)} over ${String(diastolic)}`
  const standings = [
    standingOf(systolic, PRESSURE.systolic),
    standingOf(diastolic, PRESSURE.diastolic),
  ]
  if (standings.includes('impossible') || systolic <= diastolic)
    return mark('impossible', `${both} is not possible.`)
  return standings.includes('unlikely') ? mark('unlikely', `${both} is unlikely.`) : undefined
}

interface Named {
  readonly row: MeasureRow | 'pressure'
  readonly at: number
}

/** What the number is of: a name before it with nothing but small words between. */
function nameBefore(pieces: readonly Piece[], { at }: SaidNumber): Named | undefined {
  for (let end = at; end > Math.max(0, at - LONGEST_LINK); end--) {
    const words = pieces.slice(Math.max(0, end - 3), end).map(({ word }) => word)
    const text = words.join(' ')
    for (const row of ['pressure', ...MEASURES] as const) {
      const [called] = (row === 'pressure' ? PRESSURE : row).called.exec(text) ?? []
      if (called !== undefined) return { row, at: end - called.split(' ').length }
    }
    if (!LINK.test(words.at(-1) ?? '')) return undefined
  }
  return undefined
}

interface Ranges {
  readonly possible: Range
  readonly usual: Range
}

function standingOf(value: number, { possible, usual }: Ranges): LineCheck['standing'] | undefined {
  if (!isWithin(value, possible)) return 'impossible'
  return isWithin(value, usual) ? undefined : 'unlikely'
}

function isWithin(value: number, [least, most]: Range): boolean {
  return value >= least && value <= most
}

/** A bare number is in any unit, and a degree in both. */
function isUnit(said: string, of: string): boolean {
  return said === '' || said === of || (said === 'degree' && (of === 'F' || of === 'C'))
}

/** What measures a body; with doses and counts the number is about something else. */
function isMeasured(unit: string): boolean {
  return /^(?:per minute|inch|foot|cm|meter|pound|kg|degree|F|C|%)$/.test(unit)
}

function article(what: string): string {
  return `${/^[aeio]|^INR$/.test(what) ? 'An' : 'A'} ${what}`
}
