import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

test('headings, paragraphs with their lines, rules and nested lists are parsed', () => {
  const text = [
    '# SOAP',
    '##### Deep',
    'First line',
    'second line',
    '',
    'Apart',
    '---',
    '- one',
    '  - inner',
    '- two',
    '1. first',
    'After',
  ].join('\n')
  expect(parseMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, text: ['SOAP'] },
    { kind: 'heading', level: 4, text: ['Deep'] },
    { kind: 'paragraph', lines: [['First line'], ['second line']] },
    { kind: 'paragraph', lines: [['Apart']] },
    { kind: 'rule' },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        {
          text: ['one'],
          inner: [{ kind: 'list', isOrdered: false, items: [{ text: ['inner'], inner: [] }] }],
        },
        { text: ['two'], inner: [] },
      ],
    },
    { kind: 'list', isOrdered: true, items: [{ text: ['first'], inner: [] }] },
    { kind: 'paragraph', lines: [['After']] },
  ])
})

test.each([
  ['**Plan:** rest', [{ tag: 'strong', children: ['Plan:'] }, ' rest']],
  ['*often* and _rarely_', [em('often'), ' and ', em('rarely')]],
  ['2 * 3 * 4 and a_b_c', ['2 * 3 * 4 and a_b_c']],
  ['BP \\*high\\*', ['BP *', 'high*']],
  ['**a *b* c**', [{ tag: 'strong', children: ['a ', em('b'), ' c'] }]],
  ['`x` ~~y~~', [{ tag: 'code', children: ['x'] }, ' ', { tag: 's', children: ['y'] }]],
  ['<b>5 < 6</b>', ['<b>5 < 6</b>']],
])('%j', (line, inline) => {
  expect(parseMarkdown(line)).toEqual([{ kind: 'paragraph', lines: [inline] }])
})

test('a whole note in a code block is parsed without it', () => {
  expect(parseMarkdown('```markdown\n# SOAP\n```')).toEqual([
    { kind: 'heading', level: 1, text: ['SOAP'] },
  ])
})

test('no mark is ever visible while its other half is still to come', () => {
  const whole = '## Plan\n- **Rest** for *two* days\n1. Paracetamol\n**Warned**'
  for (let length = 0; length <= whole.length; length++) {
    const shown = JSON.stringify(parseMarkdown(whole.slice(0, length), { isComplete: false }))
    expect(shown, whole.slice(0, length)).not.toMatch(/[*#]|"- |"-"|"1\.?"/)
  }
})

test('what is shown while streaming only ever grows', () => {
  const whole = '## Plan\nTake **500 mg** daily.\n\n- Rest\n- Drink'
  let before = ''
  for (let length = 0; length <= whole.length; length++) {
    const text = textOf(parseMarkdown(whole.slice(0, length), { isComplete: false }))
    expect(text.startsWith(before.trimEnd()), `${before} → ${text}`).toBe(true)
    before = text
  }
  expect(before).toBe('PlanTake 500 mg daily.RestDrink')
})

function em(text: string) {
  return { tag: 'em', children: [text] }
}

/** Every text, in order. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (typeof value !== 'object' || value === null) return ''
  const { text, lines, items, inner, children } = value as Record<string, unknown>
  return [text, lines, items, inner, children].map(textOf).join('')
}
