import { expect, test } from 'vitest'
import { spokenFigures } from './spoken-figures.ts'

test.each([
  ['temperature is ninety eight four', 'temperature is ninety eight point four'],
  ['thirty-eight two this evening', 'thirty eight point two this evening'],
  ['hemoglobin eleven six', 'hemoglobin eleven point six'],
  ['one oh one three', 'one oh one point three'],
  ['a hundred and one four', 'one hundred and one point four'],
  ['potassium three nine', 'potassium three point nine'],
  ['pain is nought', 'pain is zero'],
])('%s', (said, read) => {
  expect(spokenFigures(said, said)).toBe(read)
})

test.each([
  'one thirty eight over seventy four two weeks ago',
  'pulse seventy two two days ago',
  'sixty eight one forty over ninety',
  'score fourteen four of them high',
  'pain seven eight',
  'platelets two eighteen',
])('%s has no tenths', (said) => {
  expect(spokenFigures(said, said)).toBe(said)
})
