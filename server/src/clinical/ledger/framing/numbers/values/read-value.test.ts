import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../../testing/given-facts.ts'
import { readValue } from './read-value.ts'

const measurement = (words: string, near = '', nearBefore = '') =>
  readValue({ kind: 'measurement', words }, [], near, nearBefore)

test.each([
  ['blood pressure one twenty over eighty', { value: '120/80' }],
  ['7 over 10', { value: '7/10' }],
  ['temperature thirty eight one', { value: '38.1' }],
  ['after meals 118, 124, 131', { value: '118, 124, 131' }],
  ['98 percent', { value: '98', unit: '%' }],
  ['heart rate 72 beats per minute', { value: '72', unit: 'bpm' }],
  ['180 pounds', { value: '180', unit: 'lb' }],
  ['ninety eight point two degrees', { value: '98.2', unit: '°' }],
  ['6 out of 10', { value: '6/10' }],
  ['weight', {}],
  ['a1c 6 months ago', {}],
  ['temperature of a hundred . four', { value: '100.4' }],
  ['a1c was seven . three', { value: '7.3' }],
  ['satting at a hundred percent', { value: '100', unit: '%' }],
  ['pain on a scale of one to ten', {}],
  ['pain with zero being none and ten being the worst', {}],
  ['my pain is a three', { value: '3' }],
  ['heart rate sixty six to seventy four', { value: '66-74' }],
  ['testosterone was greater than 1,500', { value: '>1500' }],
  ['creatinine less than two', { value: '<2' }],
  ['a1c at 8.', { value: '8' }],
  ['heart rate in the sixties', { value: '60s' }],
  ['pressures in the one eighties', { value: '180s' }],
  ['a1c was higher than nine', { value: '>9' }],
  ['ferritin below ten', { value: '<10' }],
  ['glucose was 120 or under', { value: '≤120' }],
  ['weight 180 pounds or more', { value: '≥180', unit: 'lb' }],
  ['she is five feet, six inches in height', { value: '5 ft 6 in' }],
  ['six foot tall', { value: '6 ft' }],
  ['pain from two through seven out of ten', { value: '2-7/10' }],
  ['pain 8, no, 9 out of 10', { value: '9/10' }],
  ['mass of two by three by four centimeters', { value: '2 x 3 x 4', unit: 'cm' }],
  ['pressures of one twenty to one thirty over seventy to eighty', { value: '120-130/70-80' }],
  ['phosphatase from 3/9/2020', {}],
  ['blood pressure a hundred and thirty-six over eighty-four', { value: '136/84' }],
  ['blood pressure one oh two over sixty-one', { value: '102/61' }],
  ['temperature is ninety eight two', { value: '98.2' }],
  ['the hip is minus one point nine', { value: '-1.9' }],
  ['ferritin is three', { value: '3' }],
  ["c r p's five it was ninety", { value: '5' }],
  ['gad seven is eleven down from eighteen', { value: '11' }],
  ['gad seven is four down from eighteen', { value: '4' }],
  ['b twelve is low at one ninety', { value: '190' }],
  ['moca 24 today', { value: '24' }],
  ['eleven stone four', { value: '11 st 4 lb' }],
  ['six pounds nine ounces', { value: '6 lb 9 oz' }],
  ['they range from forty two to fifty', { value: '42-50' }],
  ['it came down from 42 to 30', { value: '30' }],
  ['a mass of two point five C M', { value: '2.5', unit: 'cm' }],
  ['weight of seventy K G', { value: '70', unit: 'kg' }],
  ['weight 9 stone', { value: '9 st' }],
  ['ketones 2 or 3', { value: '2-3' }],
  ['pain nought to ten', {}],
  ['oxygen ninety one and you usually run ninety five', { value: '91' }],
  ['it is usually one twenty over seventy', { value: '120/70' }],
])('%s', (words, value) => {
  expect(measurement(words)).toEqual(value)
})

test('the number beside a measurement is its own, the one after it first', () => {
  expect(measurement('a1c', ' is 7.2 percent', '5 times ')).toEqual({ value: '7.2', unit: '%' })
  expect(measurement('pulse', '', 'a 72 ')).toEqual({ value: '72' })
})

test('a number that its words break off goes on behind them', () => {
  expect(measurement('blood pressure is 115', ' over 75 today')).toEqual({ value: '115/75' })
  expect(measurement('temperature is ninety seven', ' . one')).toEqual({ value: '97.1' })
  expect(measurement('pulse is 67', ' over here')).toEqual({ value: '67' })
  expect(measurement('breslow thickness 0.7', ' millimeters ,')).toEqual({
    value: '0.7',
    unit: 'mm',
  })
})

test.each([
  ['result', 'stone measuring point five centimeters in size', { value: '0.5', unit: 'cm' }],
  ['finding', 'two by three centimeter ulcer', { value: '2 x 3', unit: 'cm' }],
  ['finding', 'strength is a five out of five', { value: '5/5' }],
  ['result', 'x-ray of 2 views', {}],
] as const)('a %s has a size of its own: %s', (kind, words, value) => {
  expect(readValue({ kind, words }, [], '', '')).toEqual(value)
})

test.each([
  ['about an eight', '8'],
  ["i'd say it's like a nine", '9'],
  ['maybe a six, or a seven', '6-7'],
  ['like a three four', '3-4'],
])('one number as an answer is the value: %s', (words, value) => {
  const told = givenModifier(givenLines(`P: ${words}`), 'value', words)
  const asked = { kind: 'measurement', words: 'pain level zero being none' } as const
  expect(readValue(asked, [told], ' ten being the worst', '')).toEqual({ value })
})

test.each([
  ['out of ten', {}],
  ['one fifty, one sixty', { value: '150-160' }],
  ['one fifty, sixty', { value: '150' }],
])('what is linked to a measurement: %s', (words, value) => {
  const told = givenModifier(givenLines(`P: ${words}`), 'value', words)
  expect(readValue({ kind: 'measurement', words: 'readings' }, [told], '', '')).toEqual(value)
})

test('what it should be is not what it is', () => {
  expect(measurement('ferritin should be', ' over 50, and it was 44')).toEqual({ value: '44' })
  expect(measurement('ferritin', ' to 175 milligrams')).toEqual({})
})

test('a result has the value that the reader links to it, and no other number', () => {
  const told = givenModifier(givenLines('C: the x-ray of 2 views was Normal'), 'value', 'Normal')
  const result = { kind: 'result', words: 'x-ray' } as const
  expect(readValue(result, [told], ' of 2 views', '')).toEqual({ value: 'normal' })
  expect(readValue(result, [], ' of 2 views', '')).toEqual({})
})

test('a number in its own words is its own, whatever is linked to it', () => {
  const told = givenModifier(givenLines('C: 128 over 72, pulse 60'), 'value', '128 over 72')
  expect(readValue({ kind: 'measurement', words: 'pulse 60' }, [told], '', '')).toEqual({
    value: '60',
  })
})

test('a pressure is no weight', () => {
  const told = givenModifier(givenLines('P: 138 over 84'), 'value', '138 over 84')
  const weight = { kind: 'measurement', words: 'weighed myself' } as const
  expect(readValue(weight, [told], ', eighty-one kilos', '')).toEqual({ value: '81', unit: 'kg' })
})

test.each([
  ['gad-7 is 6', '6'],
  ['phq-9 today is 9', '9'],
  ['hba1c is 58', '58'],
  ['BNP came down from 890 to 310', '310'],
  ['temperature was 38', '38'],
])('what a score or a level is now: %s', (words, value) => {
  expect(readValue({ kind: 'measurement', words }, [], '', '')).toEqual({ value })
})

test('a temperature is told in two numbers', () => {
  const told = givenModifier(givenLines('P: thirty eight five'), 'value', 'thirty eight five')
  expect(readValue({ kind: 'measurement', words: 'temperature' }, [told], '', '')).toEqual({
    value: '38.5',
  })
})

test('a size stands behind what has it', () => {
  const depth = { kind: 'result', words: 'tumor depth' } as const
  expect(readValue(depth, [], ' 0.4 millimeters , no ulcer', '')).toEqual({
    value: '0.4',
    unit: 'mm',
  })
  expect(readValue(depth, [], ' and 2 views', '')).toEqual({})
})
