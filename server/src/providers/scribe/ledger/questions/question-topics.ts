import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Fact, FactAttribute, FactStatus } from '@chartwright/contract/facts'
import { DEVICE } from '../../../../clinical/realise/patient/devices.data.ts'

/** What a question is about, and which facts of the ledger tell it. */
export interface Topic {
  /** A topic that is told in a way of its own, where all of it is asked for. */
  readonly name?:
    'allergies' | 'medicines' | 'prescribed' | 'stopped' | 'follow-up' | 'plan' | 'how long'
  readonly asked: RegExp
  readonly fits: (fact: Fact) => boolean
  /** Told where the ledger has none. */
  readonly nothing: string
  /** Facts with one of these answer; the others do not. */
  readonly wants?: readonly FactAttribute[]
  /** As do those whose sentence or quotation says it. */
  readonly inWords?: RegExp
  /** The first facts are enough where nothing in particular is asked for. */
  readonly most?: number
  /** Words of the visit that are shown where the ledger has nothing. */
  readonly heard?: RegExp
  /** Its facts answer even where they do not name what was asked by name. */
  readonly isStory?: boolean
}

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
  /(?:ectomy|otomy|plasty|scopy|surg\w+|operat\w+|repair|replacement|bypass|graft|transplant|stent|implant|section|cast|fusion)\b/.test(
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
    asked:
      /\b(?:prescrib\w+|prescriptions?|new (?:medic\w+|meds?|drugs?)|started on|chang\w+ (?:to|in) (?:the )?(?:medic\w+|meds?|drugs?)|(?:medic\w+|meds?|drugs?) (?:chang\w+|started))\b/i,
    fits: drug('start', 'increase', 'decrease', 'refill', 'stop', 'hold'),
    nothing: 'No prescription or change of a drug was found.',
    heard:
      /\b(?:prescri\w+(?! (?:\w+ ){0,2}(?:crutches|an? \w*\s?(?:brace|splint|boot|sling)))|start(?:ing)? you on|send (?:it|that) (?:in )?to (?:the|your) pharmacy|course of (?!action|treatment))/i,
  },
  {
    asked:
      /\b(?:medications?|medicines?|meds?|drugs?|take|taken|took|tried|try|treat\w*)\b.*\b(?:before|previously|in the past|already|so far|used to)\b|\b(?:previous|past|earlier|former) (?:medications?|medicines?|meds?|drugs?)\b|\bwhat (?:has|have|did) (?:\w+ ){1,2}(?:tried|try)\b/i,
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
      /\b(?:medications?|medicines?|meds|drugs|pills|tablets|(?:which|what) (?:drug|pill|tablet)|medication list)\b|\bwhat (?:is|are|does|do|did|was) (?:\w+ ){1,3}tak(?:e|ing)\b|\bis (?:he|she|the patient) (?:on|taking)\b|\b(?:does|do|did) (?:\w+ ){1,2}take\b|\btaking\b/i,
    fits: kind('medication'),
    nothing: 'No medication was found in what was said.',
    heard:
      /\b(?:medications?|medicines?(?! (?:doctors?|clinic|department))|tablets?|pills?|mg|milligrams?)\b/i,
  },
  {
    asked:
      /\b(?:(?:come back|be seen|call|go|return|seek help)\b.*\b(?:urgent\w*|emergency|a&e|a and e|hospital|999|911|straight away|immediately)|return precautions?|red flags?|safety[- ]?net\w*|warning signs?|worry about|(?:come|call|go) back if|when (?:should|must|does|do) (?:he|she|they|the patient) (?:call|worry|seek|go to))\b/i,
    fits: act('safety_net', 'emergency'),
    nothing: 'No warning signs were found in what was said.',
    heard:
      /\b(?:call (?:me|us|if|back)|let (?:me|us) know|emergency|911|999|a and e|come back (?:if|sooner)|(?:still )?not (?:any )?better|if (?:it|things|anything|your|the|you) \w+ (?:worse|spread|not|get|develop|have))/i,
  },
  {
    name: 'follow-up',
    asked:
      /\b(?:follow[- ]?ups?|next (?:visit|appointment)|come back|come in again|return(?:ing)?|see (?:him|her|them|the patient) again|review date|recheck|be seen|see (?:us|me) again)\b/i,
    fits: (fact) =>
      act('follow_up')(fact) || (act('refer')(fact) && fact.attributes.when !== undefined),
    nothing: 'No follow-up was found in what was said.',
    heard:
      /\b(?:follow[- ]?up|come back|see you (?:again|back|in|next|soon)|appointment|next (?:week|month))\b/i,
  },
  {
    asked: /\brefer\w*|\bspecialists?\b/i,
    fits: act('refer'),
    nothing: 'No referral was found in what was said.',
    heard: /\b(?:refer\w*|specialist|send you to|see (?:a|the|your) \w+ologist)\b/i,
  },
  {
    asked:
      /\b(?:order(?:ed|s|ing)?|(?:tests?|labs?|imaging|investigations?|scans?|blood ?work|bloods|x-?rays?|mri|ct|ultrasound)\b.*\b(?:order\w*|plan\w*|request\w*|need\w*|arrang\w*|going to|to do|next|due|pending)|(?:which|what|any) (?:tests?|labs?|investigations?|imaging))\b/i,
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
    fits: (fact) => kind('result', 'measurement')(fact) && !VITAL.test(fact.concept),
    nothing: 'No result was found in what was said.',
    heard:
      /\b(?:results?|x-?ray|mri|scan|ultrasound|labs?|blood ?work|came back|shows?|showed|positive|negative)\b/i,
  },
  {
    asked: /\bvital(?:s| signs)\b/i,
    fits: (fact) =>
      kind('measurement', 'finding')(fact) &&
      (VITAL.test(fact.concept) || /\bvital/.test(fact.concept)),
    nothing: 'No vital signs were found in what was said.',
    heard: /\b(?:vitals?|vital signs|blood pressure|temperature|pulse|heart rate)\b/i,
  },
  {
    asked: /\b(?:exam\w*|physical(?! therapy)|findings?|auscultat\w+|palpat\w+)\b/i,
    fits: kind('finding'),
    nothing: 'No finding of an examination was found in what was said.',
    heard: /\b(?:exam|examine|listen to|take a look|press|tender)\b/i,
  },
  {
    asked:
      /\bdiagnos\w+|\bdifferentials?\b|\bassessments?\b|\bimpression\b|\bconclu\w+|\bwhat(?: is| was|'?s) (?:wrong|going on|the (?:problem|matter))\b|\bwhat (?:does|did) (?:he|she|the patient) have\b|\bruled out\b/i,
    fits: kind('assessment'),
    nothing: 'No diagnosis was found in what was said.',
    heard: /\b(?:i think|you have|diagnos\w+|looks like|sounds like|impression|assessment)\b/i,
  },
  {
    asked:
      /\b(?:instructions?|advi[cs]e\w*|told to|(?:tell|told) (?:the patient|him|her|them)|counsel\w*|home care|self-?care|at home|recommend(?:ed|ations?)?|supposed to do)\b/i,
    fits: (fact) =>
      act('advise', 'counsel', 'safety_net', 'emergency')(fact) || drug('advise')(fact),
    nothing: 'No advice was found in what was said.',
    heard: /\b(?:i want you to|you should|try to|make sure|avoid|i'd like you to|advise)\b/i,
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
    asked:
      /\b(?:plan|treat\w*|manag\w+|next steps?|decid\w+|decisions?|what (?:happens|will happen|are we doing|did (?:we|i) decide|should (?:i|we) do))\b/i,
    fits: (fact) => (fact.kind === 'plan' && fact.act !== 'counsel') || isDrugDecision(fact),
    nothing: 'No plan was found in what was said.',
    heard:
      /\b(?:prescri\w+|refill\w*|order(?:ing)?|continue|keep (?:an eye|monitoring|doing|observing)|stop|start|come back|refer(?:ral)?|schedul\w+|monitor\w*|observe|repeat|recheck|ignore|treatment|blood (?:test|work))\b/i,
  },
  {
    asked: /\b(?:family|relatives?|hereditary|runs in)\b/i,
    fits: kind('family'),
    nothing: 'No family history was found in what was said.',
    heard: /\b(?:family|mother|father|mom|mum|dad|brother|sister|parents?|grand\w+|aunt|uncle)\b/i,
  },
  {
    asked: /\b(?:surgical|surger\w+|operat\w+)\b/i,
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
      /\b(?:past medical|medical history|pmh|history|chronic conditions?|comorbidit\w+|other conditions?|conditions?|other problems)\b/i,
    fits: kind('history'),
    nothing: 'No past history was found in what was said.',
    heard: /\b(?:history|medical conditions?|diagnosed|in the past|years ago)\b/i,
  },
  {
    asked:
      /\bwhy (?:did|has|is|was) (?:\w+ ){1,2}(?:come|came|coming|here|seen|present\w*|visit\w*)\b|\bwhy (?:are|were) (?:we|they)\b|\breason for (?:the )?(?:visit|coming|consultation|encounter)\b|\b(?:chief|presenting|main) complaint\b|\bwhat (?:brings|brought)\b|\bcomplain\w*\b|\bpresent(?:ed|ing|s)? with\b/i,
    fits: kind('complaint'),
    nothing: 'No reason for the visit was found.',
    heard: /\b(?:what brings you|how can i help|what's going on|come in|here for)\b/i,
  },
  {
    asked:
      /\bhow (?:did|was|were)\b.*\b(?:happen\w*|occur\w*|hurt|injur\w*|start\w*|beg[iau]n)\b|\bwhat happened\b(?! (?:with|to|about|after))|\bmechanism\b|\bwhat (?:caused|started)\b/i,
    fits: (fact) => kind('complaint', 'symptom')(fact) && fact.polarity === 'present',
    nothing: 'How it happened was not found in what was said.',
    heard: /\b(?:happened|fell|slipped|twisted|hit|when i)\b/i,
    most: 4,
    isStory: true,
  },
  {
    name: 'how long',
    asked:
      /\bhow long\b|\bsince when\b|\bwhen did\b|\bwhen was the (?:onset|start)\b|\bonset\b|\bduration\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom', 'history', 'assessment', 'social')(fact) &&
      fact.polarity === 'present',
    wants: ['duration', 'onset', 'when'],
    inWords:
      /\b(?:\d+|an?|one|two|three|four|five|six|couple|few|several|last|past)(?: \S+){0,3} (?:hours?|days?|nights?|weeks?|months?|years?(?! old))\b|\bsince (?!then)\b|\bago\b/i,
    nothing: 'No time was found that it began or lasted.',
    most: 4,
  },
  {
    asked:
      /\bhow (?:bad|severe|strong|intense)\b|\bseverity\b|\bpain (?:score|scale|level)\b|\bout of (?:10|ten)\b/i,
    fits: (fact) =>
      kind('complaint', 'symptom')(fact) ||
      (fact.kind === 'measurement' && /\bpain|score/.test(fact.concept)),
    wants: ['severity', 'value'],
    inWords: /\bout of (?:10|ten)\b|\b(?:severe|mild|moderate|worst|terrible|excruciating)\b/i,
    nothing: 'How bad it is was not found in what was said.',
  },
  {
    asked: /\bhow (?:often|frequent\w*|many times)\b/i,
    fits: () => true,
    wants: ['frequency', 'amount'],
    nothing: 'How often was not found in what was said.',
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
