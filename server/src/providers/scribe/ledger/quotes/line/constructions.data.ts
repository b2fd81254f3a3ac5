import type { Row } from '../../../../../clinical/realise/words/rows.ts'
import type { GuessedRole } from '../../../../../clinical/roles/role.ts'

const LEAD = '(^|\\b(?:and|but|so|then),? |, )'
const DOUBT = '(?:probably|likely|possibly|may|might|could|perhaps|maybe)'

/** Turns of speech around a statement, and how it reads without them; the rows apply in turn. */
export const CONSTRUCTIONS: Readonly<Partial<Record<GuessedRole, readonly Row[]>>> = {
  patient: [
    [
      /\bI (?:do |did |have |also )*notice[d]? (?:that )?(?=I )/gi,
      '',
      'I do notice that I get tired.',
      'I get tired.',
    ],
    [
      /\bI feel like I cannot\b/gi,
      'I feel unable to',
      'I feel like I cannot swallow.',
      'I feel unable to swallow.',
    ],
    [
      /\bI feel like I need to\b/gi,
      'I feel the need to',
      'I feel like I need to cough.',
      'I feel the need to cough.',
    ],
    [
      new RegExp(`${LEAD}I (?:think|guess|suppose|believe) (?:that )?(?=I ${DOUBT}\\b)`, 'gi'),
      '$1',
      'I think I might be pregnant.',
      'I might be pregnant.',
    ],
    [
      /^we(?: have)?( now)? (?:looked and )?(saw|noticed|found)\b/i,
      'I$1 $2',
      'We have now noticed a smell.',
      'I now noticed a smell.',
    ],
    [/\bI am (?:like|just like) (?=\w+ing\b)/gi, 'I am ', 'I am like coughing.', 'I am coughing.'],
    [/\bI was having\b/gi, 'I had', 'I was having cramps.', 'I had cramps.'],
    [
      /\b(I (?:have|had)) got (?=(?:an?|some|no|any|the|my|two|three|pain|trouble) )/gi,
      '$1 ',
      'I have got a rash.',
      'I have a rash.',
    ],
    [
      /^(?:just )?having (?=(?:an?|some|no|pain|trouble|severe|bad) )/i,
      'I have ',
      'Having some pain.',
      'I have some pain.',
    ],
  ],
  clinician: [
    [new RegExp(`${LEAD}let us `, 'gi'), '$1we will ', 'Let us wait.', 'we will wait.'],
    [
      /^i am (?:quite |very |more than )?happy to /i,
      'we can ',
      'I am happy to increase it.',
      'we can increase it.',
    ],
    [
      /^i (?:do |would |will )?(?:certainly |also |strongly )?(?:advise|recommend|suggest) (?:that )?you (?:to )?(?!(?:not|to)\b)(?=[a-z]+\b)/i,
      '',
      'I would advise you to rest.',
      'rest.',
    ],
    [
      new RegExp(`${LEAD}(?:i|we) (?:would like|(?:do )?want|need) you to have (?=an? )`, 'gi'),
      '$1',
      'I want you to have a scan.',
      'a scan.',
    ],
    [
      /^what (?:i|we)(?: (?:would|do|will))? (?:like|want|recommend|suggest)(?: for)?(?: you)? to do(?: now| next| today| first)?,? is,? (?=(?:i|we|you)\b)/i,
      '',
      'What I want you to do is, I want you to rest.',
      'I want you to rest.',
    ],
    [
      /^(?:and )?what (?:i|we)(?: (?:would|do|will))? (?:like|want|recommend|suggest) you to do(?: now| next| today| first)?,? is,?(?: to)? /i,
      'I want you to ',
      'What I would like you to do is to rest.',
      'I want you to rest.',
    ],
    [
      /^(?:and )?what (?:i|we)(?: (?:would|do))? (?:like|want) to do(?: now| next| today| first)?,? is,?(?: to)? /i,
      'We will ',
      'What I would like to do is repeat the film.',
      'We will repeat the film.',
    ],
    [
      /^(?:(?:i|we) (?:do )?(?:also )?think|it is my opinion|i believe|i feel)(?: that)?(?: like)? (?=(?:you|we|i) (?:probably |also |really |all )?(?:should|need|could|can|may|might|will|would|have to))/i,
      '',
      'I think we should wait.',
      'we should wait.',
    ],
    [
      /^i (?:do )?think(?: that)? you (?:have|have got|are having) (?=(?!to\b|been\b|had\b)\w)/i,
      'Probably ',
      'I think you have a sprain.',
      'Probably a sprain.',
    ],
    [
      /^i (?:do )?think(?: that)? you (probably|likely|possibly|may|might|could) have(?: got)? (?=(?!to\b|been\b|had\b)\w)/i,
      '$1 ',
      'I think you probably have a sprain.',
      'probably a sprain.',
    ],
    [/^(?:may|might|could) (?=(?:an?|some) )/i, 'Possibly ', 'may a sprain.', 'Possibly a sprain.'],
    [
      /^i do not (?:think|believe)(?: that)? you (?:have|have got|are having) (?=an?\b)/i,
      'Probably not ',
      'I do not think you have a fracture.',
      'Probably not a fracture.',
    ],
    [
      /^(?:i|we) (?:do not|did not|cannot) (?:really )?(?:feel|see|hear|appreciate|find) any(?: \w+)? ?evidence of\b/i,
      'No evidence of',
      'I do not see any evidence of a break.',
      'No evidence of a break.',
    ],
    [
      /^(?:i |we )?(?:do not|did not|cannot) (?:really )?(?:feel|see|hear|appreciate|find) any\b/i,
      'No',
      'I do not see any swelling.',
      'No swelling.',
    ],
    [
      /^(?:i|we) (?:do |can |also )*(?:feel|see|hear|appreciate|find) (?=(?:an?|some|no|mild|slight) )/i,
      '',
      'I do feel a lump.',
      'a lump.',
    ],
    [
      /^(?:[a-z]+, )?i (?:have heard|heard|understand|see|saw|know)(?: here)?(?: that)? (?=you (?:also )?(?:were|had|have had|have been|felt|fell|went)\b)/i,
      '',
      'I know that you were ill.',
      'you were ill.',
    ],
    [
      /^you (?:also )?(?:said|mentioned|told me)(?: that)? (?=you\b)/i,
      '',
      'You said you were ill.',
      'you were ill.',
    ],
    [
      /^it (?:looks|seems|sounds)(?: to me)? like (?=(?:you|your|the)\b)/i,
      'It appears that ',
      'It looks like your hip is worn.',
      'It appears that your hip is worn.',
    ],
    [
      new RegExp(
        `${LEAD}(?:i|we) (?:would (?:still )?like|(?:do )?want|need) (?:for )?you to (?:just |please )?`,
        'gi',
      ),
      '$1',
      'Also, I want you to rest.',
      'Also, rest.',
    ],
    [
      new RegExp(
        `${LEAD}(?:you (?:do |also )*want to )?make sure (?:that )?you (?=(?!do not\\b)[a-z]+ )`,
        'gi',
      ),
      '$1',
      'Make sure that you rest well.',
      'rest well.',
    ],
    [
      new RegExp(
        `${LEAD}(?:please )?(?:you (?:should|will need to|need to|have to|have got to|must) (?!get better|see|not|do not|have|feel|be able))(?:just )?(?=\\w)`,
        'gi',
      ),
      '$1',
      'You need to rest.',
      'rest.',
    ],
    [/^(?:please )(?=[a-z])/i, '', 'Please rest.', 'rest.'],
    [
      new RegExp(
        `${LEAD}(?:i|we) (?:will|am going to|are going to|would like to|want to) have you (?=(?:continue|take|use|stop|start|come|return|keep|wear|see|follow|schedule|avoid|do|get|apply|increase|decrease|hold|rest) )`,
        'gi',
      ),
      '$1',
      'I am going to have you continue the pills.',
      'continue the pills.',
    ],
    [
      /\bcome (?:back )?and see (?:me|us|one of us|your gp)\b(?: again)?/gi,
      'return',
      'Come back and see me in June.',
      'return in June.',
    ],
    [
      /\bit is (?:also |probably |certainly )?worth (?=\w+ing\b)/gi,
      'consider ',
      'It is worth using ice.',
      'consider using ice.',
    ],
    [
      /^(?:(?:maybe )?think about) (?=[a-z])/i,
      'consider ',
      'Think about paracetamol.',
      'consider paracetamol.',
    ],
    [
      /\b(?:i|we) (?:could|should|might|may)(?: also)?(?: maybe| probably)? think about (?:is )?(?:maybe )?(?=\w+ing\b|an?\b)/gi,
      'consider ',
      'We could maybe think about giving iron.',
      'consider giving iron.',
    ],
    [
      /^(?:your|the) (\w+) (?:today )?(?:shows|showed) (?:me )?that /i,
      'The $1 shows that ',
      'Your scan shows that the hip is worn.',
      'The scan shows that the hip is worn.',
    ],
    [
      /^(?:this|that|it) shows (?:me )?that (?=the |there)/i,
      '',
      'This shows that the valve leaks.',
      'the valve leaks.',
    ],
    [
      /^(?:this|that|it) (?:is|was) (?=an? (?:(?:very|completely) )?(?:normal|stable|abnormal|clear) \w)/i,
      '',
      'This is a stable film.',
      'a stable film.',
    ],
    [
      /^there (?:is|are) (?=(?:an?|some|no|mild|slight|moderate|severe|minimal|good|normal) (?!chance|risk|possib|way|reason|point|lot|need))/i,
      '',
      'There is some redness.',
      'some redness.',
    ],
  ],
}
