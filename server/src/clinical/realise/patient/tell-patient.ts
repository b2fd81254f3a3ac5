import type { Block } from '../block.ts'
import { tellTogether } from '../blocks/each.ts'
import { regionOf } from '../places/body-systems.ts'
import { phraseOf } from '../telling/phrase-fact.ts'
import type { Told } from '../same-facts.ts'
import { listOf, type Sentence } from '../words/sentence.ts'
import { writeCase } from '../words/write-case.ts'
import { clauseOf } from '../telling/tell-fact.ts'
import { drugToPatient } from './drug-to-patient.ts'
import { isDevice, nameOf, planToPatient } from './plan-to-patient.ts'
import { COUNTED, VISITS } from './plain-words.data.ts'
import { plainWords } from './plain-words.ts'
import { signsToPatient } from './signs-to-patient.ts'

/** The same facts, told to the patient. */
export function tellPatient(_: Block, facts: readonly Told[]): Sentence[] {
  const complaints = facts.filter(isReason)
  const standing = new Set(facts.filter(({ status }) => status in STANDS).map(nameFor))
  const had = facts.filter((fact) => isPlainCondition(fact) && !standing.has(nameFor(fact)))
  const signs = facts.filter(({ act }) => act === 'safety_net')
  const tests = facts.filter(isTest)
  const grouped = new Set([...complaints, ...had, ...signs, ...tests])
  const single = facts.filter((fact) => !grouped.has(fact) && !isPlainCondition(fact))
  return once([
    ...together(
      complaints,
      complaints.map((fact) => counted(fact, sided(inShort(fact)))),
      (list) => `you came because of ${list}`,
    ),
    ...together(had, had.map(conditionOf), (list) => `you have ${list}`),
    ...single.map((fact) => say([fact], clauseToPatient(fact))),
    ...testsToPatient(tests),
    ...signsToPatient(signs).map(({ facts: own, text }) => say(own, text)),
  ])
}

function once(sentences: readonly Sentence[]): Sentence[] {
  return sentences.filter(
    ({ text }, at) => sentences.findIndex((other) => other.text === text) === at,
  )
}

function together(
  facts: readonly Told[],
  names: readonly string[],
  write: (list: string, count: number) => string,
): Sentence[] {
  const distinct = names.filter(
    (name, at) =>
      name !== '' && names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at,
  )
  return distinct.length === 0 ? [] : [say(facts, write(listOf(distinct, 'and'), distinct.length))]
}

function say(facts: readonly Told[], clause: string): Sentence {
  return tellTogether(facts, plainWords(clause))
}

/** What only says that there are tests is left out beside their names. */
const ANY_TESTS = /^(?:(?:other|more|some|further) )*(?:tests?|testing)$/
const ANY_LABS = /^(?:labs?|lab work)$/

function testsToPatient(tests: readonly Told[]): Sentence[] {
  const names = tests.map((fact) => writeCase(nameOf(fact) ?? ''))
  const named = names.filter((name) => name !== '' && !ANY_TESTS.test(name))
  if (named.length === 0 && names.some((name) => name !== ''))
    return [say(tests, 'you will have some tests')]
  const told = names.map((name) =>
    named.includes(name) ? name.replace(ANY_LABS, 'lab tests') : '',
  )
  return together(tests, told, (list, count) =>
    list === 'lab tests'
      ? 'you will have lab tests'
      : `you will have ${count === 1 ? 'this test' : 'these tests'}: ${list}`,
  )
}

const PLAIN_PLACE = /^(?!.*\b(?:my|your|here|over|from|in|on|across)\b)\S+(?: \S+){0,2}$/i

/** A patient knows how it began and what makes it worse. */
function inShort(fact: Told): Told {
  const { side, site = '', duration, onset } = fact.attributes
  const attributes = {
    ...(side === undefined ? {} : { side }),
    ...(PLAIN_PLACE.test(site) ? { site } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(onset === undefined || duration !== undefined ? {} : { onset }),
  }
  return { ...fact, attributes }
}

function isReason({ kind, concept, who }: Told): boolean {
  return kind === 'complaint' && who === 'patient' && visitOf(concept) === undefined
}

function isPlainCondition(fact: Told): boolean {
  return (
    fact.kind === 'assessment' &&
    fact.who === 'patient' &&
    fact.polarity === 'present' &&
    fact.certainty === 'sure' &&
    (fact.status === '' || fact.status === 'new')
  )
}

function isTest(fact: Told): boolean {
  return (
    fact.act === 'order' &&
    fact.polarity === 'present' &&
    fact.certainty === 'sure' &&
    !isDevice(fact) &&
    nameOf(fact) !== undefined
  )
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
      return `you came for ${visitOf(fact.concept) ?? sided(fact)}`
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

function nameFor({ concept }: Told): string {
  return concept.toLowerCase()
}

export function visitOf(concept: string): string | undefined {
  return VISITS.find(([pattern]) => pattern.test(concept))?.[1]
}

const STANDS: Partial<Record<Told['status'], string>> = {
  stable: 'stable',
  improved: 'better',
  worse: 'worse',
  controlled: 'under control',
  uncontrolled: 'not under control',
  resolved: 'no longer a problem',
}

const PLURAL =
  /(?:enzymes|stones|cysts|headaches|migraines|symptoms|allergies|lumps|nodules|palpitations|seizures|hemorrhoids|levels)$/
const BONE = /\b(?:humerus|femur|tibia|fibula|radius|ulna|clavicle|metatarsal|patella|scapula)\b/

function assessmentToPatient(fact: Told): string {
  const name = conditionOf(fact)
  if (fact.certainty === 'ruled_out') return `you do not have ${name}`
  if (fact.polarity === 'absent')
    return fact.certainty === 'possible'
      ? `it is unlikely that you have ${name}`
      : `you do not have ${name}`
  if (fact.certainty === 'possible' || fact.status === 'suspected') return `you may have ${name}`
  const how = STANDS[fact.status]
  const are = PLURAL.test(name) ? 'are' : 'is'
  return how === undefined ? `you have ${name}` : `your ${name.replace(/^an? /, '')} ${are} ${how}`
}

/** 'a kidney stone', but 'diabetes'. */
function conditionOf(fact: Told): string {
  const { side, site, severity } = fact.attributes
  const attributes = {
    // Only of a part of the body is a side sure to be meant.
    ...(side === undefined || !hasPart(fact.concept) ? {} : { side }),
    ...(site === undefined ? {} : { site }),
    ...(severity === undefined ? {} : { severity }),
  }
  return counted(fact, sided({ ...fact, attributes }))
}

function counted({ concept }: Told, phrase: string): string {
  if (!COUNTED.test(concept)) return phrase
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

function hasPart(concept: string): boolean {
  return regionOf(concept) !== undefined || BONE.test(concept)
}

/** 'knee pain on both sides'. */
function sided(fact: Told): string {
  const { side, ...attributes } = fact.attributes
  if (side !== 'bilateral' && side !== 'both') return phraseOf(fact)
  return `${phraseOf({ ...fact, attributes }, ['detail', 'course'])} on both sides`
}
