import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../../scribe.ts'
import { isFaulty } from './complete-quotation.ts'
import { quotationOf } from './quotation-of.ts'
import { writeQuotation } from './write-quotation.ts'

const WARNING: Partial<Fact> = { kind: 'plan', act: 'safety_net' }
const ORDER: Partial<Fact> = { kind: 'plan', act: 'order' }

/** Lines of the clinician, and of the patient where they begin with a hyphen. */
function quote(said: readonly string[], words: string, told: Partial<Fact>): string {
  const segments = said.map((line, index): ScribeSegment => {
    const role = line.startsWith('-') ? 'patient' : 'clinician'
    return { id: `s${index}`, index, text: line.replace(/^-/, ''), speaker: role, role }
  })
  const line = segments.find(({ text }) => text.includes(words))
  const [fact] = givenFacts({ concept: words, importance: 'critical', ...told })
  if (!fact || !line) throw new Error('no fact')
  const from = line.text.indexOf(words)
  const place = { segment_id: line.id, from, to: from + words.length, words }
  return writeQuotation(
    quotationOf({ ...fact, said: [place], lines: [line.index] }, segments).words,
  )
}

test.each<[string[], string, Partial<Fact>, string]>([
  [
    ['A black stool is another matter, though. You need to go to A and E for that.'],
    'go to A and E',
    { kind: 'plan', act: 'emergency' },
    'A black stool is another matter, though. You need to go to A and E for that.',
  ],
  [
    [
      "While we're waiting for the scan, if you get a numb foot or a weak leg.",
      '-okay',
      'Any of those, or you start to limp, then go to hospital.',
    ],
    'numb foot',
    WARNING,
    "While we're waiting for the scan, if you get a numb foot or a weak leg. … Any of those, or you start to limp, then go to hospital.",
  ],
  [
    ["If you're feeling hot, don't wait for that. Just get in touch with us again, yeah?"],
    'feeling hot',
    WARNING,
    "If you're feeling hot, don't wait for that. Just get in touch with us again.",
  ],
  [
    ['When you were at the clinic the film showed a chip of the heel.'],
    'chip of the heel',
    { kind: 'result', polarity: 'present' },
    'When you were at the clinic the film showed a chip of the heel.',
  ],
  [
    ['Your iron is low here, which could make your', '-yeah', 'hair fall out a bit'],
    'iron is low',
    { kind: 'result' },
    'Your iron is low here.',
  ],
  [
    ['If the cough lasts, if it gets deeper. Ring us or walk into A and E.'],
    'the cough lasts',
    WARNING,
    'If the cough lasts, if it gets deeper. Ring us or walk into A and E.',
  ],
  [
    [
      'and if you get a burning feeling or a cramp over here',
      '-yeah',
      'under the ribs you should stop the tablets and ring me',
    ],
    'burning feeling',
    WARNING,
    'If you get a burning feeling or a cramp over here. … Under the ribs you should stop the tablets and ring me.',
  ],
  [
    [
      'Things to look out for would be a hot calf, a swollen foot. If you see that, come straight in.',
    ],
    'hot calf',
    WARNING,
    'Things to look out for would be a hot calf, a swollen foot. If you see that, come straight in.',
  ],
  [
    ['If you see that your gums bleed, tell me about it and stop the tablets.'],
    'your gums bleed',
    WARNING,
    'If you see that your gums bleed, tell me about it and stop the tablets.',
  ],
  [
    ['If you notice that the toe turns black, let me explain, you have to ring for an ambulance.'],
    'toe turns black',
    WARNING,
    'If you notice that the toe turns black, let me explain, you have to ring for an ambulance.',
  ],
  [
    [
      'If your gums bleed or you bruise.',
      '-Okay.',
      'If the toe turns black, ring for an ambulance.',
    ],
    'your gums bleed',
    WARNING,
    'If your gums bleed or you bruise.',
  ],
  [
    ['If your gums bleed or you bruise.', '-Okay.', 'If you see any of that, stop the tablets.'],
    'your gums bleed',
    WARNING,
    'If your gums bleed or you bruise. … If you see any of that, stop the tablets.',
  ],
  [
    ['If the film is clear, the next step is a biopsy of the node.'],
    'biopsy',
    ORDER,
    'If the film is clear, the next step is a biopsy of the node.',
  ],
  [
    ["You're doing a great job, so let's cut the atenolol in half."],
    'cut the atenolol in half',
    { kind: 'medication', status: 'decrease' },
    "You're doing a great job, so let's cut the atenolol in half.",
  ],
  [["You're doing a great job with the atenolol."], 'great job', { kind: 'assessment' }, ''],
  [
    ["I'm just going to check out that cyst with an ultrasound."],
    'ultrasound',
    ORDER,
    "I'm just going to check out that cyst with an ultrasound.",
  ],
  [
    [
      "so what we're gonna do is put you on doxycycline a hundred milligrams twice a day and if you get hives or you wheeze stop it and go to the er and i want you to come back in a week and if the rash goes beyond the ankle before that you come in sooner",
    ],
    'you get hives',
    WARNING,
    'If you get hives or you wheeze stop it and go to the ER and I want you to come back in a week and if the rash goes beyond the ankle before that you come in sooner.',
  ],
  [
    ['Your potassium was raised at 5.8. This could be related to your tablets.'],
    'related to your tablets',
    { kind: 'assessment' },
    'Your potassium was raised at 5.8. This could be related to your tablets.',
  ],
  [
    ['-I had a smear two years ago.', "Let's just repeat it then."],
    'repeat it',
    ORDER,
    "I had a smear two years ago. — Let's just repeat it.",
  ],
  [
    ["-That's good.", 'It needs to be checked every spring.'],
    'checked',
    ORDER,
    'It needs to be checked every spring.',
  ],
  [
    ['It was not too bad. We will repeat another one in spring.'],
    'repeat another one',
    ORDER,
    'We will repeat another one in spring.',
  ],
  [
    ['-No, nothing at all there.', 'We should recheck it in two months.'],
    'recheck it',
    ORDER,
    'We should recheck it in two months.',
  ],
  [
    ['-Yes, very much so.', 'We should recheck it in two months.'],
    'recheck it',
    ORDER,
    'We should recheck it in two months.',
  ],
  [
    ['-Yes, I had a smear in June.', 'We should recheck it in two months.'],
    'recheck it',
    ORDER,
    'I had a smear in June. — We should recheck it in two months.',
  ],
  [
    ["-That's good.", 'This could be related to your tablets.'],
    'related to your tablets',
    { kind: 'assessment' },
    '',
  ],
  [
    ['Now the left elbow. Does that hurt?', '-Yes, quite badly.', "It's warm and swollen."],
    'warm and swollen',
    { kind: 'finding' },
    "It's warm and swollen.",
  ],
  [
    ['-What about my elbow?', "It's warm and swollen."],
    'warm and swollen',
    { kind: 'finding' },
    "What about my elbow? — It's warm and swollen.",
  ],
  [
    ['we will send you for a scan of the hip but right'],
    'scan of the hip',
    ORDER,
    'We will send you for a scan of the hip.',
  ],
  [
    ["-he said he won't cut but he would do an injection"],
    'injection',
    { kind: 'plan', act: 'procedure' },
    "He said he won't cut but he would do an injection.",
  ],
  [['-He would do an injection.'], 'injection', { kind: 'plan', act: 'procedure' }, ''],
  [['The nurse will be in shortly.'], 'nurse', ORDER, ''],
  [
    ['You have had a rash on the legs.', '-No, only on my arms.'],
    'rash',
    { kind: 'symptom' },
    'You have had a rash on the legs. — No, only on my arms.',
  ],
  [
    ['You have had a rash on the legs.', '-Yes.'],
    'rash',
    { kind: 'symptom' },
    'You have had a rash on the legs.',
  ],
  [
    ['When I press on the calf I can feel a cord.', '-No.'],
    'cord',
    { kind: 'finding' },
    'When I press on the calf I can feel a cord.',
  ],
  [
    [
      'From a mood standpoint, you seem well. You sleep better. I see no need to start you on any medications.',
    ],
    'medications',
    { kind: 'medication', status: 'start' },
    'From a mood standpoint. … I see no need to start you on any medications.',
  ],
  [
    ['I see no need to start you on any medications.'],
    'medications',
    { kind: 'medication', status: 'start' },
    '',
  ],
  [
    ["What I'd like to do is raise your dose to sixty milligrams."],
    'raise your dose',
    { kind: 'medication', status: 'increase' },
    "What I'd like to do is raise your dose to sixty milligrams.",
  ],
  [
    ["why don't we start with the physiotherapy"],
    'physiotherapy',
    ORDER,
    "Why don't we start with the physiotherapy.",
  ],
  [
    ['-before that i have not gotten tired on the stairs'],
    'have not gotten tired',
    { kind: 'symptom' },
    '',
  ],
  [
    ["-I haven't felt my left foot since noon."],
    "haven't felt my left foot",
    { kind: 'symptom', importance: 'major', attributes: { onset: 'since noon' } },
    "I haven't felt my left foot since noon.",
  ],
  [
    ["-I haven't felt my left foot."],
    "haven't felt my left foot",
    { kind: 'symptom' },
    "I haven't felt my left foot.",
  ],
  [
    ["You're welcome, I'll see you in spring, thanks, bye-bye"],
    'see you in spring',
    { kind: 'plan', act: 'follow_up' },
    "I'll see you in spring.",
  ],
  [
    ['Your iron was low at eight. That may be your diet. We should repeat it in two months.'],
    'repeat it',
    ORDER,
    'Your iron was low at eight. That may be your diet. We should repeat it in two months.',
  ],
])('%j: %s', (said, words, told, quotation) => {
  expect(quote(said, words, told)).toBe(quotation)
})

test('a plain sentence can be quoted, though no fact was read from it', () => {
  expect(isFaulty('We will start you on a statin.', [])).toBe(false)
})

test('a value of another time is quoted with its own clause where the line runs on', () => {
  const text =
    'and your ankles show a swelling so anna anna here is the picture of your heart that you got when you were in the clinic and it does show a mass index of ninety and a normal wall and so tell me how you have been sleeping on the new mattress'
  const words = 'mass index of ninety'
  const [fact] = givenFacts({
    kind: 'measurement',
    concept: 'mass index',
    attributes: { value: '90', detail: 'but of another time' },
  })
  if (!fact) throw new Error('no fact')
  const from = text.indexOf(words)
  const said = [
    { segment_id: 's0', from, to: from + words.length, words },
    { segment_id: 's0', from: 0, to: text.length, words: text },
  ]
  const segment: ScribeSegment = { id: 's0', index: 0, text, speaker: null, role: 'clinician' }
  const quoted = quotationOf({ ...fact, said }, [segment]).own
  expect(quoted).toContain(words)
  expect(quoted).not.toContain('anna')
})
