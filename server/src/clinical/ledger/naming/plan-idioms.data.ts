import type { Row } from '../../realise/words/rows.ts'

const DOCTOR = '(doctor|gp|nurse|clinician|physio|specialist)s?'
const OURS = '(?:an?|the|my|our|your)'

/** What is planned. */
export const PLAN_IDIOMS: readonly Row[] = [
  [
    /^(?:have )?nothing (?:else )?to (?:eat or drink|eat and drink|drink or eat)\b/,
    'nothing by mouth',
    'nothing to eat or drink',
    'nothing by mouth',
  ],
  [
    /^(?:(?:to|get|be|getting|have|you|come in and) )*(?:reviewed|seen|examined|assessed)(?: face[- ]to[- ]face)? (?:in|at) (?:an?|the|our|your) (?:clinic|surgery|practice|office)(?: today| tomorrow| tonight)?$/,
    'clinic review',
    'get reviewed in a clinic today',
    'clinic review',
  ],
  [
    /^(?:get|take|pull)(?: (?:some|all|off|of|that|this|the|your))* (?:fluid|water)(?: weight)?(?: off)?$/,
    'diuresis',
    'get some of this fluid off',
    'diuresis',
  ],
  [
    /^(?:your |the )?weight (?:(?:starts? to )?go(?:es|ing)?|is going|creeps?) up$/,
    'weight gain',
    'your weight starts to go up',
    'weight gain',
  ],
  [
    /^(?:your |the )?weight (?:(?:starts? to )?(?:go(?:es|ing)? down|drop(?:s|ping)?))$/,
    'weight loss',
    'weight starts to drop',
    'weight loss',
  ],
  [
    /^(?:your |the )?(blood pressure|blood sugar|temperature)s? (?:(?:starts? to )?go(?:es|ing)?|is going|shoots?) up$/,
    'elevated $1',
    'your blood pressure goes up',
    'elevated blood pressure',
  ],
  [
    /^(?:(?:stay|staying|keep|keeping|make sure)(?: yourself| you are)? )?(?:well[- ])?hydrated$/,
    'hydration',
    'keep yourself well-hydrated',
    'hydration',
  ],
  // The clinic lets the patient know, or the patient asks.
  [
    /^(?:(?:be|being|back) )*in touch with you\b(?: (?:with|about|after|once|when|as soon as)\b.*\bresults?\b.*)$/,
    'contact by the clinic with results',
    'be in touch with you once we have your results',
    'contact by the clinic with results',
  ],
  [
    /^(?:call|ring|phone|contact|message|text|email|let)(?:ing)? you(?: know)?(?: back)? (?:with|about|after|once|when|as soon as) (?:(?:i|we|they|get|have|all|the|your|his|her|test|lab|those|these) )*results?$/,
    'contact by the clinic with results',
    'phone you with the test results',
    'contact by the clinic with results',
  ],
  [
    /^(?:(?:be|being|get|getting|back|keep) )*in touch with you$/,
    'contact by the clinic',
    'be in touch with you',
    'contact by the clinic',
  ],
  [
    /^(?:call|ring|phone|contact|message|get back to) you(?: back)?$/,
    'contact by the clinic',
    'get back to you',
    'contact by the clinic',
  ],
  [
    /^(?:(?:just|please|do|to) )*(?:get|getting|get back|stay|keep) in (?:touch|contact) with (?:me|us|the (?:clinic|practice|office|surgery))(?: again| back)?$/,
    'contact the clinic',
    'get in touch with us again',
    'contact the clinic',
  ],
  [
    /^(?:(?:just|please|do|to) )*(?:ring|call|phone|contact)(?: up)? (?:(?:the|my|our) )*((?:support|admin|reception|booking)(?: team| staff| line)?)(?: number)?$/,
    'call $1',
    'ring up our support team',
    'call support team',
  ],
  // To be seen in person.
  [
    new RegExp(
      `^(?:(?:to|get|be|being|have|you|him|her) )*(?:seen|reviewed|examined|assessed|checked(?: over)?)(?: face[- ]to[- ]face| in person)? by (?:one of )?${OURS} ${DOCTOR}(?: face[- ]to[- ]face| in person)?$`,
    ),
    'review by a $1',
    'be seen by one of our nurses',
    'review by a nurse',
  ],
  [
    new RegExp(`^(?:see|seeing|come and see|speak to) one of ${OURS} ${DOCTOR}$`),
    'review by a $1',
    'see one of our nurses',
    'review by a nurse',
  ],
  [
    new RegExp(`^${OURS} ${DOCTOR} to (?:assess|examine|see|review|look at) (?:you|him|her|it)$`),
    'review by a $1',
    'a nurse to examine you',
    'review by a nurse',
  ],
  [
    /^(?:(?:come|coming|bring|bringing|book|get|you|him|her|in|into|to|along|down|up) )+(?:one of )?(?:my|our) clinics?$/,
    'clinic review',
    'bring you into one of our clinics',
    'clinic review',
  ],
  [
    /^(?:(?:get|have|need|want) (?:someone|somebody|(?:an?|one of (?:my|our|the)) (?:doctors?|gp)) to )?(?:(?:have|having|take|taking|go and|get) )*(?:an? )?(?:(?:good|proper|quick) )?look(?:ing)? (?:inside|in|into|down) (?:(?:your|the|his|her|that|each|both|right|left) )*(ear|throat|mouth|nose)s?(?: ?(?:drums?|canals?))?$/,
    '$1 exam',
    'get someone to have a look inside your nose',
    'nose exam',
  ],
  [
    /^(?:get|have|having|getting) (?:(?:your|the|his|her|that|each|both|right|left) )*(ear|throat|mouth|nose)s? (?:checked(?: out)?|looked at|examined)$/,
    '$1 exam',
    'get your nose checked out',
    'nose exam',
  ],
  [
    /^(?:(?:have|take) a )?listen(?:ing)? to (?:(?:your|the|his|her) )?(chest|lungs)(?: with .*)?$/,
    'chest auscultation',
    'listen to your lungs',
    'chest auscultation',
  ],
  // Advice.
  [
    /^(?:(?:just|try and|try to|really|trying to) )*get(?:ting)? (?:your |the |that |his |her )?diet (?:(?:an? )?(?:little |bit |lot )*better|(?:back )?on track|under control|improved|in order|sorted(?: out)?)$/,
    'better diet',
    'get your diet a bit better',
    'better diet',
  ],
  [
    /^(?:take|taking|go|going) (?:it )?easy on (?:your|the) body$/,
    'activity modification',
    'take it easy on your body',
    'activity modification',
  ],
  [
    /^(?:(?:just|please|to) )*(?:check|measure|monitor|record|take|track)(?:ing)? (?:your |the )?weights? (?:daily|every ?day|each day|every morning)$/,
    'daily weights',
    'record your weights everyday',
    'daily weights',
  ],
  [
    /^(?:(?:just|please|to|you|really|need) )*(?:take|taking) (?:(?:your|the|his|her|all|of|those|these) )*(medication|medicine|tablet|pill)s? (on time|consistently|as prescribed|as directed)$/,
    'take the $1s $2',
    'take all your tablets on time',
    'take the tablets on time',
  ],
  [
    /^(?:get|buy)(?: yourself)? an? scales?,? (?:and |to )?(?=weigh)/,
    '',
    'get a scale and weigh yourself daily',
    'daily weights',
  ],
  [
    /^(?:start|starting|begin|beginning)(?: off| out)? with (?:an? |some |the )?(?=(?:\S+ ){0,3}(?:tests?|bloods|labs|x-?rays?|mri|scan|ultrasound|imaging|therapy|exercises?|physio|physiotherapy)$)/,
    '',
    'start off with an x-ray',
    'x-ray',
  ],
]
