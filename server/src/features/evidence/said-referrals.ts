import { rememberOf } from '../../clinical/remember.ts'
import type { VisitIndex } from './index-visit.ts'
import type { NoteFacts } from './note-facts.ts'
import type { SaidFact } from './said-fact.ts'

const SENT =
  /\b(?:refer\w*|referral|consult\w*|send you (?:over )?(?:to|for)|set you up with|see (?:a|an|the)|get you (?:in|over) (?:to|with)|appointment with|recommend|order|start|want you to)\b/
const OPEN =
  /\b(?:if|could|might|may|consider|maybe|option|unless|eventually|already|been seeing|saw|went to|was|used to)\b/
/** Whom patients are sent to, and how notes name it. */
const SERVICES: readonly (readonly [said: RegExp, name: string, written: RegExp])[] = [
  [/\bcardiolog\w+/, 'cardiology', /\bcardiolog/],
  [/\bdermatolog\w+/, 'dermatology', /\bdermatolog/],
  [/\bneurolog\w+/, 'neurology', /\bneurolog/],
  [/\bneurosurg\w+/, 'neurosurgery', /\bneurosurg/],
  [/\bgastroenterolog\w+/, 'gastroenterology', /\bgastroenterolog|\bgi\b/],
  [/\bnephrolog\w+/, 'nephrology', /\bnephrolog/],
  [/\burolog\w+/, 'urology', /\burolog/],
  [/\bendocrinolog\w+/, 'endocrinology', /\bendocrin/],
  [/\bpulmonolog\w+/, 'pulmonology', /\bpulmon/],
  [/\brheumatolog\w+/, 'rheumatology', /\brheumatolog/],
  [/\bhematolog\w+/, 'hematology', /\bhematolog/],
  [/\boncolog\w+/, 'oncology', /\boncolog/],
  [/\bophthalmolog\w+|\beye doctor\b/, 'ophthalmology', /\bophthalmolog|\beye\b/],
  [/\bpsychiatr\w+/, 'psychiatry', /\bpsychiatr/],
  [/\bpsycholog\w+/, 'psychology', /\bpsycholog|\btherap/],
  [/\borthop\w+|\bhand surgeon\b/, 'orthopedics', /\bortho|\bsurgeon/],
  [
    /\bphysical therap\w+|\bformal (?:pt|therapy)\b/,
    'physical therapy',
    /\bphysical therap|\bpt\b|\bphysiotherap/,
  ],
  [/\boccupational therap\w+/, 'occupational therapy', /\boccupational/],
  [/\bspeech therap\w+/, 'speech therapy', /\bspeech/],
  [/\bnutrition\w*|\bdietici?an|\bdietiti?an/, 'nutrition', /\bnutrition|\bdiet/],
  [/\bpodiatr\w+/, 'podiatry', /\bpodiatr/],
  [/\ballergist\b/, 'an allergist', /\ballerg/],
  [/\bent\b|\bear,? nose,? and throat\b|\botolaryng\w+/, 'ENT', /\bent\b|\botolaryng/],
  [/\bpain (?:clinic|management)\b/, 'pain management', /\bpain (?:clinic|management)/],
]

/** Read once: a note is saved often. */
const sendingIn = rememberOf(({ clauses }: VisitIndex) =>
  clauses.filter(
    ({ text, isQuestion, isFamily }) =>
      !isQuestion && !isFamily && SENT.test(text) && !OPEN.test(text),
  ),
)

/** Referrals that the note leaves out. */
export function findSaidReferrals(visit: VisitIndex, note: NoteFacts): SaidFact[] {
  return sendingIn(visit).flatMap(({ text, line }) =>
    SERVICES.filter(([said, , written]) => said.test(text) && !written.test(note.text)).map(
      ([, name]): SaidFact => ({
        kind: 'referral',
        fact: `referral to ${name}`,
        lines: [line],
        proposal: `Referral to ${name}.`,
        topic: 'plan',
      }),
    ),
  )
}
