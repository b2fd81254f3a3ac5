import { tasksApi } from '@chartwright/contract/tasks'
import { patientsApi } from '@chartwright/contract/patients'
import { healthApi } from '@chartwright/contract/health'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeApi, NoAnswer, Refusal } from '../../testing/fake-api.ts'
import { readToken, writeSession } from '../account/auth-store.ts'
import { setGoTo } from '../go-to.ts'
import { ApiError } from './api-error.ts'
import { call } from './api.ts'

const patient = { id: '0190c5f0-7d3e-7c44-9d0f-0123456789ab', name: 'A "B" / é' }
const goTo = vi.fn<(path: string) => void>()

beforeEach(() => {
  setGoTo(goTo)
  goTo.mockClear()
  writeSession({ token: 'my-token' })
})

function serve(): FakeApi {
  const api = new FakeApi()
  vi.stubGlobal('fetch', api.fetch)
  return api
}

function answer(body: string, init: ResponseInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((caught: unknown) => caught)
  if (error instanceof ApiError) return error
  throw new Error('No ApiError came', { cause: error })
}

test('a call carries the token and the body, and returns the parsed response', async () => {
  const api = serve().on(patientsApi.create, ({ body }) => ({ ...patient, ...body }))
  expect(await call(patientsApi.create, { body: { name: 'A' } })).toEqual({ ...patient, name: 'A' })
  const [request] = api.received(patientsApi.create)
  expect(request?.headers.get('authorization')).toBe('Bearer my-token')
  expect(request?.headers.get('content-type')).toBe('application/json')
})

test('path parameters are sent encoded', async () => {
  const api = serve().on(patientsApi.search, () => [patient])
  await call(patientsApi.search, { params: { name: 'A "B" / é?' } })
  expect(api.received(patientsApi.search)[0]?.params).toEqual({ name: 'A "B" / é?' })
})

test('without a token a practitioner call fails and nothing is sent', async () => {
  localStorage.clear()
  document.cookie = 'chartwright_auth_token=; Path=/; Max-Age=0'
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const error = await failure(call(patientsApi.list))
  expect(error.message).toBe('No authentication token found')
  expect(fetch).not.toHaveBeenCalled()
})

test('a public call needs no token and sends none', async () => {
  const api = serve().on(healthApi.live, () => ({ status: 'ok' as const, version: '1' }))
  await call(healthApi.live)
  expect(api.received(healthApi.live)[0]?.headers.has('authorization')).toBe(false)
})

test('a 401 clears the stored token and leads to /auth', async () => {
  serve().on(patientsApi.list, () => {
    throw new Refusal('INVALID_TOKEN')
  })
  const error = await failure(call(patientsApi.list))
  expect(error.message).toBe('Authentication failed. Please log in again.')
  expect(error.code).toBe('INVALID_TOKEN')
  expect(readToken()).toBeUndefined()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/auth', { isInterruption: true })
})

test('a missing second factor is asked for at /auth', async () => {
  serve().on(patientsApi.list, () => {
    throw new Refusal('MFA_REQUIRED')
  })
  const error = await failure(call(patientsApi.list))
  expect(error.message).toBe('Please enter the code of your second factor to continue.')
  expect(readToken()).toBeUndefined()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/auth', { isInterruption: true })
})

test('a 401 of a task call is reported in the words for tasks', async () => {
  serve().on(tasksApi.list, () => {
    throw new Refusal('INVALID_TOKEN')
  })
  expect((await failure(call(tasksApi.list))).message).toBe('Authentication expired')
})

test('a refusal has status, code and detail', async () => {
  serve().on(patientsApi.list, () => {
    throw new Refusal('TOO_MANY_ATTEMPTS')
  })
  const { message, status, code } = await failure(call(patientsApi.list))
  expect({ message, status, code }).toEqual({
    message: 'Too many attempts. Please wait a moment and try again.',
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
  })
  expect(readToken()).toBe('my-token')
})

test.each([
  [502, 'Bad Gateway', '<html>', 'Failed to fetch patients: Bad Gateway'],
  [502, '', '<html>', 'HTTP error! status: 502'],
  [418, 'Teapot', '{"detail":"Short and stout"}', 'Short and stout'],
  [418, '', '{"detail":[{"msg":"not a text"}]}', 'HTTP error! status: 418'],
])('%i %s %s raises: %s', async (status, statusText, body, message) => {
  answer(body, { status, statusText })
  expect((await failure(call(patientsApi.list))).message).toBe(message)
})

test('no response at all is a connection error', async () => {
  serve().on(patientsApi.list, () => {
    throw new NoAnswer()
  })
  const error = await failure(call(patientsApi.list))
  expect(error.message).toBe('Connection error. Please check your internet and try again.')
  expect(error.status).toBe(0)
})

test.each(['not json', '[{"id":1}]'])(
  'a response that violates the contract fails: %s',
  async (body) => {
    answer(body, { status: 200 })
    const error = await failure(call(patientsApi.list))
    expect(error.message).toBe('Failed to fetch patients: the answer could not be read')
  },
)

test('an aborted call rejects with the abort, not with a connection error', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
  })
  const promise = call(patientsApi.list, { signal: AbortSignal.abort() })
  await expect(promise).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
