import { expect, test } from 'vitest'
import { readTasks } from './read-tasks.ts'

const segments = ['a', 'b', 'c'].map((id, index) => ({ id, index, speaker: null, text: id }))
const xray = { title: 'Order X-ray', category: 'Order', segmentIds: ['b'] }

test.each([
  ['a list', '[{"title":"Order X-ray","category":"Order","lines":[2]}]', [xray]],
  [
    'a code block',
    '```json\n[{"title":"Order X-ray","category":"order","lines":[2]}]\n```',
    [xray],
  ],
  [
    'prose around',
    'Sure! {"title":" Order  X-ray ","category":"ORDER","lines":["2"]} Bye.',
    [xray],
  ],
  ['a wrapper', '{"tasks": [{"title":"Order X-ray","category":"Order","lines":2}]}', [xray]],
  [
    'an end that is missing',
    '[{"title":"Order X-ray","category":"Order","lines":[2]},{"tit',
    [xray],
  ],
  [
    'duplicates, foreign lines, unknown categories',
    '[{"title":"Call","category":"Phone","lines":[9,0,1,1]},{"title":"CALL"},{"title":" "},{"x":1}]',
    [{ title: 'Call', category: 'Action', segmentIds: ['a'] }],
  ],
  ['nothing to do', '[]', []],
  ['nothing to do, wrapped', '{"tasks": [ ]}', []],
])('%s is read', (_, answer, tasks) => {
  expect(readTasks(answer, segments)).toEqual(tasks)
})

test.each(['', 'There are no tasks.', '<html>', '{"title": 7}', '{'.repeat(50_000)])(
  '%.20s is a failure',
  (answer) => {
    expect(() => readTasks(answer, segments)).toThrow('did not answer with a list')
  },
)

test('of a hundred tasks fifty are taken, and long titles are cut', () => {
  const answer = Array.from({ length: 100 }, (_, n) => `{"title":"${n} ${'x'.repeat(900)}"}`).join()
  const tasks = readTasks(answer, segments)
  expect(tasks).toHaveLength(50)
  expect(tasks[0]?.title).toHaveLength(500)
})
