import { expect, test } from 'vitest'
import type { FactReader, SaidVisit } from '../../providers/reader/reader.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

const done: { how: 'ahead' | 'whole'; visit: SaidVisit }[] = []
const reader: FactReader = {
  name: 'A reader that finds nothing',
  readAhead: async (visit) => void done.push({ how: 'ahead', visit }),
  read: async (visit) => {
    done.push({ how: 'whole', visit })
    return []
  },
  readSoon: async () => ({ facts: [], isFinal: true }),
  close: async () => undefined,
}
const { app, givenPractitioner } = await testApp({ reader, readAheadMs: 100 })

const readFor = ({ id }: TestPractitioner) =>
  done
    .filter(({ visit }) => visit.practitionerId === id)
    .map(({ how, visit }) => `${how}: ${visit.lines.map(({ text }) => text).join(' / ')}`)

test('pasted and typed text is read ahead, and the rest once nothing more arrives', async () => {
  const ada = await givenPractitioner()
  const session = await givenVisit(app, ada, { transcript: 'One.' })
  const { id } = (await as(app, ada, 'GET', `/transcript/${session}`)).json<{ id: string }>()
  await as(app, ada, 'PUT', `/api/transcript/${id}`, { text: 'One.\nTwo.' })
  await expect.poll(() => readFor(ada).at(-1)).toBe('whole: One. / Two.')
  expect(readFor(ada).at(-2)).toBe('ahead: One. / Two.')
  const whole = () => readFor(ada).filter((read) => read.startsWith('whole'))
  const before = whole()
  await as(app, ada, 'GET', `/api/sessions/${session}/facts`)
  expect(whole()).toEqual(before)
})

test('so is a visit whose speakers are changed', async () => {
  const ada = await givenPractitioner()
  const session = await givenVisit(app, ada, { transcript: 'One.' })
  await expect.poll(() => readFor(ada)).toHaveLength(2)
  const { id, segments } = (await as(app, ada, 'GET', `/transcript/${session}`)).json<{
    id: string
    segments: { id: string }[]
  }>()
  const change = { scope: 'line', segment_id: segments[0]?.id, role: 'patient' }
  const answer = await as(app, ada, 'PUT', `/api/transcript/${id}/roles`, change)
  expect(answer.statusCode).toBe(200)
  await expect.poll(() => readFor(ada)).toHaveLength(4)
  expect(done.at(-1)?.visit.lines).toMatchObject([{ role: 'patient' }])
})
