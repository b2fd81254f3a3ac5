const UNITS = new Map(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    'sixteen seventeen eighteen nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const COUNTED =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|times|packs?|tablets?|pills?|mg|mcg|ml|g|cm|mm|kg|lbs?|pounds?|milligrams?|micrograms?|grams?|milliliters?|centimeters?|millimeters?|percent|%|degrees?|drinks?|beers?|glasses|cups?|puffs?|doses?|units?|inches|feet|foot|plus|point|over|by|out|x|or|to|and|liters?|refills?|steps|episodes|times\/day)$/

const AFTER = /^(?:above|below|over|under|than|about|around|a1c|was|age|every|stage|grade|type)$/

/** Numbers in words become figures where they count something: 'five hundred milligrams' is '500 milligrams'. */
export function spellNumbers(words: readonly string[]): string[] {
  const spelt: string[] = []
  for (let at = 0; at < words.length;) {
    const number = readNumber(words, at)
    const next = words[at + (number?.length ?? 0)] ?? ''
    if (number && isCount(number, next, words, at, spelt)) {
      spelt.push(number.text)
      at += number.length
    } else {
      spelt.push(words[at] ?? '')
      at += 1
    }
  }
  return spelt
}

interface SpokenNumber {
  text: string
  length: number
}

function isCount(
  number: SpokenNumber,
  next: string,
  words: readonly string[],
  at: number,
  before: readonly string[],
) {
  if (number.length > 1 || Number(number.text) >= 10) return true
  if (AFTER.test(words[at - 1] ?? '')) return number.text !== '1'
  if (/^(?:or|to|and|by|over|out|point)$/.test(next))
    return readNumber(words, at + 2) !== undefined || /^(?:of)$/.test(words[at + 2] ?? '')
  return COUNTED.test(next) || before.slice(-3).some((word) => /^[\d.]+$/.test(word))
}

/** A number in words that begins at a place; without one undefined. */
export function readNumber(words: readonly string[], at: number): SpokenNumber | undefined {
  const whole = readWhole(words, at)
  if (!whole) return undefined
  const after = at + whole.length
  if (words[after] === 'point') {
    const digits = readDigits(words, after + 1)
    if (digits)
      return { text: `${whole.text}.${digits.text}`, length: whole.length + 1 + digits.length }
  }
  return whole
}

function readDigits(words: readonly string[], at: number): SpokenNumber | undefined {
  let text = ''
  let length = 0
  for (
    let digit = digitOf(words[at]);
    digit !== undefined && digit < 20;
    digit = digitOf(words[at + length])
  ) {
    text += String(digit)
    length += 1
  }
  return length > 0 ? { text, length } : undefined
}

/** 'one twenty seven' is 127, 'one oh four' 104 and 'twenty eighteen' 2018, as people say pressures and years. */
function readWhole(words: readonly string[], at: number): SpokenNumber | undefined {
  const first = readBelowHundred(words, at) ?? bareThousand(words, at)
  if (!first) return undefined
  let value = first.value
  let length = first.length
  const next = words[at + length]
  if (next === 'hundred') {
    value *= 100
    length += 1
    const skip = words[at + length] === 'and' ? 1 : 0
    const rest = ownOf(readBelowHundred(words, at + length + skip), words, at + length + skip)
    if (rest) {
      value += rest.value
      length += skip + rest.length
    }
  } else if (value > 0 && value < 10) {
    const skip = next === 'oh' ? 1 : 0
    const rest = ownOf(readBelowHundred(words, at + length + skip), words, at + length + skip)
    if (rest && rest.value >= 10 === (skip === 0) && rest.value > 0) {
      value = value * 100 + rest.value
      length += skip + rest.length
    }
  } else if (value === 19 || value === 20) {
    const rest = readBelowHundred(words, at + length)
    if (rest && rest.value >= 10) {
      value = value * 100 + rest.value
      length += rest.length
    }
  }
  if (words[at + length] === 'thousand') {
    value *= 1000
    length += 1
  }
  return { text: String(value), length }
}

/** 'forty three times a day' is forty, three times. */
function isRate(words: readonly string[], at: number): boolean {
  return words[at] === 'times' && /^(?:a|per|each|every|daily)$/.test(words[at + 1] ?? '')
}

const TAKEN = /^(?:times|tablets?|pills?|capsules?|puffs?)$/

/** 'six hundred three times a day', 'six fifty two tablets': the last figure counts what follows it. */
function ownOf(
  rest: ReturnType<typeof readBelowHundred>,
  words: readonly string[],
  at: number,
): ReturnType<typeof readBelowHundred> {
  if (!rest || !TAKEN.test(words[at + rest.length] ?? '')) return rest
  const ones = rest.value % 10
  if (rest.value < 10) return undefined
  return rest.value > 20 && ones > 0 ? { value: rest.value - ones, length: 1 } : rest
}

/** 'a thousand milligrams', 'metformin, thousand twice a day'. */
function bareThousand(words: readonly string[], at: number) {
  return words[at] === 'thousand' ? { value: 1, length: 0 } : undefined
}

function readBelowHundred(words: readonly string[], at: number) {
  const tens = TENS.get(words[at] ?? '')
  if (tens !== undefined) {
    const rest = unit(words[at + 1])
    if (rest !== undefined && rest > 0 && rest < 10 && !isRate(words, at + 2))
      return { value: tens + rest, length: 2 }
    return { value: tens, length: 1 }
  }
  const value = unit(words[at])
  return value === undefined ? undefined : { value, length: 1 }
}

function unit(word: string | undefined): number | undefined {
  return UNITS.get(word ?? '')
}

/** 'oh' of 'two point oh five' */
function digitOf(word: string | undefined): number | undefined {
  return word === 'oh' ? 0 : unit(word)
}

/** Of one word from 'zero' to 'ninety'. */
export function numberOf(word: string): number | undefined {
  return unit(word) ?? TENS.get(word)
}
