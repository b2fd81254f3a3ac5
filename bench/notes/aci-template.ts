import type { ScribeTemplate } from '../../server/src/providers/scribe/scribe.ts'

/** The headings of the ACI-BENCH notes, which omit them if nothing was said. */
export const ACI_TEMPLATE: ScribeTemplate = {
  title: 'Encounter note',
  type: 'medical',
  example: '',
  prompt: [
    'Write a full note of the visit. Leave out a heading for which nothing was said.',
    ...[
      'CHIEF COMPLAINT',
      'HISTORY OF PRESENT ILLNESS',
      'MEDICAL HISTORY',
      'SURGICAL HISTORY',
      'FAMILY HISTORY',
      'SOCIAL HISTORY',
      'CURRENT MEDICATIONS',
      'ALLERGIES',
      'REVIEW OF SYSTEMS',
      'VITALS',
      'PHYSICAL EXAM',
      'RESULTS',
      'ASSESSMENT',
      'PLAN',
      'INSTRUCTIONS',
    ].map((heading) => `## ${heading}`),
  ].join('\n'),
}
