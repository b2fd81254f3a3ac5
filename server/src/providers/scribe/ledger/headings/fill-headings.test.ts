import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { KNOWN } from '../../../../testing/scribe-conformance.ts'
import { wholeText } from '../../../../testing/whole-text.ts'
import { ledgerScribe } from '../ledger-scribe.ts'

const ANEMIA: Partial<FactContent> = { kind: 'assessment', concept: 'anemia', problem: 'anemia' }
const GOUT: Partial<FactContent> = { kind: 'assessment', concept: 'gout', problem: 'gout' }
const KNOWN_GOUT: Partial<FactContent> = { kind: 'history', concept: 'gout', time: 'past' }
const DRUG: Partial<FactContent> = {
  kind: 'medication',
  status: 'continue',
  concept: 'allopurinol',
  attributes: { dose: '100 mg' },
  time: 'future',
  problem: 'gout',
}

function write(prompt: string, ...told: Partial<FactContent>[]): Promise<string> {
  const facts = givenFacts(...told)
  return wholeText(
    ledgerScribe().writeNote({
      template: { title: 'Mine', type: 'medical', prompt, example: '' },
      segments: facts.map((_, index) => ({
        id: `s${index}`,
        index,
        speaker: null,
        text: 'Words.',
      })),
      context: '',
      facts,
      known: KNOWN,
      signal: new AbortController().signal,
    }),
  )
}

test('what goes on is told in the list of medicines and in the plan', async () => {
  const note = await write('## Current medications\n## Plan', DRUG)
  expect(note).toContain('## Current medications\nAllopurinol 100 mg.')
  expect(note).toContain('## Plan\nContinue allopurinol 100 mg.')
})

test('a list of what is new has nothing that goes on', async () => {
  const note = await write('## New prescriptions\n## Plan', DRUG)
  expect(note).toContain('## New prescriptions\nNot discussed.')
})

test('a known condition stands among the conclusions where something is decided for it', async () => {
  const note = await write('## History\n## Assessment\n## Plan', ANEMIA, KNOWN_GOUT, DRUG)
  expect(note).toContain('## History\nHistory of gout.')
  expect(note).toContain('## Assessment\n- Anemia.\n- Gout.')
})

test('where the plan stands with the conclusions, its problem is named once', async () => {
  const note = await write('## History\n## Assessment and plan', ANEMIA, KNOWN_GOUT, DRUG)
  expect(note.match(/Gout/g)).toHaveLength(1)
})

test('a plan for one of several problems says which', async () => {
  const heading = '## Assessment\n## Plan'
  expect(await write(heading, ANEMIA, GOUT, DRUG)).toContain('## Plan\nGout: continue')
  expect(await write(heading, GOUT, DRUG)).toContain('## Plan\nContinue')
})

test('behind the name of a problem only names have capitals', async () => {
  const advised = (concept: string, polarity: FactContent['polarity'] = 'present') =>
    write('## Assessment\n## Plan', ANEMIA, GOUT, {
      kind: 'plan',
      act: 'advise',
      concept,
      polarity,
      time: 'future',
      problem: 'gout',
    })
  expect(await advised('elevate the foot')).toContain('Gout: elevate the foot.')
  expect(await advised('epley maneuver', 'absent')).toContain('Gout: Epley maneuver not advised.')
})
