import { expect, test } from 'vitest'
import { soapOf } from './soap-fields.ts'

const soap = (...sections: [title: string, text: string][]) =>
  soapOf({
    deliveryId: 'id',
    bundle: { resourceType: 'Bundle', type: 'document' },
    sections: sections.map(([title, text]) => ({ title, text })),
    signed: 'Signed.',
    target: undefined,
  })

test('each section is in one field, and none is left out', () => {
  const note = soap(
    ['', 'Seen today.'],
    ['History of present illness', 'Cough.'],
    ['Physical exam', 'Clear.'],
    ['Assessment and plan', 'Bronchitis. Rest.'],
    ['A heading of their own', 'More.'],
    ['Follow-up', 'In a week.'],
    ['Addendum', 'Better.'],
  )
  expect(note).toEqual({
    subjective: 'Seen today.\n\nHistory of present illness\nCough.',
    objective: 'Physical exam\nClear.',
    assessment: 'Assessment and plan\nBronchitis. Rest.\n\nA heading of their own\nMore.',
    plan: 'Follow-up\nIn a week.\n\nAddendum\nBetter.\n\nSigned.\nChartwright id',
  })
})
