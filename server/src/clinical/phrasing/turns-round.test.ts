import { expect, test } from 'vitest'
import { givenContent } from '../realise/testing/given-fact.ts'
import { hasOtherStudy, losesAbility } from './turns-round.ts'

test.each([
  ['Cannot raise the foot.', 'Able to raise the foot.', true],
  ['Can raise the foot now.', 'Able to raise the foot.', false],
  ['Cannot raise the foot.', 'Unable to raise the foot.', false],
])("'%s' of '%s'", (sentence, text, expected) => {
  expect(losesAbility(sentence, { ...givenContent({}), text })).toBe(expected)
})

test.each([
  ['Colonoscopy: potassium a little low.', 'Low potassium.', {}, true],
  ['Colonoscopy: small polyp.', 'Small polyp.', {}, false],
  ['Colonoscopy: hemoglobin low.', 'Low hemoglobin.', { detail: 'colonoscopy' }, false],
  ['Hemoglobin a little low.', 'Low hemoglobin.', {}, false],
])("'%s' of '%s'", (sentence, text, attributes, expected) => {
  expect(hasOtherStudy(sentence, { ...givenContent({ attributes }), text })).toBe(expected)
})
