import type { Template } from '@chartwright/contract/templates'

let nextId = 0

/** A default of the product, unless the values say otherwise. */
export function givenTemplate(values: Partial<Template> = {}): Template {
  return {
    id: `00000000-0000-4000-8000-${String(++nextId).padStart(12, '0')}`,
    template_title: 'SOAP',
    template_description: '',
    template_type: 'medical',
    template_text: 'Write a note.\n\n## Subjective\nWhat was said.\n## Plan\nWhat comes.',
    icon: null,
    is_default: true,
    is_own: false,
    shared_by: null,
    created_at: '2026-11-15T09:41:00.000Z',
    updated_at: '2026-11-15T09:41:00.000Z',
    ...values,
  }
}

export function givenOwn(values: Partial<Template> = {}): Template {
  return givenTemplate({ template_title: 'My letter', is_default: false, is_own: true, ...values })
}

export function givenOffered(values: Partial<Template> = {}): Template {
  const title = { template_title: 'Physio letter' }
  return givenTemplate({ ...title, is_default: false, shared_by: 'Ben Okafor', ...values })
}
