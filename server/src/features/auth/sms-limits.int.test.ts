import { expect, test } from 'vitest'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const env = {
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_SMS_PER_NUMBER: '2',
  AUTH_SMS_PER_ACCOUNT: '3',
  AUTH_SMS_PER_ADDRESS: '4',
  AUTH_SMS_PER_HOUR: '6',
}

let made = 0
const newNumber = () => `+1555010${String(++made).padStart(4, '0')}`
const newIp = () => `192.0.2.${String(++made)}`

/** A separate installation for each test, since the test uses up its budget. */
async function installation(more: Parameters<typeof testApp>[0] = {}) {
  const { app, sms, logged, givenPractitioner } = await testApp({ env, ...more })

  async function call(
    practitioner: TestPractitioner,
    method: 'POST' | 'DELETE',
    path: string,
    { ip, body = {} }: { ip: string; body?: object },
  ) {
    const response = await app.inject({
      method,
      url: `/auth/v1/factors${path}`,
      headers: { authorization: `Bearer ${practitioner.token}` },
      remoteAddress: ip,
      ...(method === 'POST' && { payload: body }),
    })
    const answer = response.json<{ id: string; error_code?: string; access_token?: string }>()
    const { id, error_code: error, access_token: token = practitioner.token } = answer
    const { statusCode: status, headers } = response
    return { status, id, error, token, retryAfterS: Number(headers['retry-after']) }
  }

  async function enrol(practitioner: TestPractitioner, phone: string, ip = newIp()) {
    const body = { factor_type: 'phone', friendly_name: 'Mobile', phone }
    const { id } = await call(practitioner, 'POST', '', { ip, body })
    return {
      challenge: (by = practitioner) => call(by, 'POST', `/${id}/challenge`, { ip }),
      verify: (challengeId: string, code: string) =>
        call(practitioner, 'POST', `/${id}/verify`, {
          ip,
          body: { challenge_id: challengeId, code },
        }),
      unenrol: () => call(practitioner, 'DELETE', `/${id}`, { ip }),
    }
  }

  /** Enrols, has a code sent, and removes the factor again. */
  async function pump(practitioner: TestPractitioner, phone = newNumber(), ip = newIp()) {
    const factor = await enrol(practitioner, phone, ip)
    const sent = await factor.challenge()
    await factor.unenrol()
    return sent
  }

  async function givenProven(phone = newNumber()) {
    const practitioner = await givenPractitioner()
    const factor = await enrol(practitioner, phone)
    const { id } = await factor.challenge()
    const code = /\d{6}/.exec(sms.messages()[0]?.text ?? '')?.[0] ?? ''
    const { status, token } = await factor.verify(id, code)
    expect(status).toBe(200)
    return { challenge: () => factor.challenge({ ...practitioner, token }) }
  }

  return { sms, logged, givenPractitioner, pump, givenProven }
}

test('an unverified number gets a limited number of messages a day, whoever asks', async () => {
  const { sms, givenPractitioner, pump } = await installation()
  const phone = newNumber()
  const ada = await givenPractitioner()
  expect((await pump(ada, phone)).status).toBe(200)
  expect((await pump(ada, phone)).status).toBe(200)
  const refused = await pump(ada, phone)
  expect([refused.status, refused.error]).toEqual([429, 'over_sms_send_rate_limit'])
  expect(refused.retryAfterS).toBeGreaterThan(86_000)
  const spelledOtherwise = phone.replace('+', '')
  expect((await pump(await givenPractitioner(), spelledOtherwise)).status).toBe(429)
  expect(sms.messages()).toHaveLength(2)
})

test('one account gets a limited number of messages an hour, to whatever numbers and from wherever', async () => {
  const { sms, givenPractitioner, pump } = await installation()
  const ada = await givenPractitioner()
  for (let i = 0; i < 8; i++) await pump(ada)
  expect(sms.messages()).toHaveLength(3)
  expect((await pump(await givenPractitioner())).status).toBe(200)
})

test('one address gets a limited number of messages an hour, for whatever accounts', async () => {
  const { sms, givenPractitioner, pump } = await installation()
  const ip = newIp()
  for (let i = 0; i < 8; i++) await pump(await givenPractitioner(), newNumber(), ip)
  expect(sms.messages()).toHaveLength(4)
  expect((await pump(await givenPractitioner())).status).toBe(200)
})

test('with the budget for new numbers used up, people with a verified one can sign in, and the operator is told', async () => {
  const { sms, logged, givenPractitioner, pump, givenProven } = await installation()
  const phone = newNumber()
  const { challenge } = await givenProven(phone)
  await pump(await givenPractitioner(), phone)
  expect((await pump(await givenPractitioner(), phone)).status).toBe(429)
  for (let i = 0; i < 8; i++) await pump(await givenPractitioner())
  expect(sms.messages()).toHaveLength(6)

  expect((await challenge()).status).toBe(200)
  expect(sms.messages()).toHaveLength(7)
  const told = logged.filter((line) => line.includes('no more text messages to new numbers'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('AUTH_SMS_PER_HOUR')
  expect(logged.join('')).not.toContain(phone.slice(1))
})

test('a verified number does not bypass the limit of an account either', async () => {
  const { givenProven } = await installation()
  const { challenge } = await givenProven()
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await challenge()).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a message that was not sent uses up nothing', async () => {
  let isDown = true
  const { givenPractitioner, pump } = await installation({
    env,
    sendSms: async () => {
      if (isDown) throw new Error('away')
    },
  })
  const ada = await givenPractitioner()
  const phone = newNumber()
  for (let i = 0; i < 8; i++) expect((await pump(ada, phone)).error).toBe('sms_send_failed')
  isDown = false
  expect((await pump(ada, phone)).status).toBe(200)
})

test('nor do messages refused while others were in progress', async () => {
  const failures: (() => void)[] = []
  let isDown = true
  const { givenPractitioner, pump } = await installation({
    env,
    sendSms: () =>
      new Promise((resolve, reject) => {
        if (!isDown) resolve()
        else failures.push(() => reject(new Error('away')))
      }),
  })
  const phone = newNumber()
  const waiting = [await givenPractitioner(), await givenPractitioner()].map((who) =>
    pump(who, phone),
  )
  await until(() => expect(failures).toHaveLength(2))
  for (let i = 0; i < 2; i++) {
    expect((await pump(await givenPractitioner(), phone)).error).toBe('over_sms_send_rate_limit')
  }
  for (const fail of failures) fail()
  for (const sent of waiting) expect((await sent).error).toBe('sms_send_failed')
  isDown = false
  expect((await pump(await givenPractitioner(), phone)).status).toBe(200)
})
