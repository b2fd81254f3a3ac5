import { splitLead } from './sentence-lead.ts'

/** What a clinic does: such a verb alone is an order in a plan. */
const ORDERS =
  '(?:add|adjust|admit|advance|advise|arrange|assess|avoid|begin|biopsy|call|change|check|collect|complete|consult|contact|continue|decrease|determine|discharge|discontinue|discuss|dispense|double|draw|encourage|evaluate|fit|follow|get|have (?:the patient|him|her|to)|hold|increase|inject|keep|lower|maintain|monitor|obtain|offer|order|perform|plan|prescribe|proceed|provide|reassess|recheck|recommend|reduce|reevaluate|refer|refill|remove|renew|repeat|replace|request|restart|resume|review|run|schedule|send|set|start|stay|stick|stop|suggest|switch|talk|taper|test|titrate|transfer|treat|try|update|use|wait|watch|wean|write) (?=[a-z0-9])'
/** What the patient does: such a verb alone is advice in a plan. */
const ADVICE =
  '(?:apply|avoid|bring|change|check|come|consider|continue|cut|decrease|drink|eat|elevate|finish|follow|hold|hydrate|ice|increase|keep|limit|monitor|push|reduce|refrain|rest|resume|return|start|stay|stop|take|track|try|use|watch|wear|weigh)\\b(?= [a-z0-9])'
const ALSO = '(?:(?:also|just|then) )*'
const AHEAD = `${ALSO}(?:go ahead (?:and )?|go and )?${ALSO}`
const WILL = `(?:i|we) ${ALSO}(?:do |will )?${ALSO}(?:will|want to|would (?:also )?like to|plan to) ${AHEAD}`

/** Alone, these would tell the patient to do it. */
const CLINICIANS = '(?:give|make|place|put|see) (?=[a-z0-9])'
/** How a clinician begins, and how a plan does; the first that fits counts. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${WILL}(?=${CLINICIANS})`, 'i'), 'will '],
  [new RegExp(`^${WILL}(?=${ORDERS})`, 'i'), ''],
  [
    /^(?:i|we) (?=(?:will (?!no\b|say\b|and\b|the\b|that\b|took\b|by\b|we\b)|may |might |need to |have to )[a-z])/i,
    '',
  ],
  [
    /^(?:i|we) would (?:also |just )?(?=(?:advise|avoid|continue|hold|keep|recommend|suggest) [a-z0-9])/i,
    '',
  ],
  [new RegExp(`^(?:i|we) can go ahead (?:and )?(?=${ORDERS})`, 'i'), 'can '],
  [
    /^(?:i|we) (?=can (?:also |then )?(?:add|adjust|consider|continue|discuss|do|get|give|increase|order|prescribe|refer|repeat|schedule|send|start|try)\b)/i,
    '',
  ],
]
const PATIENTS: readonly (readonly [RegExp, string])[] = [
  [/^the patient should not (?=[a-z])/i, 'do not '],
  [new RegExp(`^the patient should ${ALSO}(?=${ADVICE})`, 'i'), ''],
  [new RegExp(`^(?:i|we) ${ALSO}will ${ALSO}have the patient (?=${ADVICE})`, 'i'), ''],
  [
    new RegExp(`^(?:i|we) ${ALSO}(?:do )?(?:want|would like) the patient to (?=${ADVICE})`, 'i'),
    '',
  ],
  [/^(?:i|we) (?:also |do )*(?:want|would like) the patient to (?=[a-z])/i, 'the patient should '],
  [/^the patient (?=can (?!see\b|tell\b|hear\b|not\b|be\b|this\b)[a-z]+ [a-z0-9])/i, ''],
]
/** 'The swelling is down, we will stop the drops': two things that hang on no condition. */
const THEN = new RegExp(
  `^((?:(?!\\b(?:if|when|once|unless|until|after|may|might|could|would|think)\\b)[^,])+), ${WILL}(?=${ORDERS})`,
  'i',
)
const NEXT = new RegExp(`,? and ${WILL}(?=${ORDERS})`, 'gi')

/**
 * What the clinician means to do or wants done, as a plan says it: 'Order an MRI.' What begins in
 * another way, as doubt does ('I think …'), stays as it was said.
 */
export function phraseIntention(sentence: string): string {
  const { lead, rest } = splitLead(sentence)
  const advice = turn(rest, PATIENTS)
  // What follows advice is done by another person, and keeps its subject.
  const order = advice ?? turn(rest, OWN)?.replace(NEXT, ' and ')
  if (order === undefined) return sentence.replace(THEN, '$1; ')
  return /^(?:also|again)?,? ?$/i.test(lead) ? order : `${lead.replace(/,?\s*$/, ',')} ${order}`
}

function turn(said: string, turns: readonly (readonly [RegExp, string])[]): string | undefined {
  const found = turns.find(([pattern]) => pattern.test(said))
  return found && said.replace(found[0], found[1])
}
