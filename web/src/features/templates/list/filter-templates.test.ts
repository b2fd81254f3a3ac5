import { expect, test } from 'vitest'
import { givenTemplate } from '../testing/given-template.ts'
import { filterTemplates, type TemplateFilter } from './filter-templates.ts'

const templates = [
  givenTemplate({ template_title: 'SOAP', template_description: 'Sore THROAT' }),
  givenTemplate({ template_title: 'Crown', template_type: 'dental' }),
  givenTemplate({ template_title: 'Referral', template_type: 'administrative' }),
  givenTemplate({ template_title: 'Intake', template_type: 'mental-health' }),
  givenTemplate({ template_title: '', template_text: '# Élan (plan)', template_type: 'medical' }),
]

test.each<[TemplateFilter, string, number[]]>([
  ['all', '', [0, 1, 2, 3, 4]],
  ['community', '', [0, 1, 2, 3, 4]],
  ['medical', '', [0, 4]],
  ['dental', '', [1]],
  ['administrative', '', [2]],
  ['mental-health', '', [3]],
  ['all', ' cRoWn ', [1]],
  ['all', 'throat', [0]],
  ['all', 'éLAN', [4]],
  ['all', '(plan)', [4]],
  ['all', '   ', [0, 1, 2, 3, 4]],
  ['dental', 'soap', []],
  ['all', '.*', []],
  ['all', 'Write', []],
])('%s with the search %j', (filter, search, expected) => {
  expect(filterTemplates(templates, filter, search)).toEqual(expected.map((at) => templates[at]))
})
