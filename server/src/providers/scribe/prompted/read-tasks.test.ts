import { expect, test } from 'vitest'
import { KNOWN } from '../../../testing/scribe-conformance.ts'
import { readTasks } from './read-tasks.ts'

const VISIT = [
  'We will call you.',
  'I will order an X-ray.',
  'Fine.',
  ...Array.from({ length: 8 }, () => 'It hurts at night.'),
  'My knee is stiff in the morning.',
]
const segments = VISIT.map((text, index) => ({ id: `s${index + 1}`, index, speaker: null, text }))
const xray = { title: 'Order X-ray', category: 'Order', dueDate: null, segmentIds: ['s2'] }

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
    '[{"title":"Call","category":"Phone","lines":[90,0,1,1]},{"title":"CALL"},{"title":" "},{"x":1}]',
    [{ title: 'Call', category: 'Action', dueDate: null, segmentIds: ['s1'] }],
  ],
  [
    'JSON among reasoning',
    '<think>Perhaps {"title":"Call us","lines":[1]}?</think>[{"title":"Order X-ray","category":"Order","lines":[2]}]',
    [xray],
  ],
  ['nothing to do', '[]', []],
  ['nothing to do, wrapped', '{"tasks": [ ]}', []],
])('%s is read', (_, answer, tasks) => {
  expect(readTasks(answer, segments, KNOWN)).toEqual(tasks)
})

test.each([
  ['without a line', '[{"title":"Order X-ray","category":"Order"}]'],
  ['of a line that is not there', '[{"title":"Order X-ray","category":"Order","lines":[40]}]'],
  [
    'of lines about something else',
    '[{"title":"Order chest X-ray","category":"Order","lines":[12]}]',
  ],
])('a task %s is left out', (_, answer) => {
  expect(readTasks(answer, segments, KNOWN)).toEqual([])
})

test.each([
  ['Schedule follow-up', 'Come back in two weeks.'],
  ['Refer to cardiology', 'I would like you to see a heart specialist.'],
  ['Call the patient', 'I will ring you tomorrow.'],
])('%j rests on %j', (title, text) => {
  const said = [{ id: 'a', index: 0, speaker: null, text }]
  expect(readTasks(`[{"title":"${title}","lines":[1]}]`, said, KNOWN)).toHaveLength(1)
})

test.each(['', 'There are no tasks.', '<html>', '{"title": 7}', '{'.repeat(50_000)])(
  '%.20s is a failure',
  (answer) => {
    expect(() => readTasks(answer, segments, KNOWN)).toThrow('did not answer with a list')
  },
)

test('of a hundred tasks fifty are taken, and long titles are cut', () => {
  const answer = Array.from(
    { length: 100 },
    (_, n) => `{"title":"X-ray ${n} ${'x'.repeat(900)}","lines":[2]}`,
  ).join()
  const tasks = readTasks(answer, segments, KNOWN)
  expect(tasks).toHaveLength(50)
  expect(tasks[0]?.title).toHaveLength(500)
})
