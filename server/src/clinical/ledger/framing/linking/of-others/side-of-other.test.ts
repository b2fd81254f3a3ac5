import { expect, test } from 'vitest'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import { isSideOfOther } from './side-of-other.ts'

/** Whether the side between bars is of another thing than the one between angle brackets. */
function isOther(said: readonly string[], told: Partial<Mention> = {}): boolean {
  const lines = said.map((text) => ({ text: text.replace(/[<>|]/g, '') }))
  const stretch = (mark: RegExp) => {
    const line = said.findIndex((text) => mark.test(text))
    const [, lead = '', words = ''] = mark.exec(said[line] ?? '') ?? []
    const from = lead.replace(/[<>|]/g, '').length
    return { line, from, to: from + words.length, words }
  }
  const mention = { kind: 'finding', polarity: 'present', ...told, ...stretch(/^(.*)<(.+)>/) }
  const side = { kind: 'side', ...stretch(/^(.*?)\|(.+?)\|/) }
  return isSideOfOther(lines, mention as Mention, side as Modifier)
}

test.each([
  ['Your |left| knee is fine, the right knee has <reduced flexion>.'],
  ['On the |left| there is a cyst, on the right over the hip <some bruising>.'],
  ['There is a |left| cyst with an <associated node>.'],
])('the side is of another thing: %s', (text) => {
  expect(isOther([text])).toBe(true)
})

test.each([
  ['Your |left| knee has some swelling and <reduced flexion>.'],
  ['There is <tenderness> over the |right| hip.'],
  ['On your |left| heel right between the creases there is <a blister>.'],
  ['On the |left| side, right below the collarbone, there is <some bruising>.'],
  ['On the |right| there is a cyst, the right node is <enlarged>.'],
])('the side is its own: %s', (text) => {
  expect(isOther([text])).toBe(false)
})

test('what is not found after another sentence has no side', () => {
  const said = ['A scar on the |right| calf. There are <no other lesions>.']
  expect(isOther(said, { polarity: 'absent' })).toBe(true)
  expect(isOther(said)).toBe(false)
})

test('the side of a finding is said in the line beside it', () => {
  expect(isOther(['And on the |left|?', 'It gives a <tingling>.'])).toBe(false)
  expect(isOther(['Your |left| arm.', 'Yes.', 'So <pain with flexion>.'])).toBe(true)
})

test('the side of what is felt may be said later', () => {
  const said = ['I have <knee pain>.', 'Which one?', 'The |left|.']
  expect(isOther(said, { kind: 'complaint' })).toBe(false)
})
