import { afterAll, describe, expect, test } from 'vitest'
import { chooseScribe } from './choose-scribe.ts'
import { loadConfig } from './config.ts'
import { beginStream, DIALECTS, openLlmServer, saying } from './testing/llm-server.ts'
import { KNOWN, SEGMENTS, TEMPLATE } from './testing/scribe-conformance.ts'
import { wholeText } from './testing/whole-text.ts'
import type { Restart } from './providers/scribe/scribe.ts'

const FORMAT = 'openai-compatible'
const model = await openLlmServer()
afterAll(() => model.close())
const fallback = chooseScribe(loadConfig({}))
const scribe = () =>
  chooseScribe(loadConfig({ LLM_PROVIDER: FORMAT, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm-1' }))
const signal = new AbortController().signal
const input = {
  template: TEMPLATE,
  segments: SEGMENTS,
  context: '',
  facts: [],
  known: KNOWN,
  signal,
}

const NOTE = '## Subjective\nCough for three days. Denies fever.\n\n## Plan\n- Chest X-ray.'
/** The model is instructed so; see the snapshots of the prompts. */
const OWN_SENTENCE = 'State only what the transcript or the typed context says.'

/** Small pieces, as a model sends them. */
const inPieces = (text: string) => saying(FORMAT, ...(text.match(/[\s\S]{1,7}/g) ?? []))

async function write() {
  const shown: string[] = ['']
  const restarts: Restart[] = []
  for await (const piece of scribe().writeNote(input)) {
    if (typeof piece !== 'string' && piece.kind === 'sources') continue
    if (typeof piece !== 'string') restarts.push(piece)
    shown.push(typeof piece === 'string' ? `${shown.at(-1) ?? ''}${piece}` : '')
  }
  return { note: shown.at(-1), shown, by: restarts.at(-1)?.by }
}

const builtIn = () => wholeText(fallback.writeNote(input))

describe('anything that is not part of the note is removed', () => {
  test.each([
    ['reasoning', `<think>\nThe patient coughs.\n</think>\n\n${NOTE}`],
    ['reasoning in other marks', `<reasoning>He coughs.</reasoning>\n[THINK]Hm.[/THINK]\n${NOTE}`],
    ['reasoning whose beginning was swallowed', `The patient coughs.\nSo:\n</think>\n\n${NOTE}`],
    ['reasoning behind the note that never ends', `${NOTE}\n<think>\nIs that all?`],
    ['a preamble', `Sure! Here is the SOAP note:\n\n${NOTE}`],
    ['two of them', `Certainly!\n\nBased on the transcript, this is it:\n\n---\n\n${NOTE}`],
    ['a preamble in bold', `**Here is the clinical note:**\n\n${NOTE}`],
    ['a preamble that says where the note is', `The note for this visit is below.\n\n${NOTE}`],
    ['analysis', `<analysis>\nHe coughs.\n</analysis>\n${NOTE}`],
    ['a word on its writer', `${NOTE}\n\n*Note: This is an AI-generated note.*`],
    ['a code block', '```markdown\n' + NOTE + '\n```'],
    [
      'a code block between words',
      'Here is the note:\n```\n' + NOTE + '\n```\nWould you like me to shorten it?',
    ],
    ['a code block that never ends', '```md\n' + NOTE],
    ['a farewell', `${NOTE}\n\nLet me know if you would like any changes!`],
    ['nothing', NOTE],
  ])('%s', async (_, answer) => {
    model.answer(inPieces(answer))
    const { note, by } = await write()
    expect(note).toBe(NOTE)
    expect(by).toBeUndefined()
    expect(model.calls).toHaveLength(1)
  })

  test('and reasoning is never shown on the way', async () => {
    model.answer(inPieces(`<think>\nSecret thought.\nAnother.\n</think>\nSure!\n\n${NOTE}\n`))
    const { shown } = await write()
    expect(shown.join('')).not.toMatch(/think|thought|Sure/)
    expect(shown.length).toBeGreaterThan(3)
  })
})

const sentence = 'The patient has had a cough for three days. '
const cases: [string, string, string][] = [
  ['a refusal', 'I’m sorry, but I can’t assist with that request.', 'declined to answer'],
  [
    'a refusal under headings',
    '## Subjective\nI cannot provide medical advice.\n## Plan\n-',
    'declined to answer',
  ],
  [
    'a refusal in the third person',
    '## Subjective\nUnable to provide a summary, as the content is sensitive.\n## Plan\nN/A',
    'declined to answer',
  ],
  [
    'a model that speaks of itself',
    `As an AI language model, I have limits.\n${NOTE}`,
    'declined to answer',
  ],
  [
    '300 times the same',
    `## Subjective\n${sentence.repeat(300)}\n## Plan\nRest.`,
    'repeated itself',
  ],
  [
    'the same word on and on',
    `## Subjective\n${'cough '.repeat(300)}\n## Plan\nRest.`,
    'repeated itself',
  ],
  [
    'the same with a number that counts up',
    `## Subjective\n${Array.from({ length: 300 }, (_, n) => `${n}: ${sentence}`).join('')}\n## Plan\nRest.`,
    'repeated itself',
  ],
  ['the same paragraph', `${NOTE}\n\n`.repeat(8), 'repeated itself'],
  [
    'a sentence of our own',
    `## Subjective\n${OWN_SENTENCE}\n## Plan\nRest.`,
    'repeated its instructions',
  ],
  ['our own marks', `<transcript-1>\n${NOTE}\n</transcript-1>`, 'repeated its instructions'],
  ['no headings', 'The patient coughs. Rest was advised.', 'left out the headings of the template'],
  ['reasoning alone', '<think>\nLet me see. The patient coughs.', 'answered nothing'],
]

describe('an answer that is not a note is requested once more, then the built-in writer writes it', () => {
  test.each(cases)('%s', async (_, answer, why) => {
    model.answer(inPieces(answer))
    const { note, by } = await write()
    expect(model.calls).toHaveLength(2)
    expect(note).toBe(await builtIn())
    expect(by).toEqual({
      name: fallback.name,
      model: null,
      remark: `m-1 (${new URL(model.baseUrl).host}) gave no note that can be used: it ${why}. The built-in writer wrote this one.`,
    })
    const [first, second] = model.calls
    expect(JSON.stringify(first?.body['messages'])).toContain(OWN_SENTENCE)
    expect(JSON.stringify(second?.body['messages'])).toContain(`because it ${why}.`)
  })

  test('a second answer that is a note is used', async () => {
    model.answer((response, call) =>
      inPieces(call === 0 ? 'I’m sorry, but I can’t help with that.' : NOTE)(response, call),
    )
    const { note, by } = await write()
    expect([note, by]).toEqual([NOTE, undefined])
  })

  test('a truncated answer counts as none', async () => {
    const { begin, text, end } = DIALECTS[FORMAT]
    model.answer((response) => beginStream(response).end(begin + text(NOTE) + end('length')))
    expect((await write()).by?.remark).toContain('stopped before it had finished')
  })

  test('an unavailable model is reported, and not replaced', async () => {
    model.answer((response) => response.writeHead(401).end())
    await expect(write()).rejects.toThrow('The model’s server answered 401.')
  })
})

describe('a template that names no headings, with an example', () => {
  const template = {
    ...TEMPLATE,
    prompt: 'Write a short letter about this visit to the doctor who referred the patient.',
    example: 'Mr. Miller has had severe chest pain since Tuesday that radiates to the left arm.',
  }
  const LETTER = 'He has had a dry cough for three days and was sent for an X-ray.'
  const whole = async (answer: string) => {
    model.answer(inPieces(answer))
    return wholeText(scribe().writeNote({ ...input, template }))
  }

  test.each([
    'I’m sorry, but I am not able to share medical information about individuals.',
    'I must decline this request because it contains personal health information.',
    'Unfortunately, this request contains sensitive content that I can’t process.',
    'I cannot discuss this.',
    'Please provide the transcript of the visit so that I can write the letter.',
    'It looks like no transcript was included. Could you share it?',
    template.prompt,
    template.example,
  ])('%j is not a letter', async (answer) => {
    await whole(answer)
    expect(model.calls).toHaveLength(2)
  })

  test.each([
    LETTER,
    `Dear colleague, please send me the result of the X-ray. ${LETTER}`,
    `${LETTER} I can’t continue the antibiotic, he said.`,
    `${LETTER} ${LETTER.replace('dry', 'wet')} ${template.example}`,
    `${LETTER} ${Array.from({ length: 12 }, (_, n) => `Blood glucose was ${100 + n} mg/dL.`).join(' ')}`,
  ])('%j is a letter', async (answer) => {
    expect(await whole(answer)).toBe(answer)
    expect(model.calls).toHaveLength(1)
  })
})

test.each([
  [
    'words of a patient',
    '## Subjective\n“I can’t help my husband any more,” she says. Denies fever.\n## Plan\nRest.',
  ],
  ['headings marked otherwise', '**Subjective:** Cough.\n\nPLAN\nRest.'],
  ['a toe', '## Subjective\nGreat toe pain. Here for follow-up. OK to work.\n## Plan\nRest.'],
  [
    'much that was not discussed',
    `## Subjective\n${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `### Part ${n}\nNot discussed today.\n`).join('')}## Plan\nRest.`,
  ],
])('%s are a note', async (_, answer) => {
  model.answer(inPieces(answer))
  expect((await write()).note).toBe(answer)
})

test('an answer is shown without the reasoning before it', async () => {
  model.answer(inPieces('Hm, line two.</think>\n\nThree days [2].'))
  const asked = {
    question: 'How long?',
    queryType: 'history',
    facts: [],
    known: KNOWN,
    notes: [],
  } as const
  const shown = await wholeText(scribe().answer({ ...asked, segments: SEGMENTS, signal }))
  expect(shown).toBe('Three days [2].')
})

test('a change that changes nothing leaves the note, and says why', async () => {
  model.answer(inPieces('I’m sorry, but I can’t assist with that request.'))
  const edit = {
    instruction: 'Shorten',
    text: NOTE,
    segments: SEGMENTS,
    facts: [],
    known: KNOWN,
    signal,
  }
  expect(await scribe().editNote(edit)).toEqual({
    kind: 'declined',
    reason: `The note is unchanged: m-1 (${new URL(model.baseUrl).host}) declined to answer.`,
  })
  model.answer(inPieces('<think>Shorter.</think>Sure!\n```\n## Plan\nRest.\n```'))
  expect(await scribe().editNote(edit)).toEqual({ kind: 'edit', text: '## Plan\nRest.' })
})
