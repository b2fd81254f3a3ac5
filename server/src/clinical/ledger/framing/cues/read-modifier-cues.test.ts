import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { MODIFIER_CUES } from './modifier-cues.data.ts'
import { OTHER_CLAUSE_CUES } from './other-clause-cues.data.ts'
import { modifierCueOf, readModifierCues } from './read-modifier-cues.ts'

const CUES = [...MODIFIER_CUES, ...OTHER_CLAUSE_CUES]

test.each(CUES.flatMap((cue) => cue.of.map((kind) => [cue.example[0], kind, cue] as const)))(
  '%s: no %s',
  (said, kind, cue) => {
    const lines = givenLines(`C: ${said}`)
    const modifier = givenModifier(lines, kind, cue.example[1])
    expect(modifierCueOf(lines, modifier)).toBe(cue)
    expect(readModifierCues(lines, modifier)?.kind).toBe(cue.course && 'course')
  },
)

test.each(CUES.map((cue) => [cue.unlike[0], cue] as const))('not of: %s', (said, cue) => {
  const lines = givenLines(`C: ${said}`)
  for (const kind of cue.of)
    expect(modifierCueOf(lines, givenModifier(lines, kind, cue.unlike[1]))).not.toBe(cue)
})

test('how long a thing has got worse is not how long it has lasted', () => {
  const lines = givenLines('P: It itches, probably worsening in the past like six months or so.')
  const modifier = givenModifier(lines, 'duration', 'past like six months')
  expect(readModifierCues(lines, modifier)?.words).toBe('worsening over the past 6 months')
})

test('how often is no duration', () => {
  const lines = givenLines('P: I get heartburn three, four nights a week.')
  const words = 'three, four nights a week'
  for (const kind of ['duration', 'frequency'] as const)
    expect(readModifierCues(lines, givenModifier(lines, kind, words))).toMatchObject({
      kind: 'frequency',
    })
})
