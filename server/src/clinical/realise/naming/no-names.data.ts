import type { FactKind } from '@chartwright/contract/facts'
import type { NoName } from './no-name.ts'
import { NO_NAMES_HAD } from './no-names-had.data.ts'
import { NO_NAMES_PLANNED } from './no-names-planned.data.ts'

const FELT: readonly FactKind[] = ['symptom', 'complaint']
const FOUND: readonly FactKind[] = ['finding', 'result']
const RELATIVE =
  '(?:mother|father|mom|mum|dad|sister|brother|parents?|grand\\w+|aunt(?:ie)?|uncle|cousin|son|daughter)'

export const NO_NAMES: readonly NoName[] = [
  ...NO_NAMES_HAD,
  ...NO_NAMES_PLANNED,
  // What something comes from, without what it is, and a part without what is wrong with it.
  {
    of: ['assessment'],
    said: /^(?:(?:most|more|less|very|probably|possibly) )*(?:likely )?(?:related|due|secondary|attributed|connected|linked) to\b/,
    example: 'most likely related to the diet',
    unlike: 'diet-related weight gain',
  },
  {
    of: ['assessment'],
    said: /^(?!.*\b(?:\w+ed|\w+ing|torn|broken|leaky|frozen|loose|tight|weak|stiff|sore|swollen|bad|pain)\b)(?:[\w-]+ ){0,3}(?:ligament|tendon|muscle|bone|nerve|artery|vein|cartilage|meniscus)s?$/,
    example: 'medial collateral ligament',
    unlike: 'torn medial collateral ligament',
  },
  // What everybody has is no complaint without how it is, and nobody denies having it.
  {
    of: FELT,
    said: /^(?:(?:the|a|good|normal) )?(?:sense of (?:smell|taste)|memory|hearing|sleep|mood|speech|concentration|thoughts?|erections?|baby|babies|periods?|bowels?|voice|weight|appetite|energy)$/,
    example: 'sense of smell',
    unlike: 'loss of smell',
  },
  {
    of: FELT,
    said: /^(?:a (?:little|bit) )?(?:concerned|worried|scared|afraid|frightened|panicking) (?:about|that|for|to)\b/,
    example: 'worried about the memory',
    unlike: 'worried',
  },
  {
    of: FELT,
    said: /^(?:needing|wanting|having|going|getting|trying|able) to \w+/,
    only: 'absent',
    example: 'needing to sleep',
    unlike: 'difficulty sleeping',
  },
  {
    of: FELT,
    said: /^(?:up|down|off|out|on|mixed|bleed|bruise|low down|wake|woke)\b/,
    only: 'absent',
    example: 'up at night',
    unlike: 'upset stomach',
  },
  {
    of: FELT,
    said: /^(?:sat|stood|lay|went|came|stops?|started|takes?|low down|no?wt|nothing)\b|\b(?:nowt|nothing) wrong\b/,
    example: 'sat down sharpish on the edge',
    unlike: 'stomach pain',
  },
  {
    of: FELT,
    said: /^(?:a (?:little|bit) )?(?:bright |dark |light |deep )(?:red|pink|brown|green|yellow)$/,
    example: 'bright red',
    unlike: 'bright red blood',
  },
  {
    of: [...FELT, ...FOUND, 'history', 'assessment'],
    said: /\b(?:one|other|thing|night|day)['’]s\b/,
    example: "one's starting to tingle",
    unlike: "parkinson's disease",
  },
  {
    of: [...FELT, 'history', 'family', 'assessment'],
    said: /^(?:except|besides|apart from|other than|unless|until|without)\b/,
    example: 'except the flu shot',
    unlike: 'exercise intolerance',
  },
  // What everybody does or has is no complaint, and nobody denies it.
  {
    of: FELT,
    said: /^(?:drinking(?: (?:fluids|water|lots|a lot|more))*|eating|heart ?beats?|(?:heart )?rhythms?|(?:bright )?lights?|(?:normal |full |good )?sensation(?: in .*)?)$/,
    example: 'heartbeats',
    unlike: 'irregular heartbeats',
  },
  // People and places are no illness, nor what is paid, refilled or rubbed on.
  {
    of: ['history'],
    said: /\b(?:staff|team|(?<!emergency )department|offices?|reception|(?<!urgent care |walk-in )(?:centers?|centres?|clinics?)|gel|cream|lotion|ointment|diet control)$|^(?:sent out )?an ambulance$|^(?:the )?(?:reduction|high blood|low blood)$/,
    example: 'nursing staff',
    unlike: 'urgent care center',
  },
  {
    of: ['social'],
    said: /\binsurance(?: yet)?$/,
    only: 'present',
    example: 'private insurance',
    unlike: 'insurance broker',
  },
  // Exercises and dates are no illness.
  {
    of: ['history'],
    said: /\b(?:raises|squats|stretches|kegels|sit-ups|press-ups|push-ups|leg lifts)$|\bperiod start(?:ed)?$/,
    example: 'leg raises',
    unlike: 'stretch marks',
  },
  {
    of: ['family'],
    said: new RegExp(`^(?:my |the )?${RELATIVE} (?!side\\b)\\w+`),
    example: 'dad wore hearing aids',
    unlike: 'hearing loss',
  },
  {
    of: ['family'],
    said: /^(?:(?:upper|lower) )?(?:endoscopy|colonoscopy|scope|mri|ct|scan|biopsy|surgery|operation|blood test)$/,
    example: 'endoscopy',
    unlike: 'colon polyps',
  },
  // A result or a finding without what it is of.
  {
    // With when it was or how it came out, too.
    of: ['result'],
    said: /^(?=.* (?:on|in|at|from|last|normal|negative|positive|clear|fine)\b)(?:(?:(?:the|a|my|your|postal|last|first|second|third|other|repeat|home|same|new|right|left) )*(?:ones?|tests?|side|mine|yours)|\d+ (?:day|week|month|year)s? ago)(?: (?:on|in|at|from|last) (?!the\b)\w+)?(?:,? (?:and )?(?:(?:it|they|that) )?(?:(?:was|were) )?(?:normal|negative|positive|clear|fine))?$/,
    example: 'postal one in june',
    unlike: 'pregnancy test on monday negative',
  },
  {
    of: FOUND,
    said: /\b(?:it|they|that|which) (?:all )?(?:normal|negative|positive|clear|fine|good|okay)\b/,
    example: 'cholesterol was checked last spring it normal',
    unlike: 'cholesterol normal',
  },
  {
    of: ['measurement'],
    said: /^(?:out of 10|nought to 10|how (?:is|was|bad|heavy)\b.*|check at home|free|best normally|worst pain)$/,
    example: 'how is the pain',
    unlike: 'free t4',
  },
  {
    of: FOUND,
    said: /^(?:they |it |all|both|everything|one|two|three|some|trace|outside|inside|small one|another)\b(?: (?:of )?(?:them|it|were|was|are|is))*(?: (?:all|both|still))*(?: (?:negative|positive|normal|clear|fine|good|okay|benign))?$/,
    example: 'all negative',
    unlike: 'trace edema',
  },
  {
    of: FOUND,
    said: /^(?:some |mild |moderate |severe )?(?:narrowing|thickening|widening|growth|spots?|blockage|sputum|phlegm|urine|stools?|blood|healed|healing|incision|(?:\w+ )?scan)$/,
    isPlaced: true,
    example: 'narrowing',
    unlike: 'joint space narrowing',
  },
  {
    of: FOUND,
    said: /\b(?:behind|in|on|at|under|over|above|below|around|of|with|from|the|and|or)$/,
    example: 'clear fluid behind',
    unlike: 'clear fluid behind the eardrum',
  },
  {
    of: FOUND,
    said: /^(?:(?:very|slightly|mildly|a (?:little|bit)|quite|still|pretty|just) )+(?:enlarged|elevated|normal|low|high|raised|abnormal|dilated|thickened|narrowed|decreased|increased|reduced|fine|good)$/,
    isPlaced: true,
    example: 'slightly enlarged',
    unlike: 'slightly enlarged liver',
  },
  {
    of: [...FOUND, 'assessment'],
    said: /^(?:the |your )?(?:appendix|gall ?bladder|spleen|liver|uterus|ovar(?:y|ies)|prostate|bladder|thyroid|pancreas|kidneys?|stomach|colon|bowels?|heart|lungs?|aorta)$/,
    isPlaced: true,
    example: 'gallbladder',
    unlike: 'enlarged gallbladder',
  },
  {
    of: FOUND,
    said: /^(?:vital signs?|vitals)(?: (?:here |taken )?(?:in the (?:office|clinic)|today))?$/,
    isPlaced: true,
    example: 'vital signs here in the office',
    unlike: 'vital signs normal',
  },
  {
    of: FOUND,
    said: /\bboth (?:\w+ )?(?:flexion|extension|rotation|abduction|adduction|dorsiflexion|inversion|eversion)$/,
    example: 'pain on both flexion',
    unlike: 'pain on both flexion and extension',
  },
  // Whom one saw, how one came and a lump of nobody knows what are no history.
  {
    of: ['history'],
    said: /^(?:(?:the|a|an|my) )?(?:ambulance|diet(?:itian|ician)|therapist|counsel?lor|\w+(?:olog|iatr)ist|doctor|gp|nurse|midwife|specialist|surgeon|pharmacist|hospital|clinic|lump|bump|(?:last |previous )?flare[ -]?ups?)$/,
    example: 'dietitian',
    unlike: 'hospital admission',
  },
  {
    of: ['history'],
    said: /^(?!physical|speech|radiation|hormone)\w+ for (?:therapy|counsell?ing|physio(?:therapy)?)$/,
    example: 'bettina for therapy',
    unlike: 'physical therapy',
  },
  {
    of: ['history'],
    said: /^(?:an? )?cold (?:one|two|three|four|five|six|seven|eight|nine|ten)$/,
    example: 'cold nine',
    unlike: 'cold sores',
  },
  // Who is not pregnant now may have been.
  {
    of: ['history'],
    said: /^(?:current(?:ly)? )?pregnan(?:cy|t)$/,
    only: 'absent',
    example: 'pregnancy',
    unlike: 'pregnancy complications',
  },
  // What one does, or has inside, is not felt.
  {
    of: FELT,
    said: /^(?:bending|lying|sitting|standing|walking|kneeling|lifting|leaning|reaching)(?: (?:down|up|over|forward|back))?(?: sometimes| often)?$/,
    example: 'bending down sometimes',
    unlike: 'bending difficulty',
  },
  {
    of: FELT,
    said: /^(?:the )?(?:iud|coil|implant|pacemaker|catheter|pull-?ups?(?: at night)?)$/,
    example: 'iud',
    unlike: 'coil pain',
  },
  // 'keep it up our sleeve', 'take it by itself': of what, nobody says.
  {
    of: ['plan'],
    said: /^(?:up|down|off|by|with|without|on) (?:the|our|your|my|it|itself|himself|herself|them)\b/,
    example: 'by itself with water',
    unlike: 'upper endoscopy',
  },
  {
    of: ['plan'],
    said: /^(?:into|inside|onto|towards) /,
    example: 'into one hospital',
    unlike: 'intrauterine device',
  },
  // 'keep a close eye on you', 'make it a habit': of what, nobody says.
  {
    of: ['plan'],
    said: /^(?:(?:a|the|close|good|little|careful) )*(?:eye|look|watch)(?: on)?$|^(?:following|coming(?: in| back)?|checking(?: in)?|seeing)$/,
    example: 'close eye',
    unlike: 'eye exam',
  },
  {
    of: ['plan'],
    said: /^(?:an? )?(?:regular|good|daily|healthy|bad|new) (?:habit|thing|idea|start|plan)s?$/,
    example: 'regular habit',
    unlike: 'regular exercise',
  },
  {
    of: ['plan'],
    said: /^(?:drop|pick|send|bring|hand|sign|check|set)(?: (?:it|them|that))? (?:off|up|in|out|over)$/,
    example: 'drop off',
    unlike: 'drop in hemoglobin',
  },
  // What is hoped for is no instruction.
  {
    of: ['plan'],
    said: /^(?:avoid|decreas|reduc|eas|reliev|improv|lessen|prevent|help|limit|minimi[sz]|calm|settl|manag)(?:e|ing)?(?: with| down)? (?:(?:the|any|some|some of|that|your|more|further|future|bouts? of|amount of|episodes? of|risk of) )*(?:pain|swelling|inflammation|stiffness|soreness|discomfort|diarrhea|constipation|nausea|vomiting|symptoms?|bleeding|infections?|complications?|flare-?ups?|attacks?|cough|itching|fever|anxiety)$/,
    example: 'decreasing the pain',
    unlike: 'avoid painkillers',
  },
  {
    of: ['plan'],
    said: /^(?:dry|calm|warm|cool|clean|upright|flat|quiet|careful|patient|active|busy)$/,
    example: 'dry',
    unlike: 'dry the ear',
  },
  {
    of: ['plan'],
    said: /^let (?:the |your )?\w+$/,
    example: 'let therapist',
    unlike: 'let the wound dry',
  },
  // Found at one place, and told without it, it would be of the place that is told before it.
  {
    of: ['finding'],
    said: /^(?:redness|full (?:range of )?motion|good (?:range of )?motion)$/,
    only: 'present',
    isPlaced: true,
    example: 'full motion',
    unlike: 'full motion of the neck',
  },
  // What a part looks like, without the part.
  {
    of: [...FOUND, 'assessment'],
    said: /^(?:(?:some|mild|moderate|severe|complete|significant|little) )*(?:degenerative changes?|collapse|scar(?:ring| tissue)?|(?:thick(?:ened)?|thin|irregular) walls?(?! of\b).*)$/,
    only: 'present',
    isPlaced: true,
    example: 'thick wall suggesting an obstruction',
    unlike: 'degenerative changes of the hip',
  },
  {
    of: FOUND,
    said: /^(?:[a-z]+ )+(?:superficialis|profundus|longus|brevis|medius|maximus|radialis|ulnaris)$/,
    only: 'present',
    example: 'extensor carpi ulnaris',
    unlike: 'torn extensor carpi ulnaris tendon',
  },
  // A form is no drug, and what it feels like no substance.
  {
    of: ['medication'],
    said: /^(?:(?:the|a|some|this|that|greasy) )*(?:ointment|cream|lotion|gel|solution|liquid|syrup|powder|foam|tablet|capsule|stuff)s?$/,
    example: 'ointment',
    unlike: 'steroid cream',
  },
  {
    of: ['allergy'],
    said: /^(?!.*[sw]eed$)\w+ed$|^(?:sick|ill|wheez\w+|itch\w+|swell\w+)$|\b(?:stomach|tummy|chest|throat|face|skin)$/,
    example: 'wheezed',
    unlike: 'ragweed',
  },
  // Who lives there is no habit.
  {
    of: ['social'],
    said: /^(?:(?:me|my|the|just|only) )*(?:wife|husband|partner|parents?|mother|mom|mum|father|dad|sister|brother|son|daughter|children|kids|flatmates?|housemates?|roommates?|girlfriend|boyfriend)(?:,? and (?:the |my )?\w+)?$/,
    only: 'present',
    example: 'husband and sam',
    unlike: 'lives with husband',
  },
  {
    of: FELT,
    said: /^(?:spat|coughed|passed|brought|threw|lost|been|went|got|acting|done) /,
    only: 'absent',
    example: 'spat any blood',
    unlike: 'passing blood',
  },
  {
    of: FOUND,
    said: /^nothing\b/,
    example: 'nothing over the bone',
    unlike: 'bone tenderness',
  },
  // A test without its name says nothing, whenever it was.
  {
    of: [...FOUND, 'history'],
    said: /^(?:(?:the|a|an|another) )?(?:test|sample|kit|postal (?:one|test|kit))s?$/,
    isPlaced: true,
    example: 'postal one',
    unlike: 'pregnancy test negative',
  },
  // A way through the body, and how many, without what.
  {
    of: FELT,
    said: /^(?:down|along|under|over|around|inside|behind|across|through) (?:the|my|his|her)\b|^up (?:\d+|one|two|three|four|five|six|ten) (?:pounds|kilos|lbs|kg|stone)\b/,
    only: 'present',
    example: 'along the side of the leg',
    unlike: 'pain down the leg',
  },
  {
    of: ['allergy'],
    said: /^(?:(?:the|a|some|this|that) )*(?:sticky|stuff|sticky stuff|thing|things|one|it|that|white|red|blue|small|new|old|strong)$/,
    example: 'sticky',
    unlike: 'sticky tape',
  },
  // A plan that does not say what is done.
  {
    of: ['plan'],
    said: /^(?:(?:get|give|start|the|a|an|some|any) )*(?:proper|appropriate|right|adequate|better|best|other|some|necessary) (?:treatment|care|therapy|management|medication)s?$|^(?:keep|continue)(?: on)? (?:monitoring|watching|checking|following|going)(?: it| that| this)?$|^check(?:ing)?$/,
    example: 'appropriate treatment',
    unlike: 'cancer treatment',
  },
  // What is said by the way, and what a trouble does without its name.
  {
    of: FELT,
    said: /^(?:flaring|disturbances?)$|^(?:coming|going) (?:down|up) from\b/,
    example: 'coming up from the hip',
    unlike: 'visual disturbances',
  },
  {
    of: ['plan'],
    said: /^(?:an? )?(?:good|great|poor|bad) candidates?\b|^(?:asleep|awake)\b/,
    example: 'poor candidate for surgery',
    unlike: 'candidate vaccine',
  },
  {
    of: ['medication'],
    said: /^(?:switch(?:ed)?|chang(?:es?|ed)) |^(?:sub|supra)?therapeutic$/,
    example: 'changes to the tablets',
    unlike: 'therapeutic massage oil',
  },
  // That something was looked at, without what was seen.
  {
    of: FOUND,
    said: /^(?:re-?)?(?:evaluations?|reviews?|assessments?) of (?:(?:the|your|her|his|all) )*(?:symptoms?|systems?|records?|results?)$|\b(?:showed|shows?|reveal(?:s|ed)?|demonstrate[sd]?|indicate[sd]?|suggest(?:s|ed)?)$/,
    isPlaced: true,
    example: 'ultrasound showed',
    unlike: 'ultrasound showed gallstones',
  },
  // A complaint without its name.
  {
    of: FELT,
    said: /^(?:(?:the|this|that) )?(?:problem|issue|thing|situation|condition) (?:(?:is|has|was|keeps|been|getting|got|gotten|still|just) )+(?:worse|better|back|the same|going|persisting|there)$/,
    example: 'issue is getting worse',
    unlike: 'problem is getting up the stairs',
  },
]
