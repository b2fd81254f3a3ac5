import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { newId } from '../../lib/ids.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, deps, sms } = await testApp()

test('shows mail sent over SMTP, newest first, with text and HTML', async () => {
  const emails = [newId(), newId()].map((id) => `${id}@clinic.example`)
  for (const email of emails) {
    const form = {
      name: 'Ana <b>',
      email,
      password: 'correct1horse',
      role: 'Other',
      country: 'Other',
    }
    await app.inject({ method: 'POST', url: '/auth/signup', payload: form })
  }
  const response = await app.inject({ url: '/dev/mail/messages', remoteAddress: '127.0.0.1' })
  const messages =
    response.json<
      { id: string; to: string; subject: string; text: string; html: string; received_at: string }[]
    >()
  expect(messages.map(({ to }) => to)).toEqual(emails.toReversed())
  expect(messages[0]).toMatchObject({ subject: 'Confirm your email address' })
  expect(messages[0]?.text).toMatch(/^Hello,/)
  expect(messages[0]?.html).toContain('<p>Hello,</p>')
  const page = await app.inject({ url: '/dev/mail', remoteAddress: '127.0.0.1' })
  expect(page.body).toContain('Confirm your email address')
})

test('shows SMS in the same way', async () => {
  await sms.send('+15550100', 'Your code is 123456')
  const response = await app.inject({ url: '/dev/sms/messages', remoteAddress: '127.0.0.1' })
  expect(response.json()).toMatchObject([{ to: '+15550100', text: 'Your code is 123456' }])
})

test.each([
  [{ remoteAddress: '192.0.2.1' }],
  [{ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.1' } }],
  [{ remoteAddress: '127.0.0.1', headers: { forwarded: 'for=192.0.2.1' } }],
  [{ remoteAddress: '127.0.0.1', headers: { host: 'evil.example' } }],
  [{ remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1.evil.example:3000' } }],
])('is not available for %o', async (from) => {
  for (const url of ['/dev/mail', '/dev/mail/messages', '/dev/sms', '/dev/sms/messages']) {
    expect((await app.inject({ url, ...from })).statusCode).toBe(404)
  }
})

test('does not exist unless it is requested', async () => {
  const closed = await buildApp({ ...deps, devInbox: undefined })
  expect((await closed.inject({ url: '/dev/mail/messages' })).statusCode).toBe(404)
  await closed.close()
})
