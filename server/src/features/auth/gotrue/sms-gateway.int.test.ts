import { json } from 'node:stream/consumers'
import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { smsOverWebhook } from '../../../providers/sms/webhook.ts'
import { buildApp } from '../../../app.ts'
import * as factories from '../../../testing/factories.ts'
import { as } from '../../../testing/as.ts'
import { answering, openGateway, silence } from '../../../testing/gateway.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { testApp } from '../../../testing/test-app.ts'

const PHONE = '+15550100'
const taken: { to: string; text: string }[] = []
const take: RequestListener = (request, response) => {
  void json(request).then((message) => {
    taken.push(message as { to: string; text: string })
    response.writeHead(202).end('queued')
  })
}

const gateway = await openGateway()
gateway.serve(take)
const { clock, forward } = movableClock()
const { app, logged, givenPractitioner } = await testApp({
  clock,
  env: { AUTH_MAIL_INTERVAL_S: '60' },
  sendSms: smsOverWebhook(gateway.address, 3_000),
})

async function enrolled(phone = PHONE) {
  const practitioner = await givenPractitioner()
  const enrol = { factor_type: 'phone', friendly_name: 'Mobile', phone }
  const factor = await as(app, practitioner, 'POST', '/auth/v1/factors', enrol)
  const path = `/auth/v1/factors/${factor.json<{ id: string }>().id}`
  let { token } = practitioner
  const challenge = async () => {
    const response = await as(app, { token }, 'POST', `${path}/challenge`, {})
    const { id, error_code: error } = response.json<{ id: string; error_code: string }>()
    return { status: response.statusCode, id, error, retryAfter: response.headers['retry-after'] }
  }
  const verify = async (challengeId: string, code: string) => {
    const proof = { challenge_id: challengeId, code }
    const response = await as(app, { token }, 'POST', `${path}/verify`, proof)
    // As a client does: the previous token is no longer valid.
    if (response.statusCode === 200) token = response.json<{ access_token: string }>().access_token
    return response.statusCode
  }
  return { practitioner, challenge, verify }
}

const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''

const FAULTS = [
  ['is closed', 'closed'],
  ['never answers', silence],
  ['answers 500', answering(500, 'text/plain', PHONE)],
  ['redirects', (_request, response) => response.writeHead(307, { location: '/other' }).end()],
] satisfies [string, RequestListener | 'closed'][]

describe.each(FAULTS)('while the SMS gateway %s', (_name, fault) => {
  test('a challenge is refused clearly, and the next one works immediately', async () => {
    const { practitioner, challenge, verify } = await enrolled()
    const failed = await gateway.during(fault, challenge)
    expect([failed.status, failed.error]).toEqual([422, 'sms_send_failed'])
    const user = await as(app, practitioner, 'GET', '/auth/v1/user')
    expect(user.json()).toMatchObject({ factors: [{ phone: PHONE, status: 'unverified' }] })

    const sent = await challenge()
    expect(sent.status).toBe(200)
    expect(taken.at(-1)?.to).toBe(PHONE)
    expect(await verify(sent.id, codeIn(taken.at(-1)?.text))).toBe(200)
  })

  test('neither the number nor the code is logged', async () => {
    const { challenge } = await enrolled()
    await gateway.during(fault, challenge)
    await challenge()
    const lines = logged.join('')
    expect(lines).toContain('/factors/:id/challenge')
    expect(lines).not.toContain(PHONE)
    expect(lines).not.toContain('code is')
    for (const { text } of taken) expect(lines).not.toContain(`"${codeIn(text)}"`)
  })
})

test('a message that was sent starts the interval, and the refusal says how long', async () => {
  const { challenge } = await enrolled()
  expect((await challenge()).status).toBe(200)
  forward(59)
  expect(await challenge()).toMatchObject({
    status: 429,
    error: 'over_sms_send_rate_limit',
    retryAfter: '1',
  })
  forward(1)
  expect((await challenge()).status).toBe(200)
})

test('a code is valid for a minute, for its own challenge and once', async () => {
  const { challenge, verify } = await enrolled()
  const first = await challenge()
  const firstCode = codeIn(taken.at(-1)?.text)
  forward(60)
  expect(await verify(first.id, firstCode)).toBe(422)
  const second = await challenge()
  const secondCode = codeIn(taken.at(-1)?.text)
  if (firstCode !== secondCode) expect(await verify(second.id, firstCode)).toBe(422)
  expect(await verify(second.id, secondCode)).toBe(200)
  expect(await verify(second.id, secondCode)).toBe(422)
})

test('five wrong codes lock the factor for five minutes, even against the right one', async () => {
  const { challenge, verify } = await enrolled()
  const { id } = await challenge()
  const code = codeIn(taken.at(-1)?.text)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i++) expect(await verify(id, wrong)).toBe(422)
  expect(await verify(id, code)).toBe(429)
  forward(300)
  const again = await challenge()
  expect(await verify(again.id, codeIn(taken.at(-1)?.text))).toBe(200)
})

test('the installation sends no more than its hourly limit of messages, whatever is enrolled', async () => {
  const few = await testApp({ env: { AUTH_SMS_PER_HOUR: '2' } })
  const statuses: number[] = []
  for (const phone of ['+15550101', '+15550102', '+15550103']) {
    const practitioner = await few.givenPractitioner()
    const enrol = { factor_type: 'phone', friendly_name: 'Mobile', phone }
    const factor = await as(few.app, practitioner, 'POST', '/auth/v1/factors', enrol)
    const path = `/auth/v1/factors/${factor.json<{ id: string }>().id}/challenge`
    statuses.push((await as(few.app, practitioner, 'POST', path, {})).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
  expect(few.sms.messages()).toHaveLength(2)
})

test('without a gateway, phones cannot be enrolled', async () => {
  const { deps } = await testApp()
  if (!('core' in deps.accounts.service)) throw new Error('the embedded service is expected')
  const service = {
    ...deps.accounts.service,
    core: { ...deps.accounts.service.core, sms: undefined },
  }
  const none = await buildApp({ ...deps, accounts: { ...deps.accounts, service } })
  const enrol = { factor_type: 'phone', friendly_name: 'Mobile', phone: PHONE }
  const answer = await as(
    none,
    await factories.givenPractitioner(service.core),
    'POST',
    '/auth/v1/factors',
    enrol,
  )
  expect(answer.json()).toMatchObject({ error_code: 'mfa_phone_enroll_not_enabled' })
  await none.close()
})
