import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { LIMITS_DENIAL } from '../telling/modifier-words.data.ts'
import { givenContent } from '../testing/given-fact.ts'
import { tellFact } from '../telling/tell-fact.ts'
import { isWordable } from './wordable.ts'

test.each<[Partial<FactContent>, boolean]>([
  [{ concept: 'dysuria' }, true],
  [{ concept: 'does not crawl' }, true],
  [{ concept: 'not climbing stairs lately' }, true],
  [{ concept: 'does not taste very' }, false],
  [{ concept: 'do not want it to be a migraine' }, false],
  [{ concept: 'does not crawl', polarity: 'absent' }, false],
  [{ concept: 'ears are buzzing a bit' }, true],
  [{ concept: "asthma's been acting up" }, true],
  [{ concept: 'thickened skin', polarity: 'absent' }, true],
  [{ kind: 'social', concept: 'contact lenses', polarity: 'absent' }, true],
  [{ kind: 'medication', concept: 'carry', status: 'continue' }, false],
  [{ kind: 'plan', concept: 'asthma', act: 'procedure' }, false],
  [{ kind: 'plan', concept: 'more often than every 4 hours', act: 'safety_net' }, false],
  [{ kind: 'plan', concept: 'same day', act: 'safety_net' }, false],
  [
    {
      kind: 'plan',
      concept: 'sudden severe headache',
      act: 'safety_net',
      attributes: { condition: 'visual thing lasts more than an hour' },
    },
    false,
  ],
  [{ concept: 'tongue feels weird' }, true],
  [{ concept: 'trouble eating i can drink' }, false],
  [{ concept: 'blood sugar is not under control' }, false],
  [{ concept: 'pain that starts low and then goes all the way up' }, false],
  [{ concept: 'bilateral' }, false],
  [{ concept: 'something like that' }, false],
  [{ concept: 'elbow' }, false],
  [{ kind: 'finding', concept: 'heart' }, false],
  [{ kind: 'finding', concept: 'tendon exposure', polarity: 'absent' }, true],
  [
    {
      kind: 'finding',
      concept: 'swelling',
      polarity: 'absent',
      attributes: { site: 'over that area here' },
    },
    false,
  ],
  [
    {
      kind: 'finding',
      concept: 'swelling',
      polarity: 'absent',
      attributes: { site: 'over that wrist' },
    },
    true,
  ],
  [{ kind: 'finding', concept: 'heart', attributes: { value: 'normal' } }, true],
  [{ kind: 'finding', concept: 'lung exam' }, false],
  [{ kind: 'finding', concept: 'pain to palpation of the frontal or maxillary sinuses' }, true],
  [{ kind: 'finding', concept: 'look at the breast' }, false],
  [{ kind: 'measurement', concept: 'blood pressure' }, false],
  [{ kind: 'measurement', concept: 'blood pressure', attributes: { value: '3' } }, false],
  [{ kind: 'measurement', concept: 'blood pressure', attributes: { value: '130/80' } }, true],
  [{ kind: 'measurement', concept: 'hemoglobin a1c', attributes: { value: '39' } }, true],
  [{ kind: 'measurement', concept: 'fifties', attributes: { value: '50s' } }, false],
  [{ kind: 'measurement', concept: 'after meals', attributes: { value: '118' } }, false],
  [{ kind: 'measurement', concept: 'low at 8.2', attributes: { value: '8.2' } }, false],
  [{ kind: 'result', concept: 'covid test' }, false],
  [{ kind: 'result', concept: 'ap and oblique view' }, false],
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
  [{ kind: 'plan', act: 'refer', concept: 'dr hale in cardiology' }, true],
  [{ kind: 'plan', act: 'refer', concept: 'dr hale will let you know' }, false],
  [{ kind: 'plan', act: 'procedure', concept: 'tentatively' }, false],
  // What was said in a clause, or while somebody pointed.
  [{ kind: 'finding', concept: 'strength is good in the lower extremities' }, true],
  [{ kind: 'finding', concept: 'strength and sensation is per the template' }, false],
  [{ kind: 'finding', concept: 'slightly diminished over the index finger' }, false],
  [{ kind: 'finding', concept: 'grade 2/6' }, false],
  [{ kind: 'finding', concept: 'lower extremities have', polarity: 'absent' }, false],
  [{ kind: 'result', concept: 'joint spaces of that knee well maintained' }, true],
  [{ kind: 'result', concept: 'two of them normal' }, false],
  [{ kind: 'result', concept: 'elevated alkaline phosphatase level' }, true],
  [{ kind: 'result', concept: '3 mm separation of the metatarsal bases' }, true],
  [{ kind: 'result', concept: 'one polyp in the sigmoid colon' }, true],
  [{ kind: 'result', concept: 'one in the groin that felt slightly abnormal' }, false],
  [{ kind: 'measurement', concept: 'clark level 4', attributes: { value: '4' } }, true],
  [{ kind: 'complaint', concept: 'second opinion regarding the index finger on the hand' }, true],
  [{ concept: 'urine was a little pink' }, true],
  [{ concept: 'urine was a little pink', polarity: 'absent' }, false],
  [{ concept: 'stools look dark or tarry or black', polarity: 'absent' }, true],
  [{ concept: 'choking a few minutes after i lay down to sleep' }, true],
  [{ concept: 'numbness down the in the rest of the body', polarity: 'absent' }, true],
  [{ concept: 'dark or tarry', polarity: 'absent' }, false],
  [{ concept: 'unable to get comfortable' }, true],
  [{ concept: 'unable to can not fall' }, false],
  [{ concept: 'chest pain', polarity: 'absent', attributes: { condition: 'while you' } }, false],
  [{ concept: 'chest pain', polarity: 'absent', attributes: { trigger: 'when you' } }, false],
  [{ kind: 'plan', act: 'safety_net', concept: 'if the weight starts to go up' }, true],
  [
    {
      kind: 'plan',
      act: 'safety_net',
      concept: 'headaches suddenly worsen or you develop a fever',
    },
    true,
  ],
  [{ kind: 'plan', act: 'safety_net', concept: 'by the end of this week' }, false],
  [{ kind: 'plan', act: 'safety_net', concept: 'things get worse' }, true],
  [
    {
      kind: 'plan',
      act: 'safety_net',
      concept: 'fever',
      attributes: { condition: 'cough is not getting better' },
    },
    false,
  ],
  [{ kind: 'plan', act: 'advise', concept: 'make sure you drink plenty of fluids' }, true],
  [{ kind: 'plan', act: 'advise', concept: 'apply it before intercourse' }, false],
  [{ kind: 'plan', act: 'advise', concept: 'blood pressure' }, true],
  [
    { kind: 'plan', act: 'advise', concept: 'blood pressure', attributes: { when: '1 week' } },
    false,
  ],
  [{ kind: 'plan', act: 'order', concept: 'mri', attributes: { condition: 'if' } }, false],
  [
    { kind: 'plan', act: 'order', concept: 'mri', attributes: { condition: 'at that time' } },
    false,
  ],
  [{ kind: 'plan', act: 'refer', concept: 'annual exam', certainty: 'possible' }, false],
  [{ kind: 'plan', act: 'advise', concept: 'walk 30 minutes a day 5 days a week' }, true],
  [
    {
      kind: 'plan',
      act: 'procedure',
      concept: 'surgery',
      attributes: { condition: "if they have n't" },
    },
    false,
  ],
  [
    {
      kind: 'plan',
      act: 'procedure',
      concept: 'lithotripsy',
      attributes: { condition: "if you're still having symptoms" },
    },
    true,
  ],
  [
    {
      kind: 'medication',
      status: 'took',
      concept: 'prilosec',
      attributes: { detail: "have n't had" },
    },
    true,
  ],
  [
    {
      kind: 'medication',
      status: 'took',
      concept: 'tylenol',
      attributes: { detail: "have n't taken anything" },
    },
    false,
  ],
  [
    {
      kind: 'medication',
      status: 'start',
      concept: 'antibiotics',
      attributes: { duration: '24-48 hours', condition: "if your symptoms don't get better" },
    },
    false,
  ],
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

test.each([
  ['margin positive', 'negative', false],
  ['normal ekg', 'abnormal', false],
  ['strep test positive', 'weakly positive', true],
  ['elevated glucose', '180', true],
])('a result %s with the value %s', (concept, value, isTold) => {
  expect(isWordable(givenContent({ kind: 'result', concept, attributes: { value } }))).toBe(isTold)
})

test('a purpose that denies something leaves the decision as it is', () => {
  const reason = "make sure that you don't have a blood clot in there"
  const fact = givenContent({ kind: 'plan', act: 'order', concept: 'ultrasound' })
  expect(isWordable({ ...fact, attributes: { reason } })).toBe(true)
  expect(isWordable({ ...fact, attributes: { reason: "we don't need it" } })).toBe(false)
})

test('a decision whose reason denies it in words of talk is quoted', () => {
  const reason = "don't have to make any adjustments to your metformin"
  const fact = { kind: 'medication', concept: 'metformin', status: 'stop' } as const
  expect(isWordable(givenContent({ ...fact, attributes: { reason } }))).toBe(false)
})

test.each<[Partial<FactContent>, string]>([
  [
    {
      kind: 'medication',
      status: 'start',
      concept: 'clobetasol',
      time: 'future',
      attributes: { dose: '0.05 %', condition: "if it's really bad" },
    },
    'Start clobetasol 0.05% if severe.',
  ],
  [
    {
      kind: 'medication',
      status: 'took',
      concept: 'antihistamines',
      attributes: { detail: "did n't really help" },
    },
    'Previously took antihistamines with little relief.',
  ],
  [
    { concept: 'skin on the hands is cracked', attributes: { side: 'bilateral' } },
    'Skin on the hands is cracked.',
  ],
  [{ concept: 'does not crawl', time: 'past' }, 'Does not crawl.'],
  [{ concept: 'can still climb stairs' }, 'Able to climb stairs.'],
  [{ concept: 'not walking as much' }, 'Not walking as much.'],
  [{ concept: 'can become faint' }, 'Can become faint.'],
  [{ concept: 'can not walk properly' }, 'Unable to walk properly.'],
  [{ concept: "knee's getting stiff" }, 'Knee is getting stiff.'],
  [
    { concept: 'coughing a lot the last two', attributes: { duration: '2 days' } },
    'Frequent cough for 2 days.',
  ],
  [{ concept: 'urine was a little pink', time: 'past' }, 'Urine was a little pink.'],
  [{ kind: 'plan', act: 'advise', concept: 'blood glucose' }, 'Monitor blood glucose.'],
  [
    {
      kind: 'plan',
      act: 'order',
      concept: 'mri this afternoon',
      time: 'future',
      attributes: { when: 'this afternoon' },
    },
    'Order MRI this afternoon.',
  ],
  [
    {
      kind: 'finding',
      concept: 'deep tendon reflex is 1+ throughout',
      attributes: { site: 'hip' },
    },
    'Deep tendon reflex 1+ throughout (hip).',
  ],
])('%j is told', (told, sentence) => {
  expect(tellFact(givenContent(told))).toBe(sentence)
})

test.each(LIMITS_DENIAL)('a denial that is limited is quoted: %s, %s', (_, detail) => {
  const fact = givenContent({ concept: 'back pain', polarity: 'absent', attributes: { detail } })
  expect(isWordable(fact)).toBe(false)
})

test.each<[string, boolean]>([
  ['unable to make a fist', true],
  ['unable to bear weight', true],
  ['unable to see the ankles', false],
  ['unable to stop itching', false],
])('an ability is told, a way of speaking is not: %s', (concept, isTold) => {
  expect(isWordable(givenContent({ concept }))).toBe(isTold)
})

test('how somebody is fine is no advice', () => {
  const told = { kind: 'plan', act: 'advise', concept: 'fine with exercise' } as const
  expect(isWordable(givenContent(told))).toBe(false)
})

test('what cannot be ruled out is no diagnosis', () => {
  const told = { kind: 'assessment', concept: 'gout' } as const
  expect(isWordable(givenContent({ ...told, attributes: { detail: "can't rule it out" } }))).toBe(
    false,
  )
  expect(isWordable(givenContent(told))).toBe(true)
})

test('nobody declines an illness', () => {
  const declined = (concept: string) =>
    isWordable(givenContent({ kind: 'plan', act: 'declined', concept }))
  expect([declined('rsv infection'), declined('rsv vaccine')]).toEqual([false, true])
})

test('a part of the body is no conclusion, and driving no habit', () => {
  expect(isWordable(givenContent({ kind: 'assessment', concept: 'heart' }))).toBe(false)
  expect(isWordable(givenContent({ kind: 'social', concept: 'driving' }))).toBe(false)
})
