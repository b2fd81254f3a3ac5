import type { Fact } from '@chartwright/contract/facts'
import { TASK_CATEGORIES } from '@chartwright/contract/limits'
import { describe, expect, test } from 'vitest'
import {
  ScribeError,
  type KnownOfVisit,
  type Scribe,
  type ScribeSegment,
  type ScribeTemplate,
} from '../providers/scribe/scribe.ts'
import { wholeText } from './whole-text.ts'

const VISIT = [
  ['doctor', 'What brings you in today?'],
  ['patient', 'I have had a cough for three days.'],
  ['doctor', 'Any fever?'],
  ['patient', 'No fever.'],
  ['doctor', 'I will order a chest X-ray, and please take amoxicillin 500 mg twice a day.'],
  ['doctor', 'Come back in two weeks.'],
] as const

export const SEGMENTS: readonly ScribeSegment[] = VISIT.map(([speaker, text], index) => ({
  id: `segment-${String(index)}`,
  index,
  speaker,
  text,
}))

export const TEMPLATE: ScribeTemplate = {
  title: 'SOAP',
  type: 'medical',
  prompt: '## Subjective\nThe complaint.\n\n## Plan\nWhat was agreed.',
  example: '',
}

export const KNOWN: KnownOfVisit = { patientName: null, clinicianName: null, date: '2026-03-09' }
const facts: readonly Fact[] = []
const never = () => new AbortController().signal

/** What the features rely on, whoever writes. */
export function describeScribe(name: string, open: () => Scribe | Promise<Scribe>): void {
  describe(`${name} is a Scribe`, () => {
    const note = { template: TEMPLATE, segments: SEGMENTS, context: '', facts, known: KNOWN }
    const question = {
      question: 'How long?',
      queryType: 'history',
      facts,
      known: KNOWN,
      notes: [],
    } as const
    const edit = {
      instruction: 'Shorten it',
      text: '## Plan\n\nRest.',
      segments: SEGMENTS,
      facts,
      known: KNOWN,
    }
    const talk = { segments: SEGMENTS, facts, known: KNOWN }

    test('it has a name to show', async () => {
      expect((await open()).name).toMatch(/\S/)
    })

    test('it writes a note', async () => {
      const text = await wholeText((await open()).writeNote({ ...note, signal: never() }))
      expect(text.trim()).not.toBe('')
    })

    test('it writes from typed context alone', async () => {
      const given = { ...note, segments: [], context: 'Sprained ankle since Monday.' }
      const text = await wholeText((await open()).writeNote({ ...given, signal: never() }))
      expect(text.trim()).not.toBe('')
    })

    test('it proposes tasks in the five categories that refer to lines of the visit', async () => {
      const tasks = await (await open()).proposeTasks({ ...talk, signal: never() })
      const ids = SEGMENTS.map(({ id }) => id)
      for (const task of tasks) {
        expect(TASK_CATEGORIES).toContain(task.category)
        expect(task.title.trim()).not.toBe('')
        expect(ids).toEqual(expect.arrayContaining([...task.segmentIds]))
      }
    })

    test('it answers, and if nothing was said it says so', async () => {
      const scribe = await open()
      for (const segments of [SEGMENTS, []]) {
        const answer = wholeText(scribe.answer({ ...question, segments, signal: never() }))
        const text = await answer.catch((error: unknown) => {
          expect(error).toBeInstanceOf(ScribeError)
          expect(segments).toEqual([])
          return (error as ScribeError).message
        })
        expect(text.trim()).not.toBe('')
      }
    })

    test('it changes a note, or says why not', async () => {
      const edited = await (await open()).editNote({ ...edit, signal: never() })
      expect(edited.kind === 'edit' ? edited.text : edited.reason).toMatch(/\S/)
    })

    test('an abort before it starts rejects, whatever was asked', async () => {
      const scribe = await open()
      const signal = AbortSignal.abort()
      await expect(wholeText(scribe.writeNote({ ...note, signal }))).rejects.toThrow()
      await expect(scribe.proposeTasks({ ...talk, signal })).rejects.toThrow()
      const asked = { ...question, segments: SEGMENTS, signal }
      await expect(wholeText(scribe.answer(asked))).rejects.toThrow()
      await expect(scribe.editNote({ ...edit, signal })).rejects.toThrow()
    })

    test('two concurrent notes do not mix', async () => {
      const scribe = await open()
      const other = { ...note, segments: SEGMENTS.slice(4) }
      const write = (input: typeof note) =>
        wholeText(scribe.writeNote({ ...input, signal: never() }))
      const alone = [await write(note), await write(other)]
      expect(await Promise.all([write(note), write(other)])).toEqual(alone)
    })
  })
}
