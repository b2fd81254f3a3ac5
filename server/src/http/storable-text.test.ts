import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './error-handler.ts'
import { isStorable, refuseUnstorable } from './storable-text.ts'

function nested(depth: number): unknown {
  let value: unknown = 'text'
  for (let i = 0; i < depth; i++) value = { value }
  return value
}

test.each([undefined, null, 7, true, '', 'Ana', '😀', { a: ['b', { c: 'é' }] }, nested(64)])(
  '%j can be stored',
  (value) => {
    expect(isStorable(value)).toBe(true)
  },
)

test.each(['a\u0000', '\ud800', '\udc00x', ['\u0000'], { a: { b: '\ud800' } }, { '\u0000': 1 }])(
  '%j cannot be stored',
  (value) => {
    expect(isStorable(value)).toBe(false)
  },
)

test('nor can unlimited nesting', () => {
  expect(isStorable(nested(100_000))).toBe(false)
})

test('bytes are not inspected', () => {
  expect(isStorable(Buffer.alloc(10))).toBe(true)
})

test('a call is refused for it, a page is not', async () => {
  const app = Fastify()
  answerErrors(app)
  refuseUnstorable(app)
  app.get('/call', async () => 'called')
  app.setNotFoundHandler((_request, reply) => reply.send('page'))
  expect((await app.inject('/call?session=%00')).statusCode).toBe(400)
  expect((await app.inject('/dashboard?session=%00')).body).toBe('page')
})
