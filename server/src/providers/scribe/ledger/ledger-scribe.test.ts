import type { FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { givenFacts } from '../../../clinical/realise/testing/given-fact.ts'
import { describeScribe, KNOWN } from '../../../testing/scribe-conformance.ts'
import { wholeText } from '../../../testing/whole-text.ts'
import type { NoteInput } from '../scribe.ts'
import { ledgerScribe } from './ledger-scribe.ts'

describeScribe('ledger', ledgerScribe)

const COMPLAINT: Partial<FactContent> = {
  kind: 'complaint',
  concept: 'sore throat',
  attributes: { duration: '3 days' },
  importance: 'critical',
  problem: 'tonsillitis',
}
const TONSILLITIS: Partial<FactContent> = {
  kind: 'assessment',
  concept: 'tonsillitis',
  problem: 'tonsillitis',
  importance: 'critical',
}
const SWAB: Partial<FactContent> = {
  kind: 'plan',
  act: 'order',
  concept: 'throat swab',
  time: 'future',
  problem: 'tonsillitis',
  importance: 'critical',
}
const REFERRAL: Partial<FactContent> = {
  kind: 'plan',
  act: 'refer',
  concept: 'ear, nose and throat clinic',
  time: 'future',
  problem: 'tonsillitis',
  importance: 'critical',
}
const DIET: Partial<FactContent> = {
  kind: 'plan',
  act: 'advise',
  concept: 'low-salt diet',
  time: 'future',
}
const HYPERTENSION: Partial<FactContent> = {
  kind: 'assessment',
  concept: 'hypertension',
  status: 'uncontrolled',
  problem: 'hypertension',
  importance: 'critical',
}
const LISINOPRIL: Partial<FactContent> = {
  kind: 'medication',
  status: 'increase',
  concept: 'lisinopril',
  attributes: { dose: '40 mg', frequency: 'once daily' },
  time: 'future',
  problem: 'hypertension',
  importance: 'critical',
}

function input(
  prompt: string,
  told: readonly Partial<FactContent>[],
  given: Partial<NoteInput> = {},
): NoteInput {
  const facts = givenFacts(...told)
  return {
    template: { title: 'Mine', type: 'medical', prompt, example: '' },
    segments: facts.map((_, index) => ({ id: `s${index}`, index, speaker: null, text: 'Words.' })),
    context: '',
    facts,
    known: KNOWN,
    signal: new AbortController().signal,
    ...given,
  }
}

function write(...given: Parameters<typeof input>): Promise<string> {
  return wholeText(ledgerScribe().writeNote(input(...given)))
}

describe('headings', () => {
  test('take the facts of their kind, each once, and say so where there are none', async () => {
    const told = [COMPLAINT, TONSILLITIS, SWAB, { concept: 'fever', polarity: 'absent' as const }]
    const note = await write('## Subjective\n## Objective\n## Assessment\n## Plan', told)
    expect(note).toMatch(/## Subjective\nReports sore throat for 3 days\. Denies fever\./)
    expect(note).toMatch(/## Objective\nNot discussed\./)
    expect(note).toMatch(/## Assessment\nTonsillitis\.\n\n## Plan\nOrder throat swab\./)
  })

  test('that no table knows take what they mean, before others do', async () => {
    const work: Partial<FactContent> = { kind: 'social', concept: 'works as a roofer' }
    const prompt = '## Plan\n## Diet advice\n## Tests ordered\n## Occupational history\n## Travel'
    const note = await write(prompt, [DIET, SWAB, REFERRAL, work])
    const [, plan = '', diet = '', tests = '', occupation = '', travel = ''] = note.split('## ')
    expect(plan).toMatch(/ear, nose and throat/i)
    expect(plan).not.toMatch(/diet|swab/)
    expect(diet).toMatch(/low-salt diet/)
    expect(tests).toMatch(/throat swab/)
    expect(occupation).toMatch(/roofer/)
    expect(travel).toMatch(/Not discussed/)
  })

  test('that name a problem take what belongs to it', async () => {
    const told = [TONSILLITIS, SWAB, HYPERTENSION, LISINOPRIL]
    const note = await write('## Hypertension\n## Plan', told)
    expect(note).toMatch(/## Hypertension\n[^#]*lisinopril to 40 mg/i)
    expect(note).toMatch(/## Plan\nTonsillitis[.:] Order throat swab\.$/i)
  })

  test('of names and dates get what is known, and a blank where nothing is', async () => {
    const prompt = 'Patient name:\nDate:\nClinician:\nAssessment: the impression'
    const known = { patientName: 'Jo Bell', clinicianName: null, date: '2026-03-09' }
    const note = await write(prompt, [TONSILLITIS], { known })
    expect(note).toContain('## Patient name\nJo Bell')
    expect(note).toContain('## Date\nMarch 9, 2026')
    expect(note).toContain('## Clinician\n[to be completed]')
  })

  test('of a plan for several problems tell it problem by problem', async () => {
    const note = await write('## Assessment\n## Plan', [
      TONSILLITIS,
      SWAB,
      HYPERTENSION,
      LISINOPRIL,
    ])
    expect(note).toContain('- Tonsillitis: order throat swab.')
    expect(note).toContain('- Hypertension: increase lisinopril to 40 mg once daily.')
  })
})

test('what matters and cannot be told is quoted word for word', async () => {
  const text = 'Well. It went all funny on me there, and then it stopped.'
  const [fact] = givenFacts({ concept: 'it went all funny on me', importance: 'critical' })
  if (!fact) throw new Error('no fact')
  const said = [{ segment_id: 's0', from: 6, to: 29, words: text.slice(6, 29) }]
  const segments = [{ id: 's0', index: 0, speaker: null, text }]
  const note = await write('## Subjective\n## Plan', [], {
    segments,
    facts: [{ ...fact, said, lines: [0] }],
  })
  expect(note).toContain('## Subjective\n- “It went all funny on me there, and then it stopped.”')
})

/** Facts with the lines that they were said in, each named by its own words. */
function said(
  ...lines: readonly (readonly [text: string, words: string, told: Partial<FactContent>])[]
) {
  const segments = lines.map(([text], index) => ({ id: `s${index}`, index, speaker: null, text }))
  const facts = givenFacts(...lines.map(([, , told]) => told)).map((fact, at) => {
    const [text = '', words = ''] = lines[at] ?? []
    const from = text.indexOf(words)
    return { ...fact, said: [{ segment_id: `s${at}`, from, to: from + words.length, words }] }
  })
  return { segments, facts }
}

describe('also said', () => {
  test('is absent where the note says it, or nobody could read the quotation', async () => {
    const given = said(
      [
        'Blood pressure is 120 over 80.',
        '120 over 80',
        { kind: 'measurement', concept: 'blood pressure', attributes: { value: '120/80' } },
      ],
      [
        'blood pressure and was',
        'blood pressure',
        { kind: 'measurement', concept: 'blood pressure' },
      ],
      ['Does that hurt?', 'hurt', { kind: 'finding', concept: 'that hurt' }],
      ['I love my chips with my wine.', 'chips', { kind: 'social', concept: 'chips with my wine' }],
    )
    const note = await write('## Subjective\n## Objective\n## Plan', [], given)
    expect(note).not.toContain('Also said')
    expect(note).not.toMatch(/chips/i)
  })

  test('quotes no question of the patient', async () => {
    const { segments, facts } = said([
      'so will i be able to drive with it',
      'able to drive',
      { kind: 'plan', act: 'follow_up', concept: 'able to drive', importance: 'critical' },
    ])
    const asked = segments.map((segment) => ({ ...segment, speaker: 'patient' }))
    const note = await write('## Subjective\n## Plan', [], { segments: asked, facts })
    expect(note).not.toContain('drive')
  })

  test('what reads as a line stands with what else is told of the kind', async () => {
    const funny = { concept: 'it went all funny on me', importance: 'critical' as const }
    const text = 'I felt my hand go all funny.'
    const given = said(['A headache.', 'headache', {}], [text, 'all funny', funny])
    const segments = given.segments.map((one) => ({ ...one, role: 'patient' as const }))
    const note = await write('## HPI\n## Plan', [], { ...given, segments })
    expect(note).toMatch(/HPI\n.* Felt the hand go all funny\./)
  })

  test('quotes nothing of which the note has the words', async () => {
    const given = said(
      ['You have tonsillitis today.', 'tonsillitis', { ...TONSILLITIS }],
      [
        'You have the tonsillitis, you have.',
        'you have',
        { concept: 'the one you have', importance: 'critical' },
      ],
    )
    expect(await write('## Subjective\n## Assessment', [], given)).not.toContain('Also said')
  })

  test.each([
    ['major', 6],
    ['critical', 9],
  ] as const)(
    'of %s facts quotes %d at most, besides when to get help and what to stop',
    async (importance, most) => {
      const funny: Partial<FactContent> = {
        kind: 'assessment',
        concept: 'it went all funny on me',
        importance,
      }
      const given = said(
        ...Array.from({ length: 11 }, (_, at) => {
          const text = `It went all funny on me ${'again '.repeat(at)}that day.`
          return [text, 'all funny', funny] as const
        }),
        [
          'If you get pain there you would need to stop taking it and call me.',
          'stop taking it',
          { kind: 'medication', concept: 'stop taking it', status: 'stop' },
        ],
      )
      const note = await write('## Vital signs', [], given)
      const quoted = note.split('## Also said\n')[1]?.split('\n') ?? []
      expect(quoted).toHaveLength(most + 1)
      expect(quoted[0]).toContain('stop taking it and call me')
    },
  )

  test('has a warning, also where its sentence is longer than any other quotation', async () => {
    const text = `If you are ${'not getting better or '.repeat(10)}have chest pain I want you to come back and see me`
    const warning: Partial<FactContent> = {
      kind: 'plan',
      act: 'safety_net',
      concept: 'not getting better or that you have this',
      importance: 'critical',
    }
    const given = said([text, 'have chest pain', warning])
    expect(await write('## Subjective\n## Plan', [], given)).toContain(`“${text}.”`)
  })

  test('goes on with the consequence behind a nod', async () => {
    const [condition] = said([
      'So if you start to get heartburn right there',
      'heartburn',
      {
        kind: 'plan',
        act: 'safety_net',
        concept: 'getting that right there',
        importance: 'critical',
      },
    ]).facts
    if (!condition) throw new Error('no fact')
    const texts = [
      'So if you start to get heartburn right there',
      'yeah',
      'you would need to stop taking it',
    ]
    const segments = texts.map((text, index) => ({
      id: `s${index}`,
      index,
      speaker: index === 1 ? 'patient' : 'doctor',
      text,
    }))
    const facts = [{ ...condition, sureness: 0.3 }]
    expect(await write('## Subjective\n## Plan', [], { segments, facts })).toContain(
      '“If you start to get heartburn right there. … You would need to stop taking it.”',
    )
  })
})

describe('nothing twice', () => {
  test('a thing of several kinds stands in one place, and its sentence tells all its facts', async () => {
    const told: Partial<FactContent>[] = [
      { kind: 'assessment', concept: 'eczema', importance: 'critical' },
      { concept: 'eczema' },
      { kind: 'history', concept: 'eczema' },
    ]
    const given = input('## Subjective\n## Assessment\n## Plan', told)
    const pieces: unknown[] = []
    for await (const piece of ledgerScribe().writeNote(given)) pieces.push(piece)
    expect(pieces.at(-1)).toMatchObject({
      sentences: expect.arrayContaining([
        { text: 'Eczema.', factIds: ['0', '1', '2'], lines: [0, 1, 2] },
      ]) as unknown,
    })
  })

  test('a complaint is named in its line and developed once in the history of it', async () => {
    const told: Partial<FactContent>[] = [
      {
        kind: 'complaint',
        concept: 'knee pain',
        attributes: { side: 'left', duration: '3 weeks' },
      },
      { concept: 'knee pain', attributes: { course: 'getting worse' } },
    ]
    const note = await write('## Chief complaint\n## History of present illness', told)
    expect(note).toContain('## Chief complaint\nLeft knee pain for 3 weeks.')
    expect(note).toContain('illness\nReports left knee pain for 3 weeks, getting worse.')
  })

  test('a follow-up of problems names them', async () => {
    const visit: Partial<FactContent> = {
      kind: 'complaint',
      concept: 'follow-up of his chronic problems',
    }
    const note = await write('## Chief complaint\n## Assessment', [
      visit,
      TONSILLITIS,
      HYPERTENSION,
    ])
    expect(note).toContain('Presents for follow-up of tonsillitis and hypertension.')
  })

  test('a heading that everybody uses is no problem of that name', async () => {
    const allergies: Partial<FactContent> = {
      kind: 'assessment',
      concept: 'allergies',
      problem: 'allergies',
    }
    const note = await write('## Allergies\n## Assessment', [allergies])
    expect(note).toMatch(/## Allergies\nNot discussed\.\n\n## Assessment\nAllergies\./)
  })
})

test('minor facts make way when a note grows long, and what matters never does', async () => {
  const many = Array.from({ length: 200 }, (_, at): Partial<FactContent> => ({
    kind: 'finding',
    concept: `lesion number ${String(at)}`,
    importance: at < 3 ? 'critical' : 'minor',
  }))
  const facts = givenFacts(...many).map((fact) => ({ ...fact, text: 'Five words of this length.' }))
  const note = await write('## Objective\n## Plan', [], {
    facts,
    segments: input('', [{}]).segments,
  })
  for (const at of [0, 1, 2])
    expect(note).toMatch(new RegExp(`lesion number ${String(at)}\\b`, 'i'))
  expect(note).not.toContain('lesion number 199')
})

describe('a letter of referral', () => {
  const template = {
    title: 'Letter of referral',
    type: 'administrative',
    prompt: 'Write a referral letter.',
    example: '',
  }
  const known = { patientName: 'Jo Bell', clinicianName: 'Dr. Lin', date: '2026-03-09' }

  test('has a salutation, its reason, the findings and the name of who signs', async () => {
    const note = await write('', [COMPLAINT, TONSILLITIS, REFERRAL], { template, known })
    expect(note).toMatch(
      /^Ear, nose and throat clinic\nDate: March 9, 2026\nRe: Jo Bell\nDear colleague,/,
    )
    expect(note).toContain(
      'I am referring Jo Bell to the ear, nose and throat clinic for tonsillitis.',
    )
    expect(note).toMatch(/Yours sincerely,\nDr\. Lin$/)
  })

  test('leaves out what belongs to another problem', async () => {
    const other: Partial<FactContent> = { concept: 'headache', problem: 'hypertension' }
    const told = [COMPLAINT, TONSILLITIS, REFERRAL, HYPERTENSION, other]
    expect(await write('', told, { template, known })).not.toMatch(/headache/i)
  })
})

test('the sentences come with their facts and the lines that those rest on', async () => {
  const pieces: unknown[] = []
  const note = input('## Assessment\n## Plan', [TONSILLITIS, SWAB])
  for await (const piece of ledgerScribe().writeNote(note)) pieces.push(piece)
  expect(pieces.at(-1)).toEqual({
    kind: 'sources',
    sentences: [
      { text: 'Tonsillitis.', factIds: ['0'], lines: [0] },
      { text: 'Order throat swab.', factIds: ['1'], lines: [1] },
    ],
  })
})

test('what was typed and is no fact stays as it was typed', async () => {
  const given = { context: 'Bring the blue folder.', segments: [] }
  const note = await write('## Subjective\n## Plan', [], given)
  expect(note).toContain('This note rests on typed context only; nothing was recorded.')
  expect(note).toContain('Bring the blue folder.')
})
