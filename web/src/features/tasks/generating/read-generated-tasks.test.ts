import { expect, test } from 'vitest'
import { readGeneratedTasks } from './read-generated-tasks.ts'

test("spec 2 §3: each non-empty trimmed line is a task, of the category 'Generated'", () => {
  expect(readGeneratedTasks('  Order MRI \r\n\n   \nCall Ana\n')).toMatchObject([
    { title: 'Order MRI', category: 'Generated' },
    { title: 'Call Ana', category: 'Generated' },
  ])
  expect(readGeneratedTasks(' \n ')).toEqual([])
})

test('a list of objects keeps its categories, and an unknown one becomes Generated', () => {
  expect(
    readGeneratedTasks([
      { title: 'Order MRI', category: 'Order' },
      { title: 'Call\n Ana ', category: 'communicate' },
      { title: ' ', category: 'Action' },
      { title: 'Sing', category: 'Music' },
    ]),
  ).toMatchObject([
    { title: 'Order MRI', category: 'Order' },
    { title: 'Call Ana', category: 'Communicate' },
    { title: 'Sing', category: 'Generated' },
  ])
})

test('a title that is too long to be stored is shown as it will be stored', () => {
  const [task] = readGeneratedTasks('x'.repeat(600))
  expect(task?.title).toBe(`${'x'.repeat(499)}…`)
})
