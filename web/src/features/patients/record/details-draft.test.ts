import { expect, test } from 'vitest'
import { draftOf, readDraft } from './details-draft.ts'

const draft = draftOf({
  id: 'id',
  name: 'Ana',
  date_of_birth: null,
  record_number: 'MRN-1',
  sex: null,
  pronouns: null,
  phone: null,
  email: null,
})

test('an emptied field clears its value', () => {
  expect(readDraft({ ...draft, record_number: ' ' })).toMatchObject({
    change: { name: 'Ana', record_number: null, date_of_birth: null },
  })
})

test('each field says what is wrong with it, all at the same time', () => {
  const wrong = { ...draft, name: ' ', date_of_birth: '9999-01-01', email: 'ana@' }
  expect(readDraft(wrong)).toEqual({
    problems: {
      name: 'The name must not be empty.',
      date_of_birth: 'The date of birth must not be in the future.',
      email: 'The email address must be an email address.',
    },
  })
})
