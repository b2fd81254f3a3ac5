import { expect, test } from 'vitest'
import { authorOf, descriptionOf, withoutBlankLines } from './template-labels.ts'
import { givenOffered, givenOwn, givenTemplate } from './testing/given-template.ts'

test.each([
  ['a default', givenTemplate(), 'Admin'],
  ['one’s own', givenOwn(), 'You'],
  ['one’s own that is offered', givenOwn({ shared_by: 'Ana Silva' }), 'You'],
  ['a colleague’s', givenOffered(), 'Ben Okafor'],
  ['a colleague’s without a name', givenOffered({ shared_by: ' ' }), 'A colleague'],
])('the author of %s', (_, template, author) => {
  expect(authorOf(template)).toBe(author)
})

test.each([
  ['', 'No description available'],
  [' \n ', 'No description available'],
  [' Dear colleague\n', 'Dear colleague'],
])('the description %j is shown as %j', (template_description, shown) => {
  expect(descriptionOf(givenTemplate({ template_description }))).toBe(shown)
})

test('a card wastes none of its lines', () => {
  expect(withoutBlankLines('Plan\n\n \nRest\nTea')).toBe('Plan\nRest\nTea')
})
