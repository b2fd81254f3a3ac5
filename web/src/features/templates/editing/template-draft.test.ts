import {
  TEMPLATE_DESCRIPTION_MAX_CHARS,
  TEMPLATE_TEXT_MAX_CHARS,
  TEMPLATE_TITLE_MAX_CHARS,
} from '@chartwright/contract/limits'
import { templatesApi } from '@chartwright/contract/templates'
import { expect, test } from 'vitest'
import { givenOwn } from '../testing/given-template.ts'
import {
  bodyOf,
  checkDraft,
  draftOf,
  isSameDraft,
  NEW_DRAFT,
  type DraftErrors,
  type TemplateDraft,
} from './template-draft.ts'

const long = (chars: number): string => 'x'.repeat(chars)
const NEITHER = 'Enter a title, or instructions to take it from.'

test.each<[string, Partial<TemplateDraft>, DraftErrors]>([
  ['the new one', {}, {}],
  ['without a title', { title: ' ' }, {}],
  ['without instructions', { title: 'Letter', text: '' }, {}],
  ['without both', { title: ' ', text: ' \n' }, { title: NEITHER }],
  ['with the longest title', { title: ` ${long(TEMPLATE_TITLE_MAX_CHARS)} ` }, {}],
  [
    'with a longer title',
    { title: long(TEMPLATE_TITLE_MAX_CHARS + 1) },
    { title: 'The title can have at most 200 characters: 1 too many.' },
  ],
  ['with the longest description', { description: long(TEMPLATE_DESCRIPTION_MAX_CHARS) }, {}],
  [
    'with a longer description',
    { description: long(TEMPLATE_DESCRIPTION_MAX_CHARS + 1_500) },
    { description: 'The description can have at most 20,000 characters: 1,500 too many.' },
  ],
  ['with the longest instructions', { text: long(TEMPLATE_TEXT_MAX_CHARS) }, {}],
  [
    'with longer instructions',
    { text: long(TEMPLATE_TEXT_MAX_CHARS + 1) },
    { text: 'The instructions can have at most 50,000 characters: 1 too many.' },
  ],
])('a draft %s', (_, values, errors) => {
  const draft = { ...NEW_DRAFT, ...values }
  expect(checkDraft(draft)).toEqual(errors)
  const isTaken = templatesApi.create.body.safeParse(bodyOf(draft)).success
  expect(isTaken).toBe(Object.keys(errors).length === 0)
})

test('a shared template stays shared when it is saved', () => {
  expect(bodyOf(draftOf(givenOwn({ shared_by: 'Ana' })))).toMatchObject({ is_shared: true })
  expect(bodyOf(draftOf(givenOwn()))).toMatchObject({ is_shared: false })
})

test.each<[Partial<TemplateDraft>, boolean]>([
  [{}, true],
  [{ title: ' ' }, true],
  [{ title: 'A' }, false],
  [{ description: ' ' }, false],
  [{ type: 'dental' }, false],
  [{ text: '' }, false],
  [{ icon: null }, false],
  [{ isShared: true }, false],
])('changed by %j it is the same: %s', (change, isSame) => {
  expect(isSameDraft({ ...NEW_DRAFT, ...change }, NEW_DRAFT)).toBe(isSame)
})

test('new content has a title, Instructions, Template Content and three sections', () => {
  expect(NEW_DRAFT.text.match(/^#+ .*$/gm)).toEqual([
    '# New Template',
    '## Instructions',
    '## Template Content',
    '### Section 1',
    '### Section 2',
    '### Section 3',
  ])
})
