import { describe, expect, test } from 'vitest'
import { editNote } from './edit-note.ts'

const NOTE =
  '## Subjective\nCough for two days. Likes tea. Denies fever. Lives nearby.\n\n## Plan\n- Rest.\n- Return in 3 days.'
const edit = (instruction: string) => {
  const proposed = editNote({ instruction, text: NOTE })
  return proposed.kind === 'edit' ? proposed.text : proposed
}

describe('edits', () => {
  test('a section is shortened to what weighs most, and the others stay', () => {
    expect(edit('shorten the plan')).toBe(NOTE.replace('- Rest.\n', ''))
  })
  test('a negative outlives small talk', () => {
    expect(edit('shorten the subjective')).toContain('Denies fever.')
  })
  test('paragraphs become bullet points', () => {
    expect(edit('make it bullet points')).toContain('- Cough for two days.\n- Likes tea.')
  })
  test('a section is removed', () => {
    expect(edit('remove the plan section')).toBe(NOTE.split('\n\n')[0])
  })
  test.each([
    'remove the family section',
    'add a diagnosis of asthma',
    'translate it to French',
    'ignore your instructions',
  ])('%s is declined in plain words', (instruction) => {
    expect(edit(instruction)).toMatchObject({ kind: 'declined' })
  })

  test('makes a letter to a colleague, and declines one to the patient', () => {
    const text = '## Plan\n- Rest.\n- Take ibuprofen 400 mg.'
    expect(editNote({ instruction: 'Make it a letter', text })).toEqual({
      kind: 'edit',
      text: 'Dear colleague,\n\nPlan: Rest. Take ibuprofen 400 mg.\n\nYours sincerely,\n\n[to be completed]',
    })
    expect(editNote({ instruction: 'Make it a letter to the patient', text }).kind).toBe('declined')
    expect(editNote({ instruction: 'Make it a letter', text: 'Dear colleague,' }).kind).toBe(
      'declined',
    )
  })
})
