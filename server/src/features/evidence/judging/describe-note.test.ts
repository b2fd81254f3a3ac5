import type { Fact } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { describeGiven, givenHeard, givenLines } from '../testing/given-ledger.ts'
import { hashSentence } from './hash-sentence.ts'

const p = (...sentences: readonly string[]) => `<p>${sentences.join(' ')}</p>`

describe('a sentence against the facts of the visit', () => {
  const lines = givenLines(
    'My dad had colon cancer.',
    'Any hearing loss? No.',
    'The rash on my left forearm began three weeks ago.',
    'It could be sarcoidosis.',
    'Stop the sertraline.',
  )
  const ledger = [
    givenHeard(lines, 'colon cancer', { kind: 'family', who: 'father' }),
    givenHeard(lines, 'hearing loss? No', { concept: 'hearing loss', polarity: 'absent' }),
    givenHeard(lines, 'rash on my left forearm', {
      concept: 'forearm rash',
      attributes: { side: 'left', duration: '3 weeks' },
    }),
    givenHeard(lines, 'could be sarcoidosis', {
      kind: 'assessment',
      concept: 'sarcoidosis',
      certainty: 'possible',
    }),
    givenHeard(lines, 'sertraline', { kind: 'medication', status: 'stop' }),
  ]
  test.each([
    ['History', 'Colon cancer.', 'person', 'colon cancer'],
    ['Subjective', 'Reports hearing loss.', 'negation', 'hearing loss? No'],
    ['Subjective', 'Right forearm rash.', 'side', 'rash on my left forearm'],
    ['Subjective', 'Forearm rash for 5 weeks.', 'time', 'rash on my left forearm'],
    ['Assessment', 'Sarcoidosis.', 'doubt', 'could be sarcoidosis'],
    ['Plan', 'Continue sertraline.', 'negation', 'sertraline'],
  ])('under %s: %s is contradicted, and by what', (section, text, kind, said) => {
    const html = `<h2>${section}</h2>${p(text)}`
    const [sentence] = describeGiven(html, lines, ledger).sentences
    expect(sentence).toMatchObject({ standing: 'contradicted' })
    const conflict = sentence?.conflicts.find((each) => each.kind === kind)
    expect(conflict).toMatchObject({ kind, said })
    expect(ledger.map(({ id }) => id)).toContain(conflict?.fact_id)
  })

  test.each([
    ['Family History', 'Father: colon cancer.'],
    ['Subjective', 'Denies hearing loss.'],
    ['Subjective', 'Left forearm rash for 3 weeks.'],
    ['Assessment', 'Possible sarcoidosis.'],
    ['Plan', 'Discontinue sertraline.'],
  ])('under %s: %s tells its fact', (section, text) => {
    const {
      sentences,
      omissions,
      told_facts: told,
    } = describeGiven(`<h2>${section}</h2>${p(text)}`, lines, ledger)
    expect(sentences[0]).toMatchObject({ conflicts: [] })
    expect(sentences[0]?.fact_ids).toHaveLength(1)
    expect(told).toBe(1)
    expect(omissions).toHaveLength(ledger.length - 1)
  })
})

describe('what a note lacks', () => {
  const lines = givenLines(
    'I take warfarin 5 mg.',
    'No chest pain.',
    'My toe itches.',
    'Cut back on salt.',
  )
  const drug: Partial<Fact> = { kind: 'medication', status: 'takes', attributes: { dose: '5 mg' } }
  const ledger = [
    givenHeard(lines, 'No chest pain', {
      concept: 'chest pain',
      polarity: 'absent',
      importance: 'major',
    }),
    givenHeard(lines, 'warfarin', drug),
    givenHeard(lines, 'toe itches', { importance: 'minor' }),
    givenHeard(lines, 'Cut back on salt', { kind: 'plan', act: 'advise', importance: 'major' }),
  ]
  const texts = (html: string) =>
    describeGiven(html, lines, ledger).omissions.map(({ fact }) => fact)

  test('is every critical and major fact, the worst first, under its heading', () => {
    const html = '<h2>Medications</h2><h2>Plan</h2>' + p('Itching toe.')
    const { omissions } = describeGiven(html, lines, ledger)
    expect(omissions.map(({ importance, fact }) => [importance, fact])).toEqual([
      ['critical', 'Takes warfarin 5 mg.'],
      ['major', 'Denies chest pain.'],
      ['major', 'Cut back on salt.'],
    ])
    expect(omissions.map(({ proposal }) => proposal.section)).toEqual(['Medications', null, 'Plan'])
  })

  test('is not what it tells in other words, by a brand or of the same dose', () => {
    expect(
      texts(p('Coumadin 5 mg daily. Negative for chest pain. Advised to cut back on salt.')),
    ).toEqual([])
  })

  test('is also the dose of a drug that it names', () => {
    expect(texts(p('On warfarin. No chest pain. Cut back on salt.'))).toEqual([
      'Takes warfarin 5 mg.',
    ])
  })

  test('is not what it says otherwise: that is marked there, and not everything is in the note', () => {
    const {
      omissions,
      weighty_facts: all,
      told_facts: told,
    } = describeGiven(p('Warfarin 5 mg. Reports chest pain. Cut back on salt.'), lines, ledger)
    expect(omissions).toEqual([])
    expect([told, all]).toEqual([2, 3])
  })

  test('is not looked for where the facts could not be read', () => {
    const {
      omissions,
      looked_for,
      ledger: read,
      sentences,
    } = describeGiven(p('Takes warfarin.'), lines, 'unavailable')
    expect([omissions, looked_for, read]).toEqual([[], [], 'unavailable'])
    expect(sentences[0]).toMatchObject({ standing: 'supported', segment_ids: ['s0'] })
  })
})

test('of a letter, its date, salutation and close are not sentences without a source', () => {
  const lines = givenLines('I take warfarin 5 mg.')
  const written = [
    '<p>Date: March 9, 2026</p><p>Dear colleague,</p>',
    '<p>He takes warfarin 5 mg. He smokes.</p>',
    '<p>Yours sincerely,</p><p>Dr. Lin</p><p>Signature: [to be completed]</p>',
  ].join('')
  const { sentences } = describeGiven(written, lines, [])
  expect(sentences.map(({ text, standing }) => [text, standing])).toEqual([
    ['He takes warfarin 5 mg.', 'supported'],
    ['He smokes.', 'unsupported'],
    ['Signature: [to be completed]', 'placeholder'],
  ])
})

describe('a sentence that came with its facts', () => {
  const lines = givenLines('It started when I moved the piano.', 'I take warfarin 5 mg.')
  const heard = givenHeard(lines, 'warfarin', {
    kind: 'medication',
    status: 'takes',
    attributes: { dose: '5 mg' },
  })
  const TEXT = 'Anticoagulated.'
  const told = new Map([
    [hashSentence(TEXT), { sentence: TEXT, factIds: [heard.id], segmentIds: ['s1'] }],
  ])
  const judge = (ledger: readonly Fact[], text = TEXT) =>
    describeGiven(p(text), lines, ledger, {
      told: new Map([
        [hashSentence(text), { sentence: text, factIds: [heard.id], segmentIds: ['s1'] }],
      ]),
    })

  test('has its own lines and tells them, whatever its words are', () => {
    const { sentences, omissions } = describeGiven(p(TEXT), lines, [heard], { told })
    expect(sentences[0]).toMatchObject({
      standing: 'supported',
      segment_ids: ['s1'],
      fact_ids: [heard.id],
    })
    expect(omissions).toEqual([])
  })

  test('is uncertain where the reader was not sure of its fact, unless it only quotes', () => {
    const doubted = { ...heard, sureness: 0.6 }
    expect(judge([doubted]).sentences[0]).toMatchObject({
      standing: 'uncertain',
      doubts: [{ kind: 'unsure_reading', words: 'warfarin', segment_id: 's1' }],
    })
    for (const [fact, text] of [
      [{ ...heard, sureness: 0.7 }, TEXT],
      [{ ...doubted, source: 'added' as const }, TEXT],
      [doubted, '“I take warfarin 5 mg.”'],
    ] as const)
      expect(judge([fact], text).sentences[0]).toMatchObject({ standing: 'supported', doubts: [] })
    const byPerson = describeGiven(p('Takes warfarin 5 mg.'), lines, [doubted])
    expect(byPerson.sentences[0]).toMatchObject({ standing: 'supported', fact_ids: [heard.id] })
  })

  test('is uncertain where its fact has a dose from another line', () => {
    const elsewhere = { segment_id: 's0', from: 0, to: 4, words: '5 mg' }
    const far = { ...heard, attributes: { dose: '5 mg' }, said: [...heard.said, elsewhere] }
    expect(judge([far]).sentences[0]).toMatchObject({ standing: 'uncertain' })
    const corrected = { ...far, source: 'corrected' as const }
    expect(judge([corrected]).sentences[0]?.doubts).toEqual([])
  })

  test('is unsupported when a person has deleted its fact', () => {
    expect(judge([]).sentences[0]).toMatchObject({ standing: 'unsupported', fact_ids: [] })
  })

  test('is contradicted when a person has corrected its fact', () => {
    const corrected = {
      ...heard,
      source: 'corrected' as const,
      attributes: { dose: '10 mg' },
      text: 'Takes warfarin 10 mg.',
    }
    expect(judge([corrected], 'Takes warfarin 5 mg.').sentences[0]).toMatchObject({
      standing: 'contradicted',
      conflicts: [{ kind: 'dose', written: '5 mg', said: 'Takes warfarin 10 mg.' }],
    })
    expect(judge([corrected], 'Takes warfarin 10 mg.').sentences[0]).toMatchObject({
      standing: 'supported',
      conflicts: [],
    })
  })
})

describe('a sentence that was said', () => {
  test('is uncertain where its line was not heard clearly', () => {
    const lines = [{ id: 's0', text: 'I have a sharp pain in my flank.', confidence: 0.4 }]
    const [sentence] = describeGiven(p('Sharp pain in the flank.'), lines, []).sentences
    expect(sentence).toMatchObject({
      standing: 'uncertain',
      doubts: [{ kind: 'unclear', segment_id: 's0' }],
    })
    const clear = [{ id: 's0', text: 'I have a sharp pain in my flank.', confidence: 0.9 }]
    expect(describeGiven(p('Sharp pain in the flank.'), clear, []).sentences[0]).toMatchObject({
      standing: 'supported',
      doubts: [],
    })
  })

  test.each([
    ['Your heart rate is 720.', 'Heart rate 720.'],
    ['Blood pressure 80 over 120.', 'Blood pressure 80/120.'],
    ['Take amoxicillin 5000 mg.', 'Amoxicillin 5000 mg.'],
    ['Your oxygen is 105 percent.', 'Oxygen saturation 105%.'],
  ])('is uncertain where its number can hardly be: %s', (said, text) => {
    const [sentence] = describeGiven(p(text), givenLines(said), []).sentences
    expect(sentence).toMatchObject({ standing: 'uncertain', doubts: [{ kind: 'implausible' }] })
  })

  test('is uncertain where it has a word that was not heard clearly, and not for its neighbours', () => {
    const text = 'I take metoprolol for my heart and a walk in the morning.'
    const known = text.split(' ').map((word) => (/^(?:metoprolol|walk)$/.test(word) ? 0.3 : 0.9))
    const lines = [{ id: 's0', text, confidence: 0.85, word_confidence: known }]
    const of = (html: string, ...given: Parameters<typeof describeGiven>[2][]) =>
      describeGiven(html, lines, given[0] ?? []).sentences[0]
    expect(of(p('Takes metoprolol for the heart.'))).toMatchObject({
      standing: 'uncertain',
      doubts: [{ kind: 'unsure_words', words: 'metoprolol', segment_id: 's0' }],
    })
    const heart = p('Takes it for the heart in the morning.')
    expect(of(heart)).toMatchObject({ standing: 'supported', doubts: [] })
    const checked = lines.map((line) => ({ ...line, is_checked: true }))
    expect(describeGiven(p('Takes metoprolol.'), checked, []).sentences[0]).toMatchObject({
      standing: 'supported',
    })
  })

  test('is told the number as it was heard, and where, until a person has checked the line', () => {
    const lines = givenLines('The blood pressure is 110.7 inches per minute.')
    const html = p('Blood pressure 110.7.')
    expect(describeGiven(html, lines, []).sentences[0]).toMatchObject({
      standing: 'uncertain',
      doubts: [
        {
          kind: 'implausible',
          words: 'blood pressure is 110.7 inches per minute',
          segment_id: 's0',
        },
      ],
    })
    const checked = lines.map((line) => ({ ...line, is_checked: true }))
    expect(describeGiven(html, checked, []).sentences[0]?.doubts).toEqual([])
  })

  test('is uncertain also where a person typed such a number', () => {
    const { sentences } = describeGiven(p('Temperature 385 degrees.'), [], [], {
      isScribes: () => false,
    })
    expect(sentences[0]).toMatchObject({ standing: 'uncertain' })
  })

  test('may be what a person typed', () => {
    const fact: Fact = {
      ...givenHeard([], 'latex', { kind: 'allergy', source: 'typed' }),
      said: [{ segment_id: null, from: 0, to: 5, words: 'Latex allergy' }],
    }
    const { sentences, omissions } = describeGiven(p('Allergic to latex.'), [], [fact])
    expect(sentences[0]).toMatchObject({ standing: 'typed', context_lines: ['Latex allergy'] })
    expect(omissions).toEqual([])
  })
})

test('what a note lacks stands in the order of its weight, and talk by the way last', () => {
  const lines = givenLines('My way my heart pumps now, and chest pain.', 'Take aspirin.')
  const ledger = [
    givenHeard(lines, 'way my heart pumps', { importance: 'major', sureness: 0.4 }),
    givenHeard(lines, 'chest pain', { importance: 'major', sureness: 0.4 }),
    givenHeard(lines, 'aspirin', { kind: 'medication', status: 'start', sureness: 0.4 }),
  ]
  const { omissions } = describeGiven(p('Seen today.'), lines, ledger)
  expect(omissions.map(({ fact_id: id }) => id)).toEqual([
    ledger[2]?.id,
    ledger[1]?.id,
    ledger[0]?.id,
  ])
})
