import { FactWrite } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { contentOf, draftOf, EMPTY_DRAFT, withKind } from './fact-draft.ts'
import { givenFact } from './testing/given-fact.ts'

test.each(['medication', 'plan', 'family', 'assessment', 'symptom'] as const)(
  'a new %s is what the server accepts',
  (kind) => {
    const content = contentOf({ ...withKind(EMPTY_DRAFT, kind), concept: 'it' })
    expect(FactWrite.safeParse(content).success).toBe(true)
  },
)

test('an emptied detail is removed; details without a field are kept', () => {
  const fact = givenFact({ attributes: { side: 'left', quality: 'dull' } })
  const content = contentOf({ ...draftOf(fact), details: { side: ' ' } }, fact)
  expect(content.attributes).toEqual({ quality: 'dull' })
})
