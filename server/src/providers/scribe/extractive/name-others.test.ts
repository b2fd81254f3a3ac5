import { describe, expect, it } from 'vitest'
import { nameOthers } from './name-others.ts'
import { statementOf } from './testing/statement-of.ts'

const said = (text: string, segmentId: string) =>
  statementOf(text, { role: 'patient', segmentIds: [segmentId] })

describe('whom a patient tells of', () => {
  it('is named where the pronoun would be read as the patient, with the line that names them', () => {
    const [, told] = nameOthers([
      said('my dad has gout.', 'a'),
      said('and he was early sixties.', 'b'),
      said('i take nothing.', 'c'),
    ])
    expect(told).toMatchObject({ text: 'and my dad was early sixties.', segmentIds: ['a', 'b'] })
  })

  it.each([
    ['two could be meant', ['my dad and my brother have gout.', 'he is better.', 'i am not.']],
    ['nobody was named', ['i saw a doctor.', 'he sent me here.']],
    ['the other sex was named', ['my mom has gout.', 'he sent me here.', 'i came.']],
    ['a parent speaks for a child', ['my son coughs.', 'he has a fever.', 'he is five.']],
  ])('stays as it was said where %s', (_, lines) => {
    const statements = lines.map((line) => said(line, 'a'))
    expect(nameOthers(statements)).toEqual(statements)
  })
})
