import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../testing/given-facts.ts'
import { besideName } from './beside-name.ts'

const lines = givenLines('C: The CBC was unremarkable.')

test('what the name tells is not told again', () => {
  const mention = givenMention(lines, 'CBC was unremarkable')
  const value = givenModifier(lines, 'value', 'unremarkable')
  expect(besideName(mention, 'CBC unremarkable', [value])).toEqual([])
  expect(besideName(mention, 'CBC', [value])).toEqual([value])
})

test('what stands beside the name is told, whatever its words', () => {
  const value = givenModifier(lines, 'value', 'unremarkable')
  expect(besideName(givenMention(lines, 'CBC'), 'unremarkable CBC', [value])).toEqual([value])
})
