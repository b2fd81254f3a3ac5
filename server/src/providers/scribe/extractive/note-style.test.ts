import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDrugs } from '../../../clinical/find-facts.ts'
import type { SectionKind } from './note-style.ts'
import { sectionKind, toNoteStyle } from './note-style.ts'
import { phraseStatement } from './phrase-statement.ts'
import type { Statement } from './statement.ts'
import { statementOf } from './testing/statement-of.ts'
import type { Pronouns } from './third-person.ts'
import { untraceableWords } from './untraceable-words.ts'

const HE: Pronouns = { subject: 'he', object: 'him', possessive: 'his' }

function write(statement: Statement, kind: SectionKind): string {
  const sentence = phraseStatement(statement, HE) ?? ''
  return toNoteStyle({ statement, sentence }, kind).sentence
}

describe('note style', () => {
  test.each([
    ['plan', 'we will continue you on the prozac 20 mg a day', 'Continue Prozac 20 mg daily.'],
    [
      'plan',
      "what i would like to do is start you on some lasix, 40 mg once a day, and let's recheck the labs",
      'Start Lasix, 40 mg once daily, and we will recheck the labs.',
    ],
    [
      'plan',
      'i will be in touch with you after we get your test results',
      'Will be in touch with the patient after we get his test results.',
    ],
    ['plan', 'for your gout, i want you to avoid beer', 'Gout: avoid beer.'],
    ['plan', 'i think we should hold off on surgery', 'I think we should hold off on surgery.'],
    ['plan', 'if it swells, we may start a steroid', 'If it swells, may start a steroid.'],
    ['medications', 'we have you on the norvasc', 'Takes Norvasc.'],
    ['other', 'we have you on the norvasc', 'Takes Norvasc.'],
    ['other', 'we also did a chest x-ray, which looks good', 'Chest x-ray looks good.'],
    ['other', 'i will be ordering a scan', 'I will be ordering a scan.'],
  ] as const)('%s: %s', (kind, said, written) => {
    expect(write(statementOf(said), kind)).toBe(written)
    expect(untraceableWords(written, [said])).toEqual([])
  })

  test('makes no order of what the patient means to do', () => {
    const said = statementOf('i should continue the lisinopril', { role: 'patient' })
    expect(write(said, 'plan')).toBe('The patient should continue the lisinopril.')
  })

  test('leaves typed words as they were typed', () => {
    const typed = statementOf('We will continue the Norvasc', { role: 'typed' })
    expect(write(typed, 'plan')).toBe('We will continue the Norvasc.')
  })

  test('is that of a plan only under a heading for one', () => {
    expect(sectionKind(['assessment', 'plan'])).toBe('plan')
    expect(sectionKind(['hpi', 'medications'])).toBe('other')
    expect(sectionKind([])).toBe('other')
  })
})

const MARKS =
  /\b(?:no|not|never|without|stop|hold|think|may|might|possible|likely|probably|consider|if|unless|until|left|right|mother|brother|weeks?|months?|tomorrow|once|twice|\d+(?:\.\d+)?)\b/g

/** Found by other means than those that the style itself uses. */
function factsOf(text: string): string[] {
  const lower = text.toLowerCase()
  return [...(lower.match(MARKS) ?? []), ...findDrugs(lower)]
}

const pick = (...words: string[]) => fc.constantFrom(...words)
const made = fc
  .tuple(
    pick('', 'so ', 'okay so ', 'for your gout, ', 'if it swells, ', 'for that ', 'also '),
    pick(
      'we will ',
      'we will not ',
      'i am going to ',
      'i want to ',
      'i want you to ',
      "let's ",
      'i think we should ',
      'we may ',
      'we might possibly ',
      'you should ',
      'you should not ',
      'you can ',
      'we have you on ',
      'you are on ',
      'you are not on ',
      'your mother is on ',
      'your brother should ',
      'we did a scan of the left knee which is likely fine and ',
      'there is no need to ',
      'what i would do is ',
    ),
    pick('continue ', 'stop ', 'hold off on ', 'consider ', 'start you on ', 'take ', 'order ', ''),
    pick('the ', 'your ', 'some ', 'that ', ''),
    pick('norvasc', 'prozac', 'metformin', 'insulin', 'aspirin', 'lasix'),
    pick(
      '',
      ' 2.5 mg',
      ' 20 mg a day',
      ' 500 mg, twice a day',
      ' 10 units per day',
      ' 2 2 mg tablets',
    ),
    pick('', ' for 2 weeks', ' until tomorrow', ' unless it hurts on the right', ' without food'),
    pick('', ' and everything', ', you know', ' and that type of thing', ', okay'),
  )
  .map((parts) => parts.join(''))

test('no figure, drug, side, time, negation, doubt or relative is lost, gained or moved', () => {
  fc.assert(
    fc.property(
      made,
      fc.constantFrom<SectionKind>('plan', 'medications', 'other'),
      fc.constantFrom('clinician' as const, 'patient' as const),
      (said, kind, role) => {
        const statement = statementOf(said, { role })
        const sentence = phraseStatement(statement, HE)
        if (sentence === null) return
        const written = toNoteStyle({ statement, sentence }, kind).sentence
        expect(factsOf(written)).toEqual(factsOf(sentence))
        expect(untraceableWords(written, [said])).toEqual([])
        expect(written).toMatch(/^[A-Z0-9].*\.$/)
      },
    ),
    { numRuns: 1500 },
  )
})
