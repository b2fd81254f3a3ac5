import type { Block } from '../block.ts'
import { tellTogether } from '../blocks/each.ts'
import { DRUG_WORDS } from '../drug-words.data.ts'
import { phraseOf } from '../phrase-fact.ts'
import type { Told } from '../same-facts.ts'
import { listOf, type Sentence } from '../sentence.ts'
import { drugPhrase, isDecision } from '../tell-drug.ts'
import { clauseOf } from '../tell-fact.ts'
import { contactOf, instructed, isImperative, planPhrase, safetyNetClause } from '../tell-plan.ts'
import { ADVICE_WORDS, COUNTED } from './plain-words.data.ts'
import { plainWords } from './plain-words.ts'

/** The same facts, told to the patient. */
export function tellPatient(_: Block, facts: readonly Told[]): Sentence[] {
  const signs = facts.filter(({ act }) => act === 'safety_net')
  const orders = facts.filter(
    (fact) =>
      fact.act === 'order' &&
      fact.polarity === 'present' &&
      fact.certainty === 'sure' &&
      !isImperative(fact.concept),
  )
  const grouped = new Set([...signs, ...orders])
  return [
    ...facts.filter((fact) => !grouped.has(fact)).map((fact) => say([fact], clauseToPatient(fact))),
    ...(orders.length === 0
      ? []
      : [
          say(
            orders,
            `tests to have: ${listOf(
              orders.map((fact) => planPhrase(fact)),
              'and',
            )}`,
          ),
        ]),
    ...byContact(signs).map((own) => say(own, signsToPatient(own))),
  ]
}

function say(facts: readonly Told[], clause: string): Sentence {
  return tellTogether(facts, plainWords(clause))
}

function clauseToPatient(fact: Told): string {
  if (fact.who !== 'patient' && fact.kind !== 'family') return `${fact.who}: ${clauseOf(fact)}`
  switch (fact.kind) {
    case 'medication':
      return drugToPatient(fact)
    case 'plan':
      return planToPatient(fact)
    case 'assessment':
      return assessmentToPatient(fact)
    case 'complaint':
      return `you came because of ${phraseOf(fact)}`
    case 'symptom':
      return fact.polarity === 'absent'
        ? `you have no ${phraseOf(fact)}`
        : `you ${fact.time === 'past' ? 'had' : fact.certainty === 'possible' ? 'may have' : 'have'} ${phraseOf(fact)}`
    case 'measurement':
      return `your ${clauseOf(fact)}`
    case 'allergy':
      return clauseOf(fact)
        .replace(/^allergic/, 'you are allergic')
        .replace(/^not allergic/, 'you are not allergic')
        .replace(/^no known/, 'you have no known')
        .replace(/^possibly allergic/, 'you may be allergic')
    case 'history':
    case 'family':
    case 'social':
    case 'finding':
    case 'result':
      return clauseOf(fact)
  }
}

function drugToPatient(fact: Told): string {
  const status =
    fact.status === '' || !(fact.status in DRUG_WORDS)
      ? 'takes'
      : (fact.status as keyof typeof DRUG_WORDS)
  const { toPatient, notToPatient } = DRUG_WORDS[status]
  const drug = drugPhrase(fact)
  if (fact.polarity === 'absent') return notToPatient.replace('…', drug)
  if (fact.certainty !== 'possible') return toPatient.replace('…', drug)
  if (/^(?:start|offered|advise)$/.test(status)) return `you may need ${drug}`
  if (isDecision(fact)) return `you may need to ${toPatient.replace('…', drug)}`
  return status === 'mentioned'
    ? toPatient.replace('…', drug)
    : `possibly ${toPatient.replace('…', drug)}`
}

function planToPatient(told: Told): string {
  const fact = { ...told, ...instructed(told) }
  const what = planPhrase(fact)
  const isAbsent = fact.polarity === 'absent'
  const isPossible = fact.certainty === 'possible'
  if (isImperative(fact.concept)) {
    if (isAbsent) return `you do not need to ${what}`
    if (fact.act === 'declined') return `you chose not to ${what}`
    return isPossible ? `you may need to ${what}` : what
  }
  switch (fact.act) {
    case 'order':
      return isAbsent
        ? `you do not need ${what} for now`
        : isPossible
          ? `you may need ${what}`
          : `tests to have: ${what}`
    case 'refer':
      return isAbsent
        ? `you do not need a referral to ${what}`
        : isPossible
          ? `you may be referred to ${what}`
          : `you are being referred to ${what}`
    case 'follow_up':
      return followUpToPatient(fact, what)
    case 'procedure':
      return isAbsent
        ? `you do not need ${what}`
        : isPossible
          ? `you may need ${what}`
          : fact.time === 'future'
            ? `planned: ${what}`
            : `done today: ${what}`
    case 'declined':
      return `you chose not to have ${what}`
    case 'emergency':
      return /^(?:call|go)\b/.test(fact.concept)
        ? what
        : fact.concept === 'emergency department'
          ? 'go to the emergency department'
          : `emergency: ${what}`
    case 'counsel':
      return isAbsent ? `no need for ${what}` : `you talked about ${what}`
    case 'advise':
    case 'safety_net':
    case '':
      return adviceToPatient(fact, what)
  }
}

const ADVICE = new Map(
  ADVICE_WORDS.flatMap(([concepts, said]) =>
    concepts.split('|').map((each) => [each, said] as const),
  ),
)

function adviceToPatient(fact: Told, what: string): string {
  if (fact.polarity === 'absent') return `${what} is not advised`
  const said = ADVICE.get(fact.concept)
  if (said !== undefined) return what.replace(fact.concept, said)
  return fact.certainty === 'possible' ? `you may try ${what}` : `advice: ${what}`
}

function followUpToPatient(fact: Told, what: string): string {
  const isPlain = /^(?:follow[- ]?up|recheck|review)(?: (?:visit|appointment))?$/.test(fact.concept)
  const rest = isPlain ? planPhrase({ ...fact, concept: '' }) : ''
  if (fact.polarity === 'absent')
    return isPlain ? `you do not need to come back ${rest}` : `you do not need ${what}`
  if (isPlain)
    return rest === ''
      ? 'come back for a follow-up visit'
      : `come back${/^[,;]/.test(rest) ? '' : ' '}${rest}`
  return fact.certainty === 'possible' ? `you may need ${what}` : `next: ${what}`
}

function assessmentToPatient(fact: Told): string {
  const name = withArticle(phraseOf(fact, ['detail', 'reason']), fact.concept)
  if (fact.certainty === 'ruled_out') return `you do not have ${name}`
  if (fact.polarity === 'absent')
    return fact.certainty === 'possible'
      ? `it is unlikely that you have ${name}`
      : `you do not have ${name}`
  if (fact.certainty === 'possible' || fact.status === 'suspected') return `you may have ${name}`
  const stands: Partial<Record<Told['status'], string>> = {
    stable: 'stable',
    improved: 'better',
    worse: 'worse',
    controlled: 'under control',
    uncontrolled: 'not under control',
    resolved: 'no longer a problem',
  }
  const how = stands[fact.status]
  return how === undefined ? `you have ${name}` : `your ${name.replace(/^an? /, '')} is ${how}`
}

/** 'a kidney stone', but 'diabetes'. */
function withArticle(phrase: string, concept: string): string {
  if (!COUNTED.test(concept)) return phrase
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

function byContact(facts: readonly Told[]): Told[][] {
  const ways = new Map<string, Told[]>()
  for (const fact of facts) ways.set(contactOf(fact), [...(ways.get(contactOf(fact)) ?? []), fact])
  return [...ways.values()]
}

const CLAUSE =
  /\b(?:worsens?|worse|better|is|are|goes|gets?|not|spreads?|recurs?|continues?|persists?|improves?|happens?|wanted|needed|becomes?|develops?|rises?|suddenly)\b/

function signsToPatient(facts: readonly Told[]): string {
  return safetyNetClause(facts)
    .replace(/^return\b/, 'call or come back')
    .replace(/ if (?=(.+)$)/, (_, rest: string) =>
      CLAUSE.test(rest) || /^any/.test(rest) ? ' if ' : ' if you have ',
    )
}
