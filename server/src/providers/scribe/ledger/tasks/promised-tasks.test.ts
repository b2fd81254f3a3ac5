import { describe, expect, test } from 'vitest'
import { promisedTasks } from './promised-tasks.ts'
import { PROMISES } from './promises.data.ts'

const said = (text: string, speaker = 'doctor') => [{ id: 's0', index: 0, speaker, text }]

describe('each row proposes what its example promises, and nothing for what is unlike it', () => {
  test.each(PROMISES)('$example', ({ example, proposes, unlike, category }) => {
    expect(promisedTasks(said(example))).toEqual([
      { title: proposes, category, dueDate: null, segmentIds: ['s0'] },
    ])
    expect(promisedTasks(said(unlike))).toEqual([])
  })
})

test('a patient promises nothing for the practice', () => {
  expect(promisedTasks(said("I'll send you a leaflet on it.", 'patient'))).toEqual([])
})
