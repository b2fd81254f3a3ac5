import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenContent } from './testing/given-fact.ts'
import { isWordable } from './wordable.ts'

test.each<[Partial<FactContent>, boolean]>([
  [{ concept: 'dysuria' }, true],
  [{ concept: 'tongue feels weird' }, true],
  [{ concept: 'trouble eating i can drink' }, false],
  [{ concept: 'blood sugar is not under control' }, false],
  [{ concept: 'pain that starts low and then goes all the way up' }, false],
  [{ concept: 'bilateral' }, false],
  [{ concept: 'something like that' }, false],
  [{ concept: 'elbow' }, false],
  [{ kind: 'finding', concept: 'heart' }, false],
  [{ kind: 'finding', concept: 'heart', attributes: { value: 'normal' } }, true],
  [{ kind: 'finding', concept: 'lung exam' }, false],
  [{ kind: 'finding', concept: 'pain to palpation of the frontal or maxillary sinuses' }, true],
  [{ kind: 'finding', concept: 'look at the breast' }, false],
  [{ kind: 'measurement', concept: 'blood pressure' }, false],
  [{ kind: 'measurement', concept: 'low at 8.2', attributes: { value: '8.2' } }, false],
  [{ kind: 'result', concept: 'covid test' }, false],
  [{ kind: 'result', concept: 'white blood cell count', polarity: 'absent' }, false],
  [{ kind: 'medication', concept: '2000iu daily', status: 'start' }, false],
  [{ kind: 'medication', concept: 'medications', status: 'takes' }, false],
  [{ kind: 'medication', concept: 'tolerating the medication well', status: 'takes' }, false],
  [{ kind: 'history', concept: 'keeping diabetes under control' }, false],
  [{ kind: 'social', concept: 'occupation' }, false],
  [{ kind: 'social', concept: 'occupation', attributes: { detail: 'cashier' } }, true],
  [{ kind: 'plan', act: 'advise', concept: 'avoid alcohol and fatty foods' }, true],
  [{ kind: 'plan', act: 'advise', concept: 'continue' }, false],
  [{ kind: 'plan', act: 'advise', concept: 'back pain' }, false],
  [{ kind: 'plan', act: 'follow_up', concept: 'recheck' }, true],
  // A fragment whose head is lost.
  [{ concept: 'moments' }, false],
  [{ concept: 'days' }, false],
  [{ concept: 'de-' }, false],
  [{ concept: 'gain', polarity: 'absent' }, false],
  [{ concept: 'loss of bowel', polarity: 'absent' }, false],
  [{ concept: 'creeping up slightly' }, false],
  [{ concept: 'towards the back', polarity: 'absent' }, false],
  [{ concept: 'walking on the heel' }, false],
  [{ concept: "hearing's gone down a bit" }, false],
  [{ concept: 'ice' }, false],
  [{ concept: 'strange sensation', polarity: 'absent' }, true],
  [{ concept: 'stomach problems' }, true],
  [{ concept: 'unable to make a fist' }, true],
  [{ concept: 'pain at the end of the middle finger' }, true],
  [{ kind: 'history', concept: 'hit', attributes: { onset: '5 days ago' } }, false],
  [{ kind: 'history', concept: 'completed' }, false],
  [{ kind: 'history', concept: 'bowling ball' }, false],
  [{ kind: 'history', concept: 'rear-end collision' }, true],
  [{ kind: 'history', concept: 'dropped a landscape brick on the foot' }, true],
  [{ kind: 'history', concept: "crohn's disease" }, true],
  [{ kind: 'assessment', concept: "cushing's", polarity: 'absent' }, true],
  [{ concept: "neck's" }, false],
  [{ kind: 'history', concept: 'looks over all of the moles every year' }, false],
  [{ kind: 'plan', act: 'procedure', concept: 'tech to put the cast' }, false],
  [{ kind: 'family', concept: 'high' }, false],
  [{ kind: 'family', concept: 'skin problems', polarity: 'absent' }, true],
  [{ kind: 'finding', concept: 'deep breath' }, false],
  [{ kind: 'finding', concept: 'axillary', polarity: 'absent' }, false],
  [{ kind: 'finding', concept: 'supraclavicular lymphadenopathy', polarity: 'absent' }, true],
  [{ kind: 'finding', concept: 'testicle normal' }, true],
  [{ kind: 'result', concept: 'evolutionary' }, false],
  [{ kind: 'result', concept: 'microscopic satellitosis', polarity: 'absent' }, true],
  [{ kind: 'assessment', concept: 'out of control' }, false],
  [{ kind: 'assessment', concept: 'gastrocnemius tear' }, true],
  [{ kind: 'medication', concept: 'due', status: 'takes' }, false],
  [{ kind: 'medication', concept: 'afib', status: 'takes' }, false],
  [{ kind: 'medication', concept: 'broccoli extract', status: 'takes' }, true],
  [{ kind: 'medication', concept: 'zorvanexib', status: 'takes' }, true],
  [{ kind: 'medication', concept: 'medicine daily', status: 'takes' }, false],
  [{ kind: 'history', concept: 'blood glucose' }, false],
  [{ kind: 'history', concept: 'stress test' }, true],
  [{ kind: 'history', concept: 'ice' }, false],
  [{ kind: 'finding', concept: 'big toe through a range of motion' }, false],
  [{ kind: 'plan', act: 'order', concept: 'high testosterone' }, false],
  [{ kind: 'plan', act: 'advise', concept: 'stop out at the desk' }, false],
  [{ kind: 'social', concept: 'pizza' }, false],
  [{ kind: 'social', concept: 'live with anybody' }, false],
  [{ kind: 'social', concept: 'computer scientist' }, true],
  [{ kind: 'social', concept: 'wine at night' }, true],
  [{ kind: 'plan', act: 'order', concept: 'cvs' }, false],
  [{ kind: 'plan', act: 'order', concept: 'repeat' }, false],
  [{ kind: 'plan', act: 'order', concept: 'thick and thin blood films' }, true],
  [{ kind: 'plan', act: 'refer', concept: 'possibly' }, false],
  [{ kind: 'plan', act: 'refer', concept: 'breast specialist' }, true],
  [{ kind: 'plan', act: 'procedure', concept: 'tentatively' }, false],
])('%j', (told, is) => {
  expect(isWordable(givenContent(told))).toBe(is)
})

test('a drug with a condition that has run on into the next sentence is quoted', () => {
  const condition = "once a day just to get your blood pressure down and we'll see how you do on it"
  const fact = { kind: 'medication', concept: 'lisinopril', status: 'increase' } as const
  expect(isWordable(givenContent({ ...fact, attributes: { dose: '40 mg', condition } }))).toBe(
    false,
  )
})

test('a test that is ordered if it is positive is quoted', () => {
  const fact = { kind: 'plan', act: 'order', concept: 'strep test' } as const
  const attributes = { condition: "if that's positive" }
  expect(isWordable(givenContent({ ...fact, attributes }))).toBe(false)
})

test('a decision whose reason denies it in words of talk is quoted', () => {
  const reason = "don't have to make any adjustments to your metformin"
  const fact = { kind: 'medication', concept: 'metformin', status: 'stop' } as const
  expect(isWordable(givenContent({ ...fact, attributes: { reason } }))).toBe(false)
})
