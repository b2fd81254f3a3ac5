import { expect, test } from '@playwright/test'
import { runScenarios } from './recording-faults/run-scenarios.ts'
import { generatedSound } from './recording-faults/sound.ts'
import { SCRIPTED } from './support/server-bundle.ts'

test.setTimeout(180_000)

test('the same words stand there after a cut, a silence, two kills of the server, a reload and in two sessions', async () => {
  const sound = generatedSound(30)
  const outcomes = await runScenarios({ sound, speed: 16, cutS: 1, command: SCRIPTED })
  const [straight] = outcomes
  expect(outcomes).toHaveLength(6)
  expect(straight?.lines).toBeGreaterThan(3)
  for (const { samples, text } of outcomes) {
    expect(samples).toBe(sound.length)
    expect(text).toBe(straight?.text)
  }
})
