import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

const compose = (name: string | undefined) =>
  composeMail({
    to: 'ana@clinic.example',
    kind: 'signup',
    name,
    link: 'https://scribe.clinic.example/auth/verify#token_hash=x&type=signup',
    code: '123456',
  })

test.each(['Ana Silva', 'Dr. Ana-Sofía O’Neil', '山田 太郎'])('%s is greeted by name', (name) => {
  expect(compose(name).text).toContain(`Hello ${name},\n`)
})

test.each([
  undefined,
  'Ana,\n\nYour account is locked',
  'visit https://evil.example',
  'www.evil.example',
  'write to thief@evil.example',
  'a'.repeat(81),
  'Ana\u2028Silva',
])('a name like %j is not repeated: whoever signs somebody up writes it', (name) => {
  const { text, html } = compose(name)
  expect(text).toMatch(/^Hello,\n/)
  if (name !== undefined) expect(html).not.toContain(name)
})

test('what is repeated in HTML is escaped', () => {
  expect(compose('<b>Ana').html).toContain('Hello &lt;b&gt;Ana,')
})
