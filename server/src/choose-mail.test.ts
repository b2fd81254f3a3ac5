import { expect, test } from 'vitest'
import { chooseMail } from './choose-mail.ts'
import { chooseSms } from './choose-sms.ts'
import { loadConfig } from './config.ts'
import { closer } from './lib/closer.ts'

const mail = { to: 'ana@clinic.example', subject: 'Reset', text: 'link', html: 'link' }

test.each([{ HOST: '0.0.0.0' }, { HOST: '192.0.2.7' }, { PUBLIC_URL: 'https://scribe.example' }])(
  'with %o and no mail server, a mail fails rather than disappear unseen',
  async (env) => {
    const closing = closer()
    const chosen = await chooseMail(loadConfig(env), closing)
    await expect(chosen.send(mail)).rejects.toThrow('there is no SMTP_URL')
    expect(chosen.inbox).toBeUndefined()
    expect(chooseSms(loadConfig(env))).toEqual({})
    await closing.close()
  },
)

test('on a machine with only local users, mail stays on this computer and can be read', async () => {
  const closing = closer()
  const { send, inbox } = await chooseMail(loadConfig({}), closing)
  await send(mail)
  expect(inbox?.()).toMatchObject([{ to: mail.to, subject: mail.subject }])
  await closing.close()
})
