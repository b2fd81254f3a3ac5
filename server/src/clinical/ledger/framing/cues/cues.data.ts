import { ASSESSED_CUES } from './assessed-cues.data.ts'
import type { Cue } from './cue.ts'
import { DECIDED_CUES } from './decided-cues.data.ts'
import { DRUG_CUES } from './drug-cues.data.ts'
import { DRUG_NAMED_CUES } from './drug-named-cues.data.ts'
import { EXAM_CUES } from './exam-cues.data.ts'
import { LIFE_CUES } from './life-cues.data.ts'
import { NOT_HAD_CUES } from './not-had-cues.data.ts'
import { PERSON_CUES } from './person-cues.data.ts'
import { PLAN_CUES } from './plan-cues.data.ts'
import { PLAN_NAMED_CUES } from './plan-named-cues.data.ts'
import { PLAN_OWNER_CUES } from './plan-owner-cues.data.ts'
import { RECALLED_CUES } from './recalled-cues.data.ts'
import { TOLD_CUES } from './told-cues.data.ts'
import { WARNING_CUES } from './warning-cues.data.ts'

const HAVING = String.raw`(?:an?|the|that|this|my|your|his|her|some|another|any|one more)`
const NOT = String.raw`(?:do not|don't|dont|did not|didn't|would not|wouldn't|really don't)`
const REFUSED = String.raw`\b(?:declined|refused|turned down|decided against|opted against)`
const RESULT = String.raw`(?:appropriate|normal|fine|good|great|stable|okay|ok|negative|positive|unremarkable|elevated|high|low|within normal limits)`
const FEAR = String.raw`(?:worried|worry|worrying|afraid|scared|terrified|fear|frightened|panick\w+|anxious that|keeps? (?:saying|telling)|what if|googl\w+|read (?:online|about|that|on)|sign of|could (?:it|this|that) be|convinced|thought (?:i|it)|don't want (?:it )?to be|hope (?:it|i))`

export const CUES: readonly Cue[] = [
  ...DECIDED_CUES,
  ...DRUG_NAMED_CUES,
  ...PERSON_CUES,
  ...RECALLED_CUES,
  ...LIFE_CUES,
  ...ASSESSED_CUES,
  ...PLAN_NAMED_CUES,
  // A drug that another has replaced, or that is given up for a while.
  {
    of: ['takes', 'continue', 'start', 'mentioned'],
    before: `\\b(?:switched|changed|transitioned|moved|went)(?: \\w+){0,3} from(?: ${HAVING})*`,
    after: '.*\\b(?:to|and|onto)\\b',
    makes: { status: 'took', time: 'past' },
    example: ['We switched her from a furosemide to torsemide.', 'furosemide'],
    unlike: ['We switched her from furosemide to torsemide.', 'torsemide'],
  },
  {
    of: ['takes', 'continue', 'start', 'mentioned'],
    before: `\\b(?:switched|changed|swapped|replaced)(?: ${HAVING})+`,
    after: ' (?:over )?(?:to|for|with|by|and) ',
    makes: { status: 'took', time: 'past' },
    example: ['We changed her furosemide to torsemide.', 'furosemide'],
    unlike: ['We changed your dose of furosemide.', 'furosemide'],
  },
  {
    of: ['takes', 'continue', 'start', 'mentioned', 'advise'],
    before: `\\b(?:switch|change|transition|move)(?:ing)?(?: \\w+){0,3} from(?: ${HAVING})*`,
    after: '.*\\b(?:to|onto)\\b',
    makes: { status: 'stop', time: 'future' },
    example: ['We will switch you from furosemide to torsemide.', 'furosemide'],
    unlike: ['We will switch you from furosemide to torsemide.', 'torsemide'],
  },
  {
    of: ['stop'],
    sentence:
      '\\boff\\b.*\\b(?:before(?:hand)?|prior to|until|ahead of)\\b|\\b(?:before|prior to|ahead of)\\b.*\\b(?:off|stop)\\b',
    makes: { status: 'hold' },
    example: ['Before surgery we get you off your clopidogrel for a week.', 'clopidogrel'],
    unlike: ['We get you off your clopidogrel.', 'clopidogrel'],
  },
  {
    of: ['takes', 'mentioned'],
    polarity: 'present',
    before: String.raw`\btried(?! to\b)(?: (?!(?:but|now|i|i'm|he|he's|she|she's|they|currently|takes?|taking|uses?|using|still|because|so|then|it|that|my|me|his|has|have|had|puts?|gives?|gave|on|every|doctor|nurse|therapy|exercises?)\b)[\w-]+){0,16}`,
    makes: { status: 'took', time: 'past' },
    example: ['I even tried naproxen, etodolac, diclofenac gel and castor oil.', 'castor oil'],
    unlike: ['I tried ice, and my cardiologist has me on warfarin.', 'warfarin'],
  },
  {
    of: ['start'],
    by: 'patient',
    before: String.raw`\b(?:was|were|been|got|he|she|they|doctor|gp|clinic|hospital) (?:just )?(?:prescribed|put on|put me on|gave me|given)(?: me)?(?: some| an?| the)?`,
    makes: { status: 'took', time: 'past' },
    example: ['Last time they gave me some amoxicillin.', 'amoxicillin'],
    unlike: ['So I start the amoxicillin today.', 'amoxicillin'],
  },
  {
    of: ['continue', 'start', 'increase', 'decrease'],
    within: '^(?:\\w+ ){0,3}adjust(?:ing)? ',
    makes: { kind: 'plan', status: '', act: 'advise', time: 'future' },
    example: ['Then we can adjust your metformin.', 'adjust your metformin'],
    unlike: ['We continue your metformin.', 'continue your metformin'],
  },
  {
    of: ['continue', 'start', 'increase', 'decrease'],
    before: '\\badjust(?:ing)?(?: (?:your|the|some of the|my))*',
    makes: 'nothing',
    example: ['Then we can adjust your metformin.', 'metformin'],
    unlike: ['We adjust the bed and continue metformin.', 'metformin'],
  },
  // What was declined is no denied history, and what would not help is no advice.
  {
    of: ['history'],
    polarity: 'absent',
    within:
      '^(?:has |have |had |then |i |she |he |you )*(?:declined|refused|turned down|decided against|opted against) ',
    makes: { kind: 'plan', act: 'declined', polarity: 'present' },
    example: ['You had radiation but declined endocrine therapy.', 'declined endocrine therapy'],
    unlike: ['You never had endocrine therapy.', 'never had endocrine therapy'],
  },
  {
    of: ['history', 'procedure', 'order', 'refer'],
    polarity: 'absent',
    before: `${REFUSED}(?: ${HAVING})*`,
    makes: { kind: 'plan', act: 'declined', polarity: 'present' },
    example: ['You had radiation but declined the chemotherapy.', 'chemotherapy'],
    unlike: ['You declined, and never had a fracture.', 'fracture'],
  },
  {
    of: ['took', 'takes', 'start', 'advise', 'mentioned'],
    polarity: 'absent',
    before: `${REFUSED}(?: ${HAVING})*`,
    makes: { status: 'declined', polarity: 'present' },
    example: ['You had radiation but declined the tamoxifen.', 'tamoxifen'],
    unlike: ['You declined surgery and never took tamoxifen.', 'tamoxifen'],
  },
  {
    of: ['took', 'takes', 'start', 'advise', 'mentioned'],
    polarity: 'absent',
    after: String.raw`(?: \w+){0,5} but (?:i|he|she|they|we|you)(?:'ve| have| had|'d)? (?:decided|chose|opted) (?:against|not to)\b`,
    makes: { status: 'declined', polarity: 'present' },
    example: ['We also talked about tamoxifen, but I decided against that.', 'tamoxifen'],
    unlike: ['I take no tamoxifen, but I decided on surgery.', 'tamoxifen'],
  },
  {
    of: ['advise', 'start', 'continue', 'mentioned', 'order', 'refer', 'procedure', 'counsel'],
    polarity: 'present',
    after: String.raw`(?: (?:on this occasion|in this case|in your case|for (?:this|that|you)|here|now|alone|itself|probably|really|this time))* (?:wouldn't|would not|won't|will not|isn't|is not|aren't|are not|doesn't|does not|don't|do not|isn't going to|is not going to)(?: (?:really|actually|be|going to be|particularly|very|that|probably|much|any|of))* (?:help|helpful|useful|use|necessary|appropriate|beneficial|work|do anything|recommended|indicated)\b(?! (?:if|when|unless|until|enough)\b)`,
    makes: 'nothing',
    example: ["Paracetamol on this occasion wouldn't be helpful.", 'Paracetamol'],
    unlike: ["Take paracetamol, as ibuprofen wouldn't be helpful.", 'paracetamol'],
  },
  // What is due, was done or will be done by others is not ordered and was not had.
  {
    of: ['history', 'result'],
    before: `\\b(?:due|overdue)(?: (?:to have|to get|for|on))?(?: ${HAVING})*`,
    makes: 'nothing',
    example: ["You're still due for a colonoscopy, correct?", 'colonoscopy'],
    unlike: ['The bleeding was due to a colonoscopy.', 'bleeding'],
  },
  {
    of: ['order'],
    before: String.raw`\b(?:i|we|they|he|she) (?:also |just |already )?(?:checked|did|reviewed|looked at|went over|got back|repeated)(?: (?:an?|the|that|your|his|her|some|all|of|those))*`,
    makes: 'nothing',
    example: ['We already checked your hemoglobin a1c.', 'hemoglobin a1c'],
    unlike: ['We check your hemoglobin a1c today.', 'hemoglobin a1c'],
  },
  {
    of: ['order'],
    within: '(?:checked|reviewed)$',
    after: String.raw` and \w+(?: \w+)? (?:is|was|are|were|look|looks) `,
    makes: 'nothing',
    example: ['Labs checked and creatinine is appropriate.', 'Labs checked'],
    unlike: ['I want your labs checked tomorrow.', 'labs checked'],
  },
  {
    of: ['order'],
    after: String.raw` (?:is|was|are|were|came back|looks?|looked)(?: (?:all|very|pretty|also|still|completely|really))* ${RESULT}\b`,
    makes: 'nothing',
    example: ['Labs checked and creatinine is appropriate.', 'creatinine'],
    unlike: ['We order a creatinine if it is normal.', 'creatinine'],
  },
  {
    of: ['order', 'procedure'],
    before: String.raw`\bthey(?:'re|'ll|'d)?\b.*\b(?:probably|likely|maybe|possibly|may|might|could)\b.*`,
    makes: { act: 'procedure', certainty: 'possible' },
    example: ["They're gon na probably do an endoscopy.", 'endoscopy'],
    unlike: ['They will do an endoscopy today.', 'endoscopy'],
  },
  {
    of: ['order', 'procedure'],
    before: String.raw`\b(?:probably|likely|maybe|possibly) they(?:'re|'ll|'d)?\b.*`,
    makes: { act: 'procedure', certainty: 'possible' },
    example: ["Maybe they'll do an endoscopy.", 'endoscopy'],
    unlike: ['They will do an endoscopy today.', 'endoscopy'],
  },
  // A wish or a fear of the patient's decides and concludes nothing.
  {
    of: ['order', 'refer', 'procedure', 'advise', 'follow_up', 'counsel', 'emergency'],
    by: 'patient',
    sentence: `\\bi ${NOT} (?:really )?(?:want|wan na|wanna|like)\\b`,
    makes: 'nothing',
    example: ["I do n't want to go to the hospital.", "do n't want to go to the hospital"],
    unlike: ['I want to go to the hospital.', 'go to the hospital'],
  },
  {
    of: ['declined'],
    by: 'patient',
    within: `^(?:i )?${NOT} (?:really )?(?:want|wan na|wanna)(?: to)? (?:go|be|end up|have to|get|die|stay|lose)\\b`,
    makes: 'nothing',
    example: ["I do n't want to go to the hospital.", "do n't want to go to the hospital"],
    unlike: ["I don't want the steroid shot.", "don't want the steroid shot"],
  },
  {
    of: ['assessment'],
    by: 'patient',
    lately: FEAR,
    makes: 'nothing',
    example: ['I was so worried that I had cancer.', 'cancer'],
    unlike: ['They told me that it is cancer.', 'cancer'],
  },
  {
    of: ['symptom', 'complaint', 'history'],
    by: 'patient',
    within: String.raw`^(?:\w+ ){0,6}(?:cancer|tumou?r|stroke|heart attack|meningitis|leuk(?:a)?emia|lymphoma|aneurysm|hiv|dementia|sepsis)$`,
    lately: FEAR,
    makes: 'nothing',
    example: ['I read it could be a sign of brain cancer.', 'brain cancer'],
    unlike: ['I was told that I have brain cancer.', 'brain cancer'],
  },
  ...NOT_HAD_CUES,
  ...TOLD_CUES,
  // What is shown on the clinician, said to the clinician or said back to the patient.
  {
    of: ['finding'],
    by: 'patient',
    before: '\\byou (?:look|seem)(?: \\S+){0,5}',
    makes: 'nothing',
    example: ["You look like you've got very good circulation.", 'very good circulation'],
    unlike: ['It is all red and swollen here.', 'swollen'],
  },
  {
    of: ['finding', 'symptom'],
    by: 'clinician',
    lately: String.raw`\b(?:watch me|i'm (?:just )?squeezing|see what i'm doing|what i'm doing now)`,
    makes: 'nothing',
    example: ["Just watch me first, I'm squeezing it, and it goes pale.", 'goes pale'],
    unlike: ['Squeeze my finger and it goes pale.', 'goes pale'],
  },
  {
    of: ['finding'],
    by: 'clinician',
    before: String.raw`\byou(?:'re| are| were|'ve been| have been) (?:still |just )?feeling`,
    makes: 'nothing',
    example: ["OK, so you're feeling hoarse.", 'hoarse'],
    unlike: ["I'm feeling a hoarse murmur.", 'hoarse murmur'],
  },
  {
    of: ['social'],
    by: 'clinician',
    before: String.raw`\bhow (?:have|has|are|is|'s|did|do|about)\b.*`,
    makes: 'nothing',
    example: ['How have you been doing watching your salt intake?', 'watching your salt intake'],
    unlike: ['You are watching your salt intake.', 'watching your salt intake'],
  },
  // 'Ever' and 'before' ask for the past, and a clause that narrows a thing narrows its denial.
  {
    of: ['symptom', 'complaint'],
    polarity: 'absent',
    by: 'clinician',
    before: String.raw`\b(?:have|has|did|had) (?:you|he|she|they) ever (?:had|have|been|get|got|experienced|felt|noticed|seen)?.*`,
    after: '.*\\b(?:before|in the past|previously)\\b',
    makes: { kind: 'history', time: 'past' },
    example: ['Have you ever had wheezing before?', 'wheezing'],
    unlike: ['Have you had wheezing before bed?', 'wheezing'],
  },
  {
    of: ['symptom', 'complaint'],
    polarity: 'absent',
    by: 'clinician',
    before:
      '\\b(?:do|does|are) (?:you|he|she|they) (?:normally|usually|generally|often|regularly|tend to|prone to)(?: \\w+){0,3}',
    makes: 'nothing',
    example: ['Do you normally get headaches?', 'headaches'],
    unlike: ['Do you get headaches?', 'headaches'],
  },
  {
    of: ['history', 'symptom', 'complaint'],
    polarity: 'absent',
    within: '\\blike (?:this|that|these)(?: before| ever)?$',
    makes: 'nothing',
    example: ['I never had headaches like this before.', 'never had headaches like this'],
    unlike: ['I never had headaches before.', 'never had headaches'],
  },
  {
    of: ['history', 'symptom', 'complaint'],
    polarity: 'absent',
    after: ' like (?:this|that one|these)(?: before| ever)?$',
    makes: 'nothing',
    example: ['I never had headaches like this before.', 'headaches'],
    unlike: ['Any headaches, anything like that?', 'headaches'],
  },
  {
    of: ['history', 'symptom', 'finding'],
    polarity: 'absent',
    by: 'clinician',
    after: String.raw`(?: in the past)? (?:that|which) (?:were|was|turned out|came back|you (?:got|had|have had) (?:checked|looked at|removed|biopsied|treated))\b`,
    makes: 'nothing',
    example: ['Any skin spots that were cancerous?', 'skin spots'],
    unlike: ['Any skin spots that you have noticed?', 'skin spots'],
  },
  // What the examiner states before the next question is found: the no answers that question.
  {
    of: ['finding'],
    polarity: 'absent',
    by: 'clinician',
    before: String.raw`^(?: ?\b(?:okay|ok|so|alright|all right|and|then|there|you|have|has|is|there's|you've|you're|got|some|a|little|bit|of|mild)(?![\w']))*`,
    within: String.raw`^(?!.*\b(?:no|not|any|does|do|is)\b).*\b(?:tender(?:ness)?|(?:pain|painful|tender|tenderness) (?:to|with|on|over|at) |swelling|edema|erythema)`,
    after: String.raw` (?:okay |and )*(?:how|what) about\b`,
    makes: { polarity: 'present' },
    example: [
      'Okay, pain to palpation of the flank, how about now?',
      'pain to palpation of the flank',
    ],
    unlike: ['Do you have tenderness of the flank, how about now?', 'tenderness of the flank'],
  },
  ...WARNING_CUES,
  ...PLAN_CUES,
  ...PLAN_OWNER_CUES,
  ...DRUG_CUES,
  ...EXAM_CUES,
]
