import { expect, test } from 'vitest'
import { BROADER_NAMES } from './broader-names.data.ts'
import { DRUG_GROUP_MEMBERS } from './drug-group-members.data.ts'
import { isOfDrugGroup } from './drug-names.ts'
import { isNarrower } from './same-name.ts'

test.each(BROADER_NAMES)('%s is told by %s', (_, __, broader, narrower) => {
  expect(isNarrower(narrower, broader)).toBe(true)
  expect(isNarrower(broader, narrower)).toBe(false)
})

test.each(DRUG_GROUP_MEMBERS.map(([, , called, member]) => [called, member]))(
  '%s may be %s',
  (called, member) => {
    expect(isOfDrugGroup(member, called)).toBe(true)
  },
)
