import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Fact, FactStatus } from '@chartwright/contract/facts'
import { PERSON_TOPICS } from './person-topics.ts'
import { DEVICE } from '../../../../clinical/realise/patient/devices.data.ts'
import type { Topic } from './topic.ts'

const kind =
  (...kinds: Fact['kind'][]) =>
  (fact: Fact) =>
    kinds.includes(fact.kind)
const act =
  (...acts: Fact['act'][]) =>
  (fact: Fact) =>
    fact.kind === 'plan' && acts.includes(fact.act)
const drug =
  (...statuses: (FactStatus | '')[]) =>
  (fact: Fact) =>
    fact.kind === 'medication' && statuses.includes(fact.status)

export const isDrugDecision = drug(...DRUG_DECISIONS, 'offered', 'declined')
const isOperation = ({ concept }: Fact) =>
  /(?:ectomy|otomy|plasty|scopy|surg\w+|operat\w+|repair|replacement|bypass|graft|transplant|stent|implant|section|cast|fusion|ligation|amputat\w+)\b/.test(
    concept,
  )
const VITAL =
  /\b(?:blood pressure|heart rate|pulse|respiratory rate|respirations?|temperature|oxygen saturation|o2 sat\w*|weight|height|bmi)\b/

const IMAGE =
  /\b(?:x-?rays?|radiographs?|imaging|ultrasounds?|scans?|mri|ct|ecg|ekg|electrocardiogram|echo\w*|mammogram|angiogra\w+|ejection fraction|stress test|colonoscopy|endoscopy)\b/i

export function namesImage(words: string): boolean {
  return IMAGE.test(words)
}

/** What a picture showed, and no test of blood. */
function isImaging({ concept, text, said }: Pick<Fact, 'concept' | 'text' | 'said'>): boolean {
  return namesImage([concept, text, ...said.map(({ words }) => words)].join(' '))
}

/** The first that fits is taken; what none fits goes by its words alone. */
export const TOPICS: readonly Topic[] = [
  ...PERSON_TOPICS,
  {
    asked:
      /\bwhich (?:side|knee|arm|leg|foot|hand|ear|eye|shoulder|hip|ankle|elbow|wrist|breast|lung|kidney|one|finger|toe)\b|\bleft or (?:the )?right\b|\bright or (?:the )?left\b|\bwhat side\b/i,
    fits: () => true,
    wants: ['side'],
    inWords:
      /\b(?:left|right|both)[ -](?:side[ds]?|hands?|arms?|legs?|foot|feet|knees?|hips?|shoulders?|ankles?|wrists?|elbows?|ears?|eyes?|breast|lung|kidney|upper|lower|fingers?|thumb|toes?|groin|flank|calf|thigh)\b|\bbilateral/i,
    nothing: 'No side was found in what was said.',
    heard:
      /\b(?:left|right) (?:side|hand|arm|leg|knee|foot|shoulder|hip|ear|eye|ankle|wrist|elbow)\b/i,
    most: 4,
  },
  {
    asked:
      /\bdos(?:e|es|age|ages|ing)\b|\bhow (?:much|many)\b.*\b(?:tak\w+|tablets?|pills?|mg|medic\w+|drug|insulin)\b|\bhow often\b.*\b(?:tak\w+|tablets?|pills?|medic\w+|drug|inhaler)\b|\b(?:what|which) strength\b|\bmg\b/i,
    fits: kind('medication'),
    wants: ['dose', 'frequency', 'amount'],
    inWords:
      /\b(?:mg|mcg|milligrams?|micrograms?|tablets?|puffs?|units?|(?:once|twice|times) (?:a|daily|per))\b/i,
    nothing: 'No dose was found in what was said.',
    heard: /\b(?:mg|milligrams?|mcg|tablets?|puffs?|units?)\b/i,
  },
  {
    name: 'allergies',
    asked: /\ballerg\w*|\bnkd?a\b|\breact(?:s|ion)? to\b/i,
    fits: (fact) => fact.kind === 'allergy',
    nothing: 'No allergies were found in what was said.',
    heard: /\ballerg|\breact(?:s|ed|ion)? to\b/i,
  },
  {
    name: 'prescribed',
    isDecided: true,
    asked:
      /\b(?:prescrib\w+|prescriptions?|refills?|new (?:medic\w+|meds?|drugs?)|started on|chang\w+ (?:(?:to|in|of|with) )?(?:any |the |his |her |their )*(?:medic\w+|meds?|drugs?)|what (?:did|have|has) (?:\w+ )?(?:i|we|you|the doctor)(?: \w+)? change[ds]?|(?:medic\w+|meds?|drugs?) (?:chang\w+|started))\b/i,
    fits: drug('start', 'increase', 'decrease', 'refill', 'stop', 'hold'),
    nothing: 'No prescription or change of a drug was found.',
    heard:
      /\b(?:(?<!capillary )refill\w*|need (?:some )?more|running (?:low|out)|prescri\w+(?! (?:\w+ ){0,2}(?:crutches|an? \w*\s?(?:brace|splint|boot|sling)))|start(?:ing)? you on|send (?:it|that) (?:in )?to (?:the|your) pharmacy|course of (?!action|treatment))/i,
  },
  {
    name: 'tried',
    asked:
      /\b(?:did|has|have) (?:\w+ ){1,2}(?:try|tried|take|taken|use|used|do|done) anything\b|\bwhat (?:all )?(?:has|have|did) (?:\w+ ){1,2}(?:been )?(?:tried|try|trying|taken for|take for|done for)\b|\bwhat (?:has|have) (?:\w+ ){1,2}(?:taken|used|done)\W*$/i,
    fits: (fact) =>
      drug('took')(fact) ||
      (drug('takes')(fact) && (fact.attributes.relief ?? fact.attributes.reason) !== undefined),
    nothing: 'Nothing that was tried was found in what was said.',
    heard: /\b(?:tried|used to take|was taking|took|taken (?:anything|something))\b/i,
  },
  {
    asked:
      /\b(?:medications?|medicines?|meds?|drugs?|take|taken|took|tried|try|treat\w*)\b.*\b(?:before|previously|in the past|already|so far|used to)\b|\b(?:previous|past|earlier|former) (?:medications?|medicines?|meds?|drugs?)\b/i,
    fits: drug('took'),
    nothing: 'No earlier drug was found in what was said.',
    heard: /\b(?:tried|used to take|was taking|took)\b/i,
  },
  {
    name: 'stopped',
    asked:
      /\b(?:stopp?\w*|discontinu\w+|h[eo]ld)\b.*\b(?:medic\w+|meds?|drugs?|pills?|tablets?)\b|\b(?:medic\w+|meds?|drugs?)\b.*\b(?:stopp\w*|discontinu\w+|held)\b/i,
    fits: drug('stop', 'hold', 'took'),
    nothing: 'No drug was found that was stopped or held.',
    heard:
      /\b(?:stop\w*|hold off|com(?:e|ing) off|discontinu\w+|taken off|wean\w*)(?: \w+){0,4} (?:medic\w+|meds|pills?|tablets?|inhaler|antibiotics?|steroids?|supplements?|birth control)\b|\bstop\w* (?:taking|using) (?:it|that|them)\b/i,
  },
  {
    name: 'medicines',
    asked:
      /\b(?:medications?|medicines?|meds?|drugs|pills|tablets|(?:which|what) (?:drug|pill|tablet)|medication list)\b|\bwhat (?:is|are|does|do|did|was) (?:\w+ ){1,3}tak(?:e|ing)\b|\bis (?:he|she|the patient) (?:still |currently |now |also )?(?:on|taking)\b|\b(?:does|do|did) (?:\w+ ){1,2}take\b|\btaking\b/i,
    fits: kind('medication'),
    nothing: 'No medication was found in what was said.',
    heard:
      /\b(?:medications?|medicines?(?! (?:doctors?|clinic|department))|tablets?|pills?|mg|milligrams?)\b/i,
  },
  {
    name: 'warnings',
    asked:
      /\b(?:(?:come back|be seen|call|go|return|seek help)\b.*\b(?:urgent\w*|emergency|a&e|a and e|hospital|999|911|straight away|immediately)|return precautions?|red flags?|(?:look|watch) out for|watch for|safety[- ]?net\w*|warning signs?|worry about|(?:come|call|go) back if|when (?:should|must|does|do) (?:he|she|they|the patient) (?:call|worry|seek|go to))\b/i,
    fits: act('safety_net', 'emergency'),
    nothing: 'No warning signs were found in what was said.',
    heard:
      /\b(?:call (?:me|us|if|back)|let (?:me|us) know|emergency|911|999|a and e|come back (?:if|sooner)|(?:still )?not (?:any )?better|if (?:it|things|anything|your|the|you) \w+ (?:worse|spread|not|get|develop|have))/i,
  },
  {
    name: 'follow-up',
    asked:
      /\b(?:follow[- ]?ups?|next (?:visit|appointment)|when (?:to|do i|should i|do we|should we|will i|will we) (?:review|see)|^review|come back|come in again|return(?:ing)?|see (?:him|her|them|the patient) again|review date|recheck|be seen|see (?:us|me) again)\b/i,
    fits: (fact) =>
      act('follow_up')(fact) || (act('refer')(fact) && fact.attributes.when !== undefined),
    nothing: 'No follow-up was found in what was said.',
    heard:
      /\b(?:follow[- ]?up|come back|see you (?:again|back|in|next|soon)|appointment|next (?:week|month))\b/i,
  },
  {
    isDecided: true,
    asked: /^(?!why\b).*(?:\brefer\w*|\bspecialists?\b)/i,
    fits: act('refer'),
    nothing: 'No referral was found in what was said.',
    heard: /\b(?:refer\w*|specialist|send you to|see (?:a|the|your) \w+ologist)\b/i,
  },
  {
    isDecided: true,
    asked:
      /\b(?:order(?:ed|s|ing)?|(?:tests?|labs?|imaging|investigations?|scans?|blood ?work|bloods|x-?rays?|mri|ct|ultrasound)\b.*\b(?:order\w*|plan\w*|request\w*|need\w*|arrang\w*|going to|to do|next|due|pending)|(?:which|what|any) (?:tests?|labs?|investigations?|imaging)|(?:get(?:ting)?|do(?:ing)?|need(?:ing|s)?|have) (?:an? |any |some |another )(?:\w+ )?(?:mri|ct|x-?rays?|scans?|ultrasound|labs?|blood ?work|bloods?(?! (?:pressure|sugar|count))|tests?|imaging|echo\w*|ekg|ecg)(?!.*\b(?:show|say|result)))\b/i,
    fits: (fact) => act('order')(fact) && !DEVICE.test(fact.concept),
    nothing: 'No order of a test was found.',
    heard: /\b(?:order|labs?|blood ?work|blood tests?|x-?ray|mri|scan|ultrasound|swab|sample)\b/i,
  },
  {
    asked:
      /^(?!.*\b(?:x-?rays?|imaging|ultrasounds?|scans?|mri|ct|ecg|ekg|biops\w+|echo\w*)\b).*\b(?:labs?|laborator\w+|blood ?work|bloods|blood tests?)\b/i,
    fits: (fact) =>
      kind('result', 'measurement')(fact) && !VITAL.test(fact.concept) && !isImaging(fact),
    nothing: 'No laboratory result was found in what was said.',
    heard: /\b(?:labs?|lab results?|blood ?work|blood tests?|test results?|came back)\b/i,
  },
  {
    asked:
      /\b(?:results?|labs?|laborator\w+|blood ?work|bloods|blood tests?|tests?|x-?rays?|imaging|ultrasounds?|scans?|mri|ct|ecg|ekg|biops\w+|echo\w*)\b/i,
    fits: (fact) =>
      kind('result', 'measurement')(fact) &&
      !VITAL.test(fact.concept) &&
      !/\bpain\b/.test(fact.concept),
    nothing: 'No result was found in what was said.',
    heard:
      /\b(?:results?|x-?ray|mri|scan|ultrasound|labs?|blood ?work|came back|shows?|showed|positive|negative)\b/i,
  },
  {
    asked: /\bvital(?:s| signs)\b/i,
    fits: (fact) =>
      kind('measurement', 'finding')(fact) &&
      (VITAL.test(fact.concept) || /\bvital/.test(fact.concept)) &&
      !/\b(?:pedal|pedis|radial|tibial|distal|peripheral|popliteal|femoral)\b/.test(fact.concept),
    nothing: 'No vital signs were found in what was said.',
    heard: /\b(?:vitals?|vital signs|blood pressure|temperature|pulse|heart rate)\b/i,
  },
  {
    name: 'exam',
    asked: /\b(?:exam\w*|physical(?! therapy)|findings?|auscultat\w+|palpat\w+)\b/i,
    fits: kind('finding'),
    nothing: 'No finding of an examination was found in what was said.',
    heard: /\b(?:exam|examine|listen to|take a look|press|tender)\b/i,
  },
  {
    asked:
      /\bdiagnos\w+|\bdifferentials?\b|\bassessments?\b|\bimpression\b|\bconclu\w+|\bwhat(?: is| was|'?s) (?:wrong|going on|the (?:problem|matter))\b|\bwhat (?:does|did) (?:he|she|the patient) have\b|\bwhat (?:do|did) (?:we|i|they|the doctor) (?:think|suspect)\b|\bruled out\b/i,
    fits: kind('assessment'),
    isOfClinician: true,
    nothing: 'No diagnosis was found in what was said.',
    heard:
      /\b(?:i (?:do )?think (?:that )?(?:it|this|that|you|your|these)|i(?:'m| am) thinking|you(?: do| actually)? have (?:an?|some|what|something)|diagnos\w+|looks like|sounds like|impression|probably (?:just )?(?:an?|some|your)|something called|consistent with|due to)\b/i,
  },
  {
    isDecided: true,
    asked:
      /^(?!.*\btreat).*\b(?:instructions?|advi[cs]e\w*|told to|(?:tell|told) (?:the patient|him|her|them)|counsel\w*|home care|self-?care|at home|recommend(?:ed|ations?)?|supposed to do)\b/i,
    fits: (fact) =>
      act('advise', 'counsel', 'safety_net', 'emergency')(fact) || drug('advise')(fact),
    nothing: 'No advice was found in what was said.',
    heard: /\b(?:i want you to|you should|try to|make sure|avoid|i'd like you to|advise)\b/i,
  },
  {
    asked:
      /\b(?:surger\w+|operations?|procedures?)\b.*\b(?:plan\w*|schedul\w*|going to|recommend\w*|next)\b|\b(?:plan\w*|schedul\w*|recommend\w*) (?:\w+ )?(?:surger\w+|operations?|procedures?)\b/i,
    fits: (fact) => act('procedure')(fact) || (fact.kind === 'plan' && isOperation(fact)),
    isOfClinician: true,
    nothing: 'No operation that is planned was found in what was said.',
    heard:
      /\b(?:surgery|operation|procedure|excision|incision|hysterectomy|(?:cut|take) (?:it|that|this|them) out|remov(?:e|al))\b/i,
  },
  {
    asked:
      /\b(?:procedures?|surger(?:y|ies) planned|operation planned|injections? (?:done|planned|given))\b/i,
    fits: (fact) => act('procedure')(fact) || (fact.kind === 'history' && isOperation(fact)),
    nothing: 'No procedure was found in what was said.',
    heard: /\b(?:procedure|surgery|operation|injection)\b/i,
  },
  {
    name: 'plan',
    isDecided: true,
    asked:
      /\b(?:plan|treat\w*|manag\w+|next steps?|decid\w+|decisions?|what(?:'s| is| comes) next|what (?:happens|will happen|am i doing|(?:are|were) (?:we|they|you) (?:\w+ )?doing|did (?:we|i|you|they|the doctor) (?:decide|do)|(?:has|have|was|were) (?:been )?(?:decided|done)|should (?:i|we) do))\b/i,
    fits: (fact) => (fact.kind === 'plan' && fact.act !== 'counsel') || isDrugDecision(fact),
    nothing: 'No plan was found in what was said.',
    heard:
      /\b(?:prescri\w+|refill\w*|order(?:ing)?|continue|keep (?:an eye|monitoring|doing|observing)|stop|start|come back|refer(?:ral)?|schedul\w+|monitor\w*|observe|repeat|recheck|ignore|treatment|blood (?:test|work))\b/i,
  },
  {
    asked: /\b(?:family|relatives?|hereditary|runs in|fhx?)\b/i,
    fits: kind('family'),
    nothing: 'No family history was found in what was said.',
    heard: /\b(?:family|mother|father|mom|mum|dad|brother|sister|parents?|grand\w+|aunt|uncle)\b/i,
  },
  {
    asked: /\b(?:surgical|surger\w+|operat\w+|pshx?)\b/i,
    fits: (fact) => isOperation(fact) && (fact.kind === 'history' || act('procedure')(fact)),
    nothing: 'No operation was found in what was said.',
    heard: /\b(?:surgery|surgeries|operation|operated|removed|replaced)\b/i,
  },
  {
    asked: /\bsocial history\b|\blifestyle\b|\bliving situation\b/i,
    fits: kind('social'),
    nothing: 'No social history was found in what was said.',
    heard: /\b(?:smok\w*|drink|alcohol|work|live|job|exercise)\b/i,
  },
  {
    asked:
      /\b(?:past medical|medical history|pmhx?|history|chronic conditions?|comorbidit\w+|other conditions?|conditions?|other problems)\b/i,
    fits: kind('history'),
    nothing: 'No past history was found in what was said.',
    heard: /\b(?:history|medical conditions?|diagnosed|in the past|years ago)\b/i,
  },
  {
    asked:
      /\bwhy (?:did|has|is|was) (?:\w+ ){1,2}(?:come|came|coming|here|seen|call(?:ed|ing)?|ring|rang|book(?:ed)?|present\w*|visit\w*)\b|\bwhy (?:was|is) (?:\w+ ){1,2}(?:refer\w*|sent)\b|\bwhy (?:are|were) (?:we|they)\b|\bwhat (?:is|was) (?:\w+ ){1,2}here for\b|\b(?:main|biggest|primary) (?:problem|concern|issue)\b|\breason for (?:the )?(?:visit|coming|consultation|encounter)\b|\b(?:chief|presenting|main) complaint\b|\bwhat (?:brings|brought)\b|\bcomplain\w*\b|\bpresent(?:ed|ing|s)? with\b/i,
    fits: kind('complaint'),
    nothing: 'No reason for the visit was found.',
    heard: /\b(?:what brings you|how can i help|what's going on|come in|here for)\b/i,
  },
  {
    name: 'story',
    asked:
      /\bhow (?:did|was|were)\b.*\b(?:happen\w*|occur\w*|hurt|injur\w*|break|broke\w*|fall|fell|sprain\w*|strain\w*|twist\w*|cut|burn\w*|do (?:it|this|that)|come about|start\w*|beg[iau]n)\b|\bwhat happened\b(?! (?:with|to|about|after))|\bmechanism\b|\bwhat (?:caused|started)\b/i,
    fits: (fact) => kind('complaint', 'symptom')(fact) && fact.polarity === 'present',
    nothing: 'How it happened was not found in what was said.',
    heard: /\b(?:happened|fell|slipped|twisted|hit|when i)\b/i,
    most: 4,
  },
  {
    name: 'where',
    asked:
      /\bwhere(?:abouts)? (?:exactly )?(?:is|are|was|were|does|do|did)\b(?!.*\b(?:liv(?:e|es|ing)|work\w*|come|came|go|going|from|refer\w*|send|sent|sting|happen\w*)\b)|\b(?:what|which) part of\b|\blocation of (?:the|his|her)\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom', 'finding', 'assessment')(fact) && fact.polarity === 'present',
    wants: ['site', 'side'],
    nothing: 'Where it is was not found in what was said.',
    most: 3,
  },
  {
    name: 'time to come',
    asked:
      /\bhow long\b(?= (?:until|till|before|will|to|off|out|should|must|(?:do|does|did) (?:\w+ ){1,3}(?:take|stay|wear|use|keep|rest)|is (?:the|his|her) (?:course|prescription))\b)/i,
    fits: () => false,
    nothing: 'How long it will be was not found in what was said.',
  },
  {
    name: 'how long',
    asked:
      /\bhow long\b(?! (?:until|till|before|will|to|for|should|must|(?:do|does|did) (?:\w+ ){1,3}(?:take|stay|wear|use|keep|rest)|off|out|is (?:the|his|her) (?:course|prescription))\b)|\bhow long for\b|\bsince when\b|\bwhen did\b|\bwhen (?:was|were) (?:it|this|that|he|she|they|the (?:onset|start|injury|accident|fall|sting|bite|crash))\b|\bonset\b|\bduration\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom', 'history', 'assessment', 'social')(fact) &&
      fact.polarity === 'present',
    wants: ['duration', 'onset', 'when'],
    inWords:
      /\b(?:\d+|an?|one|two|three|four|five|six|couple|few|several|last|past)(?: \S+){0,3} (?:minutes?|hours?|days?|nights?|weeks?|months?|years?(?! old))\b|\bsince (?!then)\b|\bago\b/i,
    nothing: 'No time was found that it began or lasted.',
    most: 4,
  },
  {
    asked:
      /\bhow (?:bad|severe|strong|intense)\b|\bseverity\b|\bpain (?:score|scale|level)\b|\bout of (?:10|ten)\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom')(fact) ||
      (fact.kind === 'measurement' && /\bpain|score/.test(fact.concept)),
    heard: /\bout of (?:10|ten)\b|\b(?:rate|scale|severity) (?:of )?(?:your |the )?(?:pain)?\b/i,
    wants: ['severity', 'value'],
    inWords: /\bout of (?:10|ten)\b|\b(?:severe|mild|moderate|worst|terrible|excruciating)\b/i,
    nothing: 'How bad it is was not found in what was said.',
  },
  {
    name: 'how often',
    asked: /\bhow (?:often|frequent\w*|many)\b/i,
    fits: kind('complaint', 'symptom', 'medication', 'social', 'history', 'plan'),
    wants: ['frequency', 'amount'],
    inWords:
      /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|second|third|fourth|fifth|couple|few|several|dozen|once|twice)\b(?! (?:of (?:the|them|us)|thing|more|knee|side|day|week|month))|\bevery (?:day|night|week|hour|morning|other)\b/i,
    nothing: 'No number of it was found in what was said.',
    heard: /\b(?:every (?:day|night|week)|times a|once a|twice|how often|daily)\b/i,
    most: 4,
  },
  {
    asked:
      /\b(?:what|anything) (?:makes|making|that makes)\b.*\bworse\b|\btriggers?\b|\bbrings? it on\b|\baggravat\w+/i,
    fits: kind('complaint', 'symptom'),
    wants: ['trigger', 'condition'],
    nothing: 'Nothing was found that brings it on or makes it worse.',
    heard: /\b(?:worse|aggravat\w+|bring(?:s|ing)? (?:it|on)|flare)\b/i,
  },
  {
    asked:
      /\b(?:what|anything) (?:helps?|helping|makes|that helps|reliev\w+)\b|\breliev\w+\b|\bmakes? it better\b/i,
    fits: kind('complaint', 'symptom', 'medication'),
    wants: ['relief'],
    nothing: 'Nothing was found that helps.',
    heard: /\b(?:help(?:s|ed|ing)?|better|relie\w+|works?)\b/i,
  },
  {
    asked: /\bsymptoms?\b|\breview of systems\b|\bros\b|\bden(?:y|ies|ied)\b/i,
    fits: kind('complaint', 'symptom'),
    nothing: 'No symptoms were found in what was said.',
  },
]
