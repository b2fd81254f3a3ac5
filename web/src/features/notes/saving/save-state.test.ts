import { expect, test } from 'vitest'
import { firstState, nextState, type SaveEvent, type SaveState } from './save-state.ts'

const first = firstState({ html: '<p>a</p>', version: 1 })
const edited = (html: string): SaveEvent => ({ type: 'edited', html })
const arrived = (html: string, version: number): SaveEvent => ({
  type: 'arrived',
  other: { html, version },
})
const met = (html: string, version: number): SaveEvent => ({
  type: 'met',
  other: { html, version },
})

function after(...events: SaveEvent[]): SaveState {
  return events.reduce(nextState, first)
}

test.each<[string, SaveEvent[], Partial<SaveState>]>([
  ['an edit is unsaved', [edited('b')], { status: 'unsaved', html: 'b' }],
  [
    'an edit that is taken back needs no save',
    [edited('b'), edited('<p>a</p>')],
    { status: 'saved' },
  ],
  [
    'after a pause it is saved',
    [edited('b'), { type: 'idle' }],
    { status: 'saving', sending: 'b' },
  ],
  [
    'an acknowledged text is saved',
    [edited('b'), { type: 'idle' }, { type: 'acknowledged', version: 2 }],
    { status: 'saved', base: { html: 'b', version: 2 }, attempts: [] },
  ],
  [
    'what was typed while saving is unsaved afterwards',
    [edited('b'), { type: 'idle' }, edited('c'), { type: 'acknowledged', version: 2 }],
    { status: 'unsaved', html: 'c', base: { html: 'b', version: 2 } },
  ],
  [
    'what was typed while saving, with a pause, is saved next',
    [
      edited('b'),
      { type: 'idle' },
      edited('c'),
      { type: 'idle' },
      { type: 'acknowledged', version: 2 },
    ],
    { status: 'saving', sending: 'c', base: { html: 'b', version: 2 } },
  ],
  [
    'going back to the first text while another is being saved is saved, too',
    [edited('b'), { type: 'idle' }, edited('<p>a</p>'), { type: 'acknowledged', version: 2 }],
    { status: 'unsaved', html: '<p>a</p>' },
  ],
  [
    'a server that is away is tried again',
    [edited('b'), { type: 'idle' }, { type: 'failed' }, { type: 'now' }, { type: 'failed' }],
    { status: 'retrying', failures: 2 },
  ],
  [
    'typing does not cut a back-off short',
    [edited('b'), { type: 'idle' }, { type: 'failed' }, edited('c'), { type: 'idle' }],
    { status: 'retrying', html: 'c' },
  ],
  [
    'after lost answers even the first text has to be saved',
    [
      edited('b'),
      { type: 'idle' },
      { type: 'failed' },
      edited('<p>a</p>'),
      { type: 'now' },
      { type: 'refused', problem: 'x' },
      edited('<p>a</p>'),
    ],
    { status: 'unsaved' },
  ],
  [
    'a refusal keeps the text and says why',
    [edited('b'), { type: 'idle' }, { type: 'refused', problem: 'too long' }],
    { status: 'stopped', html: 'b', problem: 'too long' },
  ],
  [
    'an edit after a refusal is saved anew',
    [edited('b'), { type: 'idle' }, { type: 'refused', problem: 'too long' }, edited('c')],
    { status: 'unsaved', problem: undefined },
  ],
  [
    'another text on the server is a conflict',
    [edited('b'), { type: 'idle' }, met('x', 2)],
    { status: 'conflict', html: 'b', other: { html: 'x', version: 2 } },
  ],
  [
    'in a conflict nothing is saved by a pause or a flush',
    [edited('b'), { type: 'idle' }, met('x', 2), edited('c'), { type: 'idle' }, { type: 'now' }],
    { status: 'conflict', html: 'c' },
  ],
  [
    'keeping mine saves over the other version',
    [edited('b'), { type: 'idle' }, met('x', 2), { type: 'kept mine' }],
    { status: 'saving', sending: 'b', base: { html: 'x', version: 2 }, other: undefined },
  ],
  [
    'using the other version shows it',
    [edited('b'), { type: 'idle' }, met('x', 2), { type: 'used other' }],
    { status: 'saved', html: 'x', base: { html: 'x', version: 2 }, replacements: 1 },
  ],
  [
    'a version that changed for another reason than this text is saved over quietly',
    [edited('b'), { type: 'idle' }, met('<p>a</p>', 2)],
    { status: 'saving', sending: 'b', base: { html: '<p>a</p>', version: 2 } },
  ],
  [
    'a save whose answer was lost is no conflict',
    [edited('b'), { type: 'idle' }, { type: 'failed' }, edited('c'), { type: 'now' }, met('b', 2)],
    { status: 'saving', sending: 'c', base: { html: 'b', version: 2 } },
  ],
  [
    'the same text on both sides is no conflict',
    [edited('5&nbsp;mg'), { type: 'idle' }, met('5\u00a0mg', 2)],
    { status: 'saved', base: { html: '5\u00a0mg', version: 2 } },
  ],
  [
    'a conflict with the version that was sent waits for better news',
    [edited('b'), { type: 'idle' }, met('x', 1)],
    { status: 'retrying' },
  ],
  [
    'an unedited text takes what another window saved',
    [arrived('x', 2)],
    { status: 'saved', html: 'x', replacements: 1 },
  ],
  ['an older version is no news', [arrived('x', 1)], { html: '<p>a</p>', replacements: 0 }],
  [
    'unsaved text is not replaced by what another window saved',
    [edited('b'), arrived('x', 2)],
    { status: 'unsaved', html: 'b', base: { html: '<p>a</p>', version: 1 } },
  ],
])('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

const draft = { html: 'd', base: { html: '<p>a</p>', version: 1 }, attempts: [], editedAtMs: 5 }

test.each<[string, object, Partial<SaveState>]>([
  [
    'on the same version is restored as unsaved',
    {},
    {
      status: 'unsaved',
      html: 'd',
      restored: { editedAtMs: 5, instead: '<p>a</p>' },
      replacements: 1,
    },
  ],
  ['that the server has is dropped', { html: '<p>a</p>' }, { status: 'saved', replacements: 0 }],
  [
    'on an older version is a conflict',
    { base: { html: 'o', version: 0 } },
    { status: 'conflict', html: 'd', other: { html: '<p>a</p>', version: 1 } },
  ],
  [
    'whose earlier part arrived without an answer is restored',
    { base: { html: 'o', version: 0 }, attempts: ['<p>a</p>'] },
    { status: 'unsaved', html: 'd', base: { html: '<p>a</p>', version: 1 } },
  ],
  [
    'on an older version of the same text is restored',
    { base: { html: '<p>a</p>', version: 0 } },
    { status: 'unsaved', base: { html: '<p>a</p>', version: 1 } },
  ],
])('a draft %s', (_, changes, expected) => {
  expect(after({ type: 'restored', draft: { ...draft, ...changes } })).toMatchObject(expected)
})

test('undoing a restored draft brings the server’s text back, and saves it if needed', () => {
  const restored = after({ type: 'restored', draft })
  expect(nextState(restored, { type: 'undid restoring' })).toMatchObject({
    status: 'saved',
    html: '<p>a</p>',
    restored: undefined,
    replacements: 2,
  })
  const saved = [{ type: 'idle' }, { type: 'acknowledged', version: 2 }] as const
  const undone = nextState(saved.reduce<SaveState>(nextState, restored), {
    type: 'undid restoring',
  })
  expect(undone).toMatchObject({ status: 'unsaved', html: '<p>a</p>' })
})
