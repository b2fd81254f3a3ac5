import type { Cue } from './cue.ts'

const ORDERED = ['order', 'refer', 'procedure'] as const
const ADVISED = ['advise', 'counsel'] as const
const ASKING = [...ORDERED, ...ADVISED, 'follow_up'] as const
const THE = String.raw`(?: (?:an?|the|that|your|his|her|my|some|any|all|those|these|last|latest|recent|of))*`
const OTHERS = String.raw`(?:they|he|she|(?:the|your|that|a|our) (?:\w+ )?(?:team|clinic|hospital|specialist|surgeon|therapists?|consultant|paramedics?|crew|dietitian|doctor|physician|pharmacist|people|folks)|\w+ therapy|physio(?:therapy)?)`
const WILL = String.raw`(?:'ll|'re (?:gonna|gon na|going to)| will| are (?:gonna|gon na|going to)| is (?:gonna|gon na|going to))`
const OTHERS_WILL = String.raw`\b${OTHERS}${WILL}(?! (?:call|contact|come|get|help|schedule|set|book|draw|give|arrange|make)\b)(?:(?! (?:i|i'll|we'll|i'm|i'd|we're|we|you'll|you (?:should|need|can|have|must|want|also|will|could))\b)[^.?!])*`

/** Who does a thing, and whether it is done or only hoped for; each row with an example. */
export const PLAN_OWNER_CUES: readonly Cue[] = [
  // What a device shall show is there already.
  {
    of: ORDERED,
    before: String.raw`\b(?:(?:show|give|get|read) me|(?:pull|bring|call|open) up|display|let me (?:see|look at|have a look at)|(?:take|have) a look at)${THE}`,
    makes: 'nothing',
    example: ['Hey computer, show me the ferritin.', 'ferritin'],
    unlike: ['Hey computer, order the ferritin.', 'ferritin'],
  },
  {
    of: ORDERED,
    within: String.raw`^(?:show me|(?:pull|bring) up|display)\b`,
    makes: 'nothing',
    example: ['Hey computer, pull up the ferritin.', 'pull up the ferritin'],
    unlike: ['Hey computer, order the ferritin.', 'order the ferritin'],
  },
  // What others will do is planned, and not ordered here.
  {
    of: ORDERED,
    polarity: 'present',
    by: 'clinician',
    before: OTHERS_WILL,
    makes: { act: 'procedure' },
    example: ["When they arrive they'll put you on a monitor and do a tracing.", 'do a tracing'],
    unlike: ["They'll be in soon and I'll do a tracing.", 'do a tracing'],
  },
  // What others will advise is not advised here.
  {
    of: ADVISED,
    polarity: 'present',
    by: 'clinician',
    before: OTHERS_WILL,
    makes: 'nothing',
    example: ['The dietitian will go through low salt meals.', 'low salt meals'],
    unlike: ["They'll be in soon and I'd keep to low salt meals.", 'keep to low salt meals'],
  },
  {
    of: ['follow_up'],
    before: String.raw`\b(?:she|he|they|the nurse|my nurse|my assistant|somebody|someone|the \w+ team)(?:'ll| will)(?: \w+)?`,
    within: String.raw`^(?:come |be in |see you |be with you )`,
    makes: 'nothing',
    example: ['The nurse is on her way and she will see you soon.', 'see you soon'],
    unlike: ['The nurse says I will see you soon.', 'see you soon'],
  },
  {
    of: ['follow_up'],
    before: String.raw`\b(?:(?:doctor|physician|pcp|gp|specialist|\w+(?:olog|iatr)ist|surgeon|he|she|they)(?: (?:is|are|has been|have been)|'s|'re)|(?:who|who's|who is)(?: is| been)?)(?: still| also| currently)?`,
    within: String.raw`^(?:following|seeing|watching|managing|monitoring)\b`,
    makes: 'nothing',
    example: ['And your kidney doctor is following you for that?', 'following you'],
    unlike: ['And I am following you for that?', 'following you'],
  },
  // Who will do a thing is named, and nobody is sent there.
  {
    of: ['refer', 'order', 'procedure'],
    by: 'clinician',
    polarity: 'present',
    before: String.raw`\b(?:your|his|her)(?: \w+)?|^`,
    within: String.raw`^(?:your |his |her )?(?:\w+ )?(?:\w+(?:ologist|iatrist)|surgeon|doctor|gp|pcp|dentist|specialist)(?: will)?$`,
    after: String.raw`(?:'ll| will| wants? to| is going to|'s going to)? (?:repeat|take|check|do|order|want|draw|change|adjust|decide|remove|prescribe)\b`,
    makes: 'nothing',
    example: ['Your cardiologist will repeat the echo in May.', 'Your cardiologist'],
    unlike: ['Your cardiologist will see you for the echo in May.', 'Your cardiologist'],
  },
  // What clinicians say of their own habits is not advice.
  {
    of: ADVISED,
    by: 'clinician',
    before: String.raw`\bi (?:really |just |also |probably )*(?:need|have|ought|got|should) to(?: go)?`,
    within: String.raw`^(?:get|buy|find|try|start|do)\b`,
    makes: 'nothing',
    example: ['I need to get a new bike for the winter.', 'get a new bike'],
    unlike: ['You need to get a new bike for the winter.', 'get a new bike'],
  },
  // What a patient asks for, or does already, is not decided.
  {
    of: ASKING,
    polarity: 'present',
    by: 'patient',
    before: String.raw`\b(?:can|could|should|may|shall|would|will|do|am|must) i(?: \w+){0,3}`,
    makes: 'nothing',
    example: ['So can I still go swimming with this?', 'go swimming'],
    unlike: ['So you can still go swimming with this?', 'go swimming'],
  },
  {
    of: ASKING,
    by: 'patient',
    before: String.raw`\bi (?:can|usually|always|often|sometimes|normally|already|do|go)\b[^.?!]*\bmy`,
    makes: 'nothing',
    example: ['There is a machine where I can sit and get my weight taken.', 'weight'],
    unlike: ['I want you to take my weight.', 'weight'],
  },
  {
    of: ADVISED,
    polarity: 'absent',
    by: 'patient',
    within: String.raw`^(?:no |i )*(?:don't|do not|never|didn't|haven't|wouldn't) `,
    asked: [String.raw`\?`, 'Do you put anything in there?'],
    makes: 'nothing',
    example: ["Oh no, I don't use ear candles.", "don't use ear candles"],
    unlike: ['You should avoid ear candles.', 'avoid ear candles'],
  },
  // What a thing is done for is not advised beside it.
  {
    of: ADVISED,
    polarity: 'present',
    before: String.raw`\b(?:so|so that|in order that|that way|and then|hopefully)(?: (?:that|like|hopefully|then|maybe))*(?: (?:you|he|she|they|we))+(?: (?:can|could|will|may|might|would|are|'re|'ll|be|do not|don't|won't|able|to|get|have|start|still|just|also|safely|you))+`,
    sentence: String.raw`\bso\b|\bin order that\b|\bthat way\b|\bhopefully\b`,
    makes: 'nothing',
    example: ['Eat well so that you can get through the winter.', 'get through the winter'],
    unlike: ['So you should get through the winter with exercise.', 'get through the winter'],
  },
  {
    of: ADVISED,
    polarity: 'present',
    before: String.raw`\b(?:you|he|she)(?:'ll| will| 'd| would| should)(?: \w+)? be (?:good|able|back|ready|up|fine|okay|free|clear|cleared)(?: (?:to|and|for|go|going|get|getting|do|doing|start|back|again|return|returning|enough))*`,
    makes: 'nothing',
    example: ["In a month or two you'll be good to go back to rowing.", 'rowing'],
    unlike: ["In a month I'd like you to go back to rowing.", 'rowing'],
  },
  {
    of: ADVISED,
    polarity: 'present',
    before: String.raw`\b(?:gives?|giving|give) (?:you|him|her) (?:the |some |more |a (?:little|bit of) )*(?:confidence|strength|energy|freedom|courage)\b[^.?!]*`,
    makes: 'nothing',
    example: ['It gives you the confidence to go running again.', 'running'],
    unlike: ['I give you the link to the running plan.', 'running'],
  },
  {
    of: ADVISED,
    polarity: 'present',
    within: String.raw`^(?:that )?(?:(?:will|should|can) )?(?:gives?|giving) (?:you|him|her) `,
    makes: 'nothing',
    example: ['Walking helps the heart and gives you more energy.', 'gives you more energy'],
    unlike: ['Get more energy from walking.', 'Get more energy'],
  },
  // A change of mind is no sign of illness.
  {
    of: ['safety_net'],
    within: String.raw`\b(?:change (?:your|his|her) mind|(?:decide|choose|want) (?:to|it|that|me|us|on)|(?:are|you're) interested)\b`,
    makes: 'nothing',
    example: ['Let me know if you change your mind.', 'know if you change your mind'],
    unlike: ['Let me know if you change colour.', 'know if you change colour'],
  },
  // What was not needed after all was never planned.
  {
    of: [...ORDERED, 'start'],
    polarity: 'present',
    before: String.raw`\b(?:would|might|could)(?: have|'ve)(?! (?:to|an?|the|you|your|some|another)\b) \w+[^.?!]*`,
    makes: 'nothing',
    example: [
      'Had it been deeper, we would have had to do a bigger operation.',
      'bigger operation',
    ],
    unlike: ['We would do a bigger operation.', 'bigger operation'],
  },
  // What is usually done is perhaps not done now.
  {
    of: [...ORDERED, ...ADVISED, 'emergency', 'start'],
    polarity: 'present',
    before: String.raw`\b(?:i|we)(?:'d| would) (?:normally|usually|ordinarily|typically|otherwise) [^.?!]*`,
    makes: { certainty: 'possible' },
    example: ['We would normally do a bigger operation.', 'bigger operation'],
    unlike: ['We normally start early. Do a bigger operation.', 'bigger operation'],
  },
  // What may be needed is not decided.
  {
    of: [...ORDERED, 'follow_up'],
    polarity: 'present',
    after: String.raw`(?: \w+)? (?:may|might|could)(?: also| still| well| then)? (?:be (?:needed|necessary|required|considered|done|an option|helpful|useful|worth)|become necessary|have to be)\b`,
    makes: { certainty: 'possible', time: 'future' },
    example: ['A second operation may be needed.', 'second operation'],
    unlike: ['A second operation will be needed.', 'second operation'],
  },
  {
    of: ['follow_up'],
    polarity: 'present',
    after: String.raw`(?: \w+){0,3} (?:perhaps|maybe|possibly)(?: \w+){0,2} ?$`,
    makes: { certainty: 'possible' },
    example: ['Then we talk when I see you next Monday, perhaps.', 'see you next Monday'],
    unlike: ['Perhaps we talk when I see you next Monday.', 'see you next Monday'],
  },
  // Whoever is given a link refers himself.
  {
    of: ['refer'],
    sentence: String.raw`\b(?:self-? ?refer(?:ral|s|red)?|refer (?:yourself|himself|herself|themselves))\b`,
    makes: { act: 'advise' },
    example: ['There is a podiatry service, you can self-refer to them.', 'podiatry service'],
    unlike: ['There is a podiatry service, I will refer you to them.', 'podiatry service'],
  },
  // 'If it spreads. Then you need to see us.': the visit is of the warning.
  {
    of: ['follow_up', 'order'],
    sentence: String.raw`^ ?(?:(?:and|so|but|okay) )*(?:then|in that case) (?:you(?:'d|'ll)?|we(?:'d|'ll)?) (?:would )?(?:need|should|must|have|want|ought)\b`,
    lately: String.raw`\b(?:if|should you|was to|were to|in case)\b`,
    makes: 'nothing',
    example: [
      'If it was to spread. Then you need to have a phone appointment.',
      'phone appointment',
    ],
    unlike: ['First the scan. Then you need to have a phone appointment.', 'phone appointment'],
  },
  // Words of welcome and farewell.
  {
    of: ASKING,
    before: String.raw`\b(?:thanks?|thank you)(?: (?:so much|again|very much))?(?: for)?`,
    within: String.raw`^(?:for )?(?:coming|seeing|being|waiting|calling)\b`,
    makes: 'nothing',
    example: ['Thank you for coming in on Monday.', 'coming in on Monday'],
    unlike: ['I want you coming in on Monday.', 'coming in on Monday'],
  },
  {
    of: ASKING,
    within: String.raw`^(?:have |enjoy )?(?:an? |the |your )?(?:(?:good|great|nice|lovely|wonderful|rest of) )+(?:rest of )?(?:an? |the |your )?(?:day|one|week|weekend|evening|afternoon|summer|holiday|trip|time)$`,
    makes: 'nothing',
    example: ['Well, have a good rest of your day.', 'good rest of your day'],
    unlike: ['Well, have a rest day.', 'rest day'],
  },
  // What somebody goes to look for is not ordered.
  {
    of: ORDERED,
    before: String.raw`\bsee if (?:they|we|i|there)(?:'ve|'re| are| have| had| can (?:find|get))(?: got| any| some| the| a| left)*`,
    makes: 'nothing',
    example: ["I'll go and see if they have free samples.", 'free samples'],
    unlike: ["I'll see if the kidneys work with free samples.", 'free samples'],
  },
  // A paper that shall be seen is not ordered, nor is whoever books the visit a referral.
  {
    of: ORDERED,
    polarity: 'present',
    within: String.raw`^(?!(?:review|go over|discuss|get|obtain|request)\b).*\b(?:reports?|results|findings)$`,
    makes: 'nothing',
    example: ['We do need to see a final pathology report.', 'final pathology report'],
    unlike: ['We need a final pathology report and biopsy.', 'biopsy'],
  },
  {
    of: ['refer'],
    within: String.raw`\b(?:admin\w*|reception\w*|front desk|secretar(?:y|ies)|schedul\w+|booking|billing|office)(?: (?:team|staff|desk|people|department|office))?$`,
    makes: 'nothing',
    example: ["I'll send a message to our admin team.", 'our admin team'],
    unlike: ["I'll send a message to our diabetes team.", 'our diabetes team'],
  },
  // What is always worth doing is advised, and ordered by nobody.
  {
    of: ORDERED,
    polarity: 'present',
    by: 'clinician',
    before: String.raw`\bi(?:'d| would)? (?:always|generally|usually|normally) (?:recommend|suggest|advise|tell people)\b(?:(?!\b(?:so i|i'll|i will|i'm|we'll)\b).)*`,
    makes: { act: 'advise' },
    example: ['I would always recommend having a repeat eye test.', 'repeat eye test'],
    unlike: ['I would recommend a repeat eye test.', 'repeat eye test'],
  },
  // What is done for the family is not done for the patient.
  {
    of: ORDERED,
    polarity: 'present',
    asked: [
      String.raw`\b(?:wife|husband|partner|kids|children|family|girlfriend|boyfriend|spouse)\b.*\b(?:(?:worr\w+|concern\w+) (?:about|for) (?:them|her|him|my)|get (?:tested|checked|screened)|be (?:tested|checked|screened)|catch it|give it to (?:them|her|him)|contagious)\b`,
      'I have a wife and kids, should I be worried about them?',
    ],
    sentence: String.raw`^(?!.*\b(?:for you|on you|you need|your (?:own|liver|blood))\b)`,
    makes: 'nothing',
    example: ["We start with the same screening, let's do that antibody test.", 'antibody test'],
    unlike: ['First an ultrasound for you.', 'ultrasound'],
  },
]
