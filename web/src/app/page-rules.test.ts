import { expect, test } from 'vitest'
import { pageRules } from './page-rules.ts'

test('a name can end neither the string nor the rule that contains it', () => {
  const rules = pageRules('Roe"; } body { display: none } </style>\\\n張')
  expect(rules).toContain(
    '@top-left { content: "Roe\\22 \\3b  \\7d  body \\7b  display\\3a  none \\7d  \\3c \\2f style\\3e \\5c \\a \\5f35 ";',
  )
  expect(rules).toContain('"Page " counter(page) " of " counter(pages)')
})
