import { describe, expect, test } from 'vitest'
import { proposeTasks } from './propose-tasks.ts'
import { statementOf } from './testing/statement-of.ts'

const tasks = (...lines: string[]) =>
  proposeTasks(lines.map((text) => statementOf(text))).map(
    ({ category, title }) => `${category}: ${title}`,
  )

describe('tasks', () => {
  test.each([
    ['i am going to order a chest x-ray', 'Order: Order chest x-ray'],
    ['i will refer you to cardiology', 'Coordinate: Refer to cardiology'],
    ['i want to see you back in 2 weeks', 'Coordinate: Schedule follow-up in 2 weeks'],
    ['come back in 1 week for a follow-up', 'Coordinate: Schedule follow-up in 1 week'],
    ['i will prescribe meloxicam 15 mg', 'Order: Prescribe meloxicam 15 mg'],
    ['i want to start you on lasix, 20 mg a day', 'Order: Prescribe Lasix, 20 mg a day'],
    ['i will talk to your cardiologist', 'Communicate: Contact cardiologist'],
    ['i will write you a note for work', 'Document: Write note for work'],
    ['i am going to give you a knee brace', 'Action: Provide knee brace'],
    ['please call the lab about the swab', 'Communicate: Contact lab about the swab'],
  ])('%s', (text, task) => {
    expect(tasks(text)).toEqual([task])
  })
  test('two things in one breath are two tasks', () => {
    expect(tasks('i will order a chest x-ray and refer you to cardiology')).toEqual([
      'Order: Order chest x-ray',
      'Coordinate: Refer to cardiology',
    ])
  })
  test.each([
    'we ordered an mri last year',
    'come back in 2 weeks if it does not get better',
    'i will not order an mri',
    'we might order an mri',
    'if it gets worse i will order an mri',
    'the mri was normal',
    'i want you to record your blood pressures',
  ])('%s is no task', (text) => {
    expect(tasks(text)).toEqual([])
  })
  test('what is said twice is one task, and the patient orders nothing', () => {
    expect(tasks('i will order an mri of the knee', 'we will get an mri of the knee')).toHaveLength(
      1,
    )
    expect(proposeTasks([statementOf('i will order an mri', { role: 'patient' })])).toEqual([])
  })
})
