import { expect, test } from 'vitest'
import { KNOWN } from '../../../../testing/scribe-conformance.ts'
import { ledgerScribe } from '../ledger-scribe.ts'
import { givenVisit, heardIn } from './testing/given-visit.ts'

const PROMPT = `Leave out a heading for which nothing was said.

## What We Talked About

## Your Medicines

## What to Do at Home

## When to Get Help

## Next Steps

## Costs`
const SEGMENTS = givenVisit(
  "doctor: What's brought you in?",
  'patient: I have a cough. I take lisinopril.',
  'doctor: I think this is bronchitis. So, um, amoxicillin, five hundred milligrams, three times a day.',
  "doctor: Keep warm. If you can't finish a sentence, call 911. I'll see you in two weeks.",
)
const FACTS = [
  heardIn(SEGMENTS, 'cough', { kind: 'complaint', time: 'now' }),
  heardIn(SEGMENTS, 'lisinopril', { kind: 'medication', status: 'takes', time: 'now' }),
  heardIn(SEGMENTS, 'bronchitis', { kind: 'assessment', time: 'now' }),
  heardIn(SEGMENTS, 'amoxicillin', { kind: 'medication', status: 'start' }),
  heardIn(SEGMENTS, 'Keep warm', { kind: 'plan', act: 'advise' }),
  heardIn(SEGMENTS, 'see you', { kind: 'plan', act: 'follow_up', concept: 'follow-up' }),
]

test('a sheet says what the clinician said, as instructions where it can, and the rest in plain words, each with its source', async () => {
  const pieces: unknown[] = []
  for await (const piece of ledgerScribe().writeNote({
    template: { title: 'Patient Instructions', type: 'medical', example: '', prompt: PROMPT },
    segments: SEGMENTS,
    context: '',
    facts: FACTS,
    known: KNOWN,
    signal: new AbortController().signal,
  }))
    pieces.push(piece)
  expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe(`## What We Talked About
- You came because of a cough.
- We think this is bronchitis.

## Your Medicines
- You take lisinopril.

Your clinician said:
- “Amoxicillin, five hundred milligrams, three times a day.”

## What to Do at Home
- Keep warm.

## When to Get Help
- If you can't finish a sentence, call 911.

## Next Steps
- We will see you in 2 weeks.`)
  const { sentences } = pieces.at(-1) as { sentences: unknown[] }
  expect(sentences).toContainEqual({
    text: 'We think this is bronchitis.',
    factIds: ['bronchitis'],
    lines: [2],
  })
  expect(sentences).toContainEqual({
    text: "If you can't finish a sentence, call 911.",
    factIds: [],
    lines: [3],
  })
})
