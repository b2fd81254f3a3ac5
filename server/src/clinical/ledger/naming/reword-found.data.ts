import type { Row } from '../../realise/words/rows.ts'
import { LISTED } from './reword.data.ts'

const PUSH = '(?:push|press|touch|poke|squeeze|palpate)'
const LOOKS =
  "(?: (?:is|are|was|were|looks?|looked|sounds?|sounded|seems?|seemed|appears?|feels?|remains?)(?: to be| like it is)?|'s)"
const MUCH =
  '(?:all |also |always |still |nice and |nice |pretty |really |very |quite |fairly |so |just |completely |otherwise |perfectly |overall |actually )*'
const ADJECTIVE =
  'normal|abnormal|clear|regular|irregular|soft|intact|symmetric(?:al)?|equal|supple|midline|moist|dry|clean|stable|unremarkable|negative|positive|elevated|high|low|decreased|reduced|increased|enlarged|distended|swollen|tender|non-?tender|red|flat|flatter|full|strong|weak|limited|well|benign|unchanged|reactive|palpable|pale|pink|warm|cool|smooth|boggy|injected|bulging|firm|cracked|bruised|crusted|scaly'

const MOVEMENT =
  '(?:flexion|extension|rotation|abduction|adduction|pronation|supination|inversion|eversion)'

/** What an examination or a test shows. */
export const FOUND_WORDS: readonly Row[] = [
  [
    /(?<=\b(?:soft|flat|supple)),? (?:and|but) (?:(?:it's|it is|they're) )?not (tender|distended)$/,
    ' and non$1',
    'calf soft and not tender',
    'calf soft and nontender',
  ],
  [
    /^((?:\w+ ){0,2}(?:x-rays?|mri|ct|scan|ultrasound|bloods|labs|blood tests?|exam)) everything(?: (?:is|was|looks|looked|came back))? (normal|fine|good|okay|clear)$/,
    '$1 $2',
    'knee x-ray everything normal',
    'knee x-ray normal',
  ],
  [
    /^(?:the )?(?:\w+ ){0,2}(?:x-rays?|mri|ct|scan) (?:did|does|do) not show (?:any |an? )?(?:signs? of |evidence of )?(?:break|fracture|broken bone)s?$/,
    'fracture',
    'wrist x-ray did not show a break',
    'fracture',
  ],
  [
    /\b([1-6]) (?:over|out of) 6\b/,
    '$1/6',
    'grade 3 over 6 systolic murmur',
    'grade 3/6 systolic murmur',
  ],
  [/^[a-z]+(?: and [a-z]+)? no (?=[a-z])/, '', 'eyes no jaundice', 'jaundice'],
  [
    new RegExp(`\\b(${MOVEMENT}) (?=${MOVEMENT}\\b)`, 'g'),
    '$1 and ',
    'pain with abduction rotation',
    'pain with abduction and rotation',
  ],
  [
    / (?:(?:are|is|looks?|was|were) )?(?:right )?where (?:it|they) (?:needs?|ought|should|supposed)(?: to)?(?: be)?$/,
    ' normal',
    'respiratory rate right where it should be',
    'respiratory rate normal',
  ],
  [
    / all(?= (?:are|were|look|sound|seem|appear)\b)/,
    '',
    'reflexes all look normal',
    'reflexes normal',
  ],
  [/ there(?= (?:is|are|looks?) )/, '', 'cath site there is clean', 'cath site clean'],
  [
    /^(.*?)(?:,? (?:is |are |was |were )?not (?:identified|seen|noted|present|appreciated|found|visualized))$/,
    '$1',
    'ulceration not identified',
    'ulceration',
  ],
  [
    new RegExp(
      `^(.*?) ?\\b(?:it )?(?:hurts?|pain|painful|sore|tender|tenderness)(?: a (?:little|bit|lot))? (?:when|if|where|wherever|anywhere(?: that| when)?) (?:i|you|we) ${PUSH}\\b.*$`,
    ),
    '$1 tenderness',
    'knee hurts when i push right here',
    'knee tenderness',
  ],
  [
    new RegExp(`\\bpain (?=${MOVEMENT}\\b)`),
    'pain with ',
    'slight pain flexion',
    'slight pain with flexion',
  ],
  [
    new RegExp(
      `\\b(${ADJECTIVE}),? so (?:that['’]?s |that is |it['’]?s )?(?:good|great|fine|nice)$`,
    ),
    '$1',
    'lungs clear so good',
    'lungs clear',
  ],
  [
    /\b(?:pain|tenderness|tender|painful|discomfort)(?: to pain)? (?:to|on|with|upon) (?:the )?palpation(?= (?:of|over|in|on|at|to|along)\b)/,
    'tenderness',
    'pain to palpation of the frontal sinuses',
    'tenderness of the frontal sinuses',
  ],
  [
    /\b(?:pain|tenderness|tender|painful|discomfort) (?:to|on|with|upon) (?:the )?palpation\b/,
    'tenderness',
    'slight pain to palpation',
    'slight tenderness',
  ],
  [
    /^tenderness on the ((?:lateral|medial|anterior|posterior|inside|outside)\b)/,
    'tenderness of the $1',
    'tenderness on the lateral side',
    'tenderness of the lateral side',
  ],
  [
    /\b(small|large|moderate|trace|scant|minimal) amounts? of (?=\S)/,
    '$1 ',
    'small amount of effusion',
    'small effusion',
  ],
  [
    /^([0-5])(?: out of |\/)5(?: strength)?(?:$|(?= (?:for|in|on|with|at)\b))/,
    'strength $1/5',
    '3 out of 5 for abduction of the legs',
    'strength 3/5 for abduction of the legs',
  ],
  [
    /\bgrade (\d|[iv]+) out of (\d|[iv]+)\b/,
    'grade $1/$2',
    'grade 2 out of 6 systolic murmur',
    'grade 2/6 systolic murmur',
  ],
  [/\b([0-5]) (?:out of|of) (\d)\b/, '$1/$2', '3 out of 6 murmur', '3/6 murmur'],
  [
    /\b(murmurs?|bruits?|sounds?|wheez\w+|crackles|rales) hurt\b(?: at the (?:left|right)$)?/,
    '$1',
    'systolic murmur hurt at the left base',
    'systolic murmur at the left base',
  ],
  [
    /^(?:\w+ular|juggler) venous diste?n[st]ion\b/,
    'jugular venous distention',
    'tubular venous distention',
    'jugular venous distention',
  ],
  [
    /^(?:hearing|seeing|feeling|noticing|appreciating|noting) (?:any |an? |the )+(?=\S)/,
    '',
    'hearing any abdominal bruit',
    'abdominal bruit',
  ],
  [/\bthyroid (?=thyromegaly\b)/, '', 'thyroid thyromegaly', 'thyromegaly'],
  [
    /^((?:\w+ )?)exam(?:ination)? (?:is |was )?(?:nice and )?(?=(?:soft|supple|tender|non-?tender|clear|flat)\b)/,
    '$1',
    'belly exam is soft',
    'belly soft',
  ],
  [
    /\btenderness of (?:the )?palpation (?=of|over|in|at)/,
    'tenderness ',
    'tenderness of the palpation of the flank',
    'tenderness of the flank',
  ],
  [/\b(\w{4,}) or \1$/, '$1', 'palpable nodes or nodes', 'palpable nodes'],
  [
    / (?:also )?(?:deemed|noted to be|felt to be|found to be|thought to be) /,
    ' ',
    'ligaments also deemed intact',
    'ligaments intact',
  ],
  [/\b(low|high|red|firm|round|soft)-ish\b/, '$1', 'low-ish platelets', 'low platelets'],
  [/^\w+ and a half plus /, '', 'two and a half plus edema', 'edema'],
  [/\b([1-4])(?: to ([1-4]))? plus\b/, '$1–$2+', '1 to 2 plus pitting edema', '1–2+ pitting edema'],
  [/(\d)–\+/, '$1+', '1–+ pitting edema', '1+ pitting edema'],
  [/\btimes (?:three|3)\b/, 'x3', 'oriented times three', 'oriented x3'],
  [
    /\b(\d+(?:\.\d+)?) by (\d+(?:\.\d+)?)(?= ?(?:cm|mm))/,
    '$1 x $2',
    '2 by 3 cm lesion',
    '2 x 3 cm lesion',
  ],
  [
    /(?<![\d.])\bpoint (\d)(?= ?(?:cm|mm)\b)/,
    '0.$1',
    'stone measuring point 5 cm',
    'stone measuring 0.5 cm',
  ],
  [
    new RegExp(
      `${LOOKS} ${MUCH}(?:good|great|fine|okay|ok|excellent|wonderful|perfect|alright|all right)$`,
    ),
    ' normal',
    'growth hormone was fine',
    'growth hormone normal',
  ],
  [
    new RegExp(
      `${LOOKS} ${MUCH}(?:slightly|a (?:little|tiny|wee) bit|a little|a bit|a tad) (?=(?:${ADJECTIVE})\\b)`,
    ),
    ' slightly ',
    'diaphragm is a little bit flatter',
    'diaphragm slightly flatter',
  ],
  [
    new RegExp(`${LOOKS} ${MUCH}(?=(?:${ADJECTIVE})\\b)`),
    ' ',
    'heart is nice and regular',
    'heart regular',
  ],
  [/^(?:nice,? )+(?=\S)/, '', 'nice regular rate and rhythm', 'regular rate and rhythm'],
  [
    new RegExp(`\\b(${LISTED}),? (?=(?:${LISTED})\\b)`, 'g'),
    '$1 and ',
    'murmurs rubs',
    'murmurs and rubs',
  ],
  [
    /^(?:lost|missing) (?:a lot of |some of |most of |much of )?the (cartilage|joint space|height)\b.*$/,
    'loss of $1',
    'lost a lot of the cartilage',
    'loss of cartilage',
  ],
]

const OWN_PART = '(?:my|your|his|her|the)'

/** What happened to a patient: these go before the tables, which know what is felt. */
export const EVENT_WORDS: readonly Row[] = [
  [
    /^(?:been )?(?:in|into|to) (?:the )?hospital (?:with|for) (?:the |your |my |his |her )?(?=\S)/,
    'hospitalization for ',
    'in hospital with your asthma',
    'hospitalization for asthma',
  ],
  [
    /^(?:(?:the|my|her|his|got|had) )*(?:vaccines?|jabs?)$/,
    'vaccination',
    'got my vaccine',
    'vaccination',
  ],
  [
    new RegExp(`^(?:broke|broken|fractured|cracked) ${OWN_PART} (\\w+(?: \\w+)?)$`),
    '$1 fracture',
    'broke my ankle',
    'ankle fracture',
  ],
  [new RegExp(`^sprained ${OWN_PART} (\\w+)$`), '$1 sprain', 'sprained my ankle', 'ankle sprain'],
  [
    /^(?:(?:sort of|kind of|just|really|badly|must have) )*twisted(?: it| that| this)?$/,
    'twisting injury',
    'sort of twisted it',
    'twisting injury',
  ],
  [
    new RegExp(`^twisted ${OWN_PART} (\\w+)$`),
    '$1 twisting injury',
    'twisted my knee',
    'knee twisting injury',
  ],
  [
    new RegExp(
      `^(?:(?:never|not|ever|really|have|had) )*(?:hurt|injured|banged|bumped|hit|whacked|jammed|smashed) (?:${OWN_PART}|this|that) (\\w+(?: (?!before|ever|really)\\w+)?)(?: before| ever| really)*$`,
    ),
    '$1 injury',
    'hurt my kneecap',
    'kneecap injury',
  ],
  [
    new RegExp(`^(?:tore|torn|ruptured) ${OWN_PART} (\\w+(?: \\w+)?)$`),
    '$1 tear',
    'tore my acl',
    'acl tear',
  ],
  [
    /^(?:they |had to )?(?:removed|took out|taken out|cut out) (?:an? |the |my |your )?(\w+)(?: (?:from|out of|on) .*)?$/,
    '$1 removal',
    'removed a cataract from your eye',
    'cataract removal',
  ],
  [
    new RegExp(
      `^(?:(?:they|had to|have|has|he|she) )*(?:took|taken|whipped) ${OWN_PART} (\\w+(?: \\w+)?) (?:out|away)$`,
    ),
    '$1 removal',
    'they took my spleen out',
    'spleen removal',
  ],
  [
    /^(?:had )?(?:an? |the |my |your )?(?!(?:that|it|this|them|had|been|was|one|some|got)\b)(\w+) (?:removed|taken out)$/,
    '$1 removal',
    'polyp removed',
    'polyp removal',
  ],
  [
    /^(?:had )?(?:an? |the |my |your )?(\w+) replaced$/,
    '$1 replacement',
    'had my knee replaced',
    'knee replacement',
  ],
  [
    /^(?:saw|seen by|seen|visited|went to see|been to see|see) (?:an? |the |my |your |another )?(\w+(?:ologist|iatrist|iatrician|dentist|chiropractor|therapist|specialist|orthopedist|surgeon|gp|doctor))\b.*$/,
    '$1 visit',
    'saw your neurologist',
    'neurologist visit',
  ],
  [
    /^.*\b(?:went|taken|took (?:me|him|her)|gone|sent|brought|ended up|landed|been|was|notified|seen|admitted) (?:back )?(?:to|in|into|at|by) (?:the )?(?:emergency (?:room|department)|er|ed|a and e|a&e|casualty)\b.*$/,
    'emergency department visit',
    'ended up in the emergency room',
    'emergency department visit',
  ],
  [
    /^(?:(?:it|this|that|has|have|you|i|never|ever) )*(?:happened|had (?:that|this|it|anything like (?:that|this))|symptoms|anything like (?:that|this)) before$/,
    'similar episodes',
    'ever happened before',
    'similar episodes',
  ],
  [
    /^(?:prior|previous|past|old|known) (?!medical|surgical|history)(?=\S)/,
    '',
    'prior rca stent',
    'rca stent',
  ],
  [
    / (?:in the past|before|previously|at all|ever|listed)$/,
    '',
    'knee problems in the past',
    'knee problems',
  ],
  [/^last period$/, 'last menstrual period', 'last period', 'last menstrual period'],
  [
    /^(?:(?:treated|seen|medicated|managed|followed) (?:for|with)|treating|managing) (?:my |your )?(?=\S)/,
    '',
    'treated for depression',
    'depression',
  ],
  [
    /^stent (?:placed|put|inserted)? ?(?:in|into) (?:the |my |your )?/,
    'stent in the ',
    'stent placed in your coronary artery',
    'stent in the coronary artery',
  ],
]
