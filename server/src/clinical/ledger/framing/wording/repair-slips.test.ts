import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { repairSlips } from './repair-slips.ts'

test.each([
  [
    'a wide local incision , excuse me , excision , meaning',
    'wide local incision',
    'wide local excision',
  ],
  ['a wide local incision, I mean excision.', 'wide local incision', 'wide local excision'],
  ['some hypertension, sorry, hypotension.', 'hypertension', 'hypotension'],
  ['exacerbation of cf , chf earlier', 'exacerbation of cf', 'exacerbation of chf'],
  ['numbness after the knee, I mean, after they fixed it', 'numbness after the knee', 'numbness'],
  [
    'numbness in the left leg, I mean, in the right leg',
    'numbness in the left leg',
    'numbness in the left leg',
  ],
  ['numbness after the fall, I mean it', 'numbness after the fall', 'numbness after the fall'],
  ['any numb numbness', 'numb numbness', 'numbness'],
  ['your estra- estradiol', 'estra- estradiol', 'estradiol'],
  ['mild diverticuli- diverticulosis', 'diverticuli- diverticulosis', 'diverticulosis'],
  ['the incision, excuse me, please sit', 'incision', 'incision'],
  ['chronic chf, copd', 'chronic chf', 'chronic chf'],
  ['back pain, painkillers', 'back pain', 'back pain'],
  ['an MRI, an EKG', 'MRI', 'MRI'],
])('%s', (said, words, meant) => {
  const lines = givenLines(`C: ${said}`)
  const repaired = repairSlips(lines, givenMention(lines, words))
  expect(repaired.words).toBe(meant)
  expect(lines[0]?.text.slice(repaired.from, repaired.to)).toMatch(
    new RegExp(`${meant.split(' ').at(-1) ?? ''}$`),
  )
})
