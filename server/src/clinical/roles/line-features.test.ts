import { expect, test } from 'vitest'
import { eachEmission, eachStay, readLine, type TakeFeature } from './line-features.ts'

function namesOf(each: (take: TakeFeature) => void): string[] {
  const names: string[] = []
  each((name) => names.push(name))
  return names
}

test.each([
  ['My knee hurts.', false, false],
  ['and then it got worse.', false, true],
  ['It began on Monday and', true, false],
  ['so, um', true, true],
  ['i think so.', false, false],
  ['He said "no."', false, false],
  ['', true, false],
])('%j ends open: %s, begins in lower case: %s', (text, endsOpen, beginsInLowerCase) => {
  expect(readLine(text)).toMatchObject({ endsOpen, beginsInLowerCase })
})

test.each([
  ['Do you smoke?', '?', undefined],
  ['Any pain', '?', 'any pain'],
  ['Yeah, sure.', '0', 'yeah sure'],
  ['I have a cough.', '1', undefined],
])('%j is of kind %s and the reply %s', (text, kind, reply) => {
  expect(readLine(text)).toMatchObject({ kind, reply })
})

test('a short line is told together with its neighbours, a long one is not', () => {
  const lines = ['Do you smoke?', 'No.', 'Good.', 'I walk to work every single day.'].map(readLine)
  expect(namesOf((take) => eachEmission(lines, 1, take))).toEqual(
    expect.arrayContaining(['@< ? no', '@> 0 no', '@<> ? 0', '@>^good']),
  )
  expect(namesOf((take) => eachEmission(lines, 3, take))).not.toContain('@< 0 i')
})

test('a reply is told with the line before it and with the line after it', () => {
  const [asked, no, good] = [readLine('Do you smoke?'), readLine('No.'), readLine('Good.')]
  expect(namesOf((take) => eachStay(asked, no, 'turns', take))).toContain('? >> no')
  expect(namesOf((take) => eachStay(no, good, 'turns', take))).toContain('no >> good')
})
