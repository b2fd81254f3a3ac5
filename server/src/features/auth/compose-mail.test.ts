import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

test.each(['signup', 'recovery', 'email_change'] as const)(
  'a %s mail has the link, escaped in HTML, and the code',
  (kind) => {
    const link = `https://scribe.clinic.example/auth/verify#token_hash=x&type=${kind}`
    const mail = composeMail({ to: 'ana@clinic.example', kind, link, code: '123456' })
    expect(mail.text).toMatch(/^Hello,\n/)
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.text).toContain('code: 123456')
    expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`)
  },
)
