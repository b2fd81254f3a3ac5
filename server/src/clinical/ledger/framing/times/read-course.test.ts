import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { settleCourse } from './read-course.ts'

test.each([
  ['It went away.', 'It went away', 'resolved'],
  ["That's all gone now.", "That's all gone now", 'resolved'],
  ["It's not there anymore.", "It's not there anymore", 'resolved'],
  ['It has subsided.', 'subsided', 'resolved'],
  ["That's better, now.", "That's better, now", 'improved'],
  ['It got better. It was only the first day. And then it stopped.', 'It got better', 'resolved'],
  ['It got better, but it has not gone.', 'It got better', 'improved'],
  ['It is going away.', 'It is going away', 'It is going away'],
  ['It never went away.', 'never went away', 'never went away'],
  ["It doesn't get better.", "doesn't get better", "doesn't get better"],
])('%s', (said, words, course) => {
  const lines = givenLines(`P: ${said}`)
  expect(settleCourse(lines, givenModifier(lines, 'course', words)).words).toBe(course)
})
