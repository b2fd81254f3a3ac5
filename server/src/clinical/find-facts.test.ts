import { describe, expect, test } from 'vitest'
import { findDrugs, findFacts } from './find-facts.ts'

describe('clinical facts', () => {
  test.each([
    ['i take lisinopril 10 mg daily', ['dose', 'frequency', 'drug']],
    ['i am allergic to nuts', ['allergy']],
    ['penicillin gives me a rash', ['allergy', 'drug']],
    ['thoughts of hurting yourself', ['selfHarm']],
    ['see you back in 2 weeks', ['followUp']],
    ['go to the emergency room if it gets worse', ['warning']],
    ['blood pressure is 127/80', ['vitals']],
  ] as const)('%s', (text, facts) => {
    expect([...findFacts(text)]).toEqual(expect.arrayContaining([...facts]))
  })
  test('drugs are known by name and by the ending of their family', () => {
    expect(findDrugs('Tylenol, zofenopril and water')).toEqual(['tylenol', 'zofenopril'])
  })
})
