import { execFileSync } from 'node:child_process'
import type { FactKind } from '@chartwright/contract/facts'
import { BUILT_IN_DRUGS } from '../server/src/clinical/ledger/naming/drug-names.ts'
import { nameConcept } from '../server/src/clinical/ledger/naming/name-concept.ts'
import { CONCEPT_ROWS } from '../server/src/clinical/lexicon/concepts/concept-rows.ts'
import { CONDITIONS } from '../server/src/clinical/lexicon/conditions.data.ts'
import { WRITTEN_CODES } from '../server/src/clinical/codes/code-table.ts'
import { DRUG_ROWS } from '../server/src/clinical/lexicon/drugs/drug-rows.ts'
import { DATA_DIR, missingOf } from './collections.ts'
import { readGold, type GoldFact } from './ledger/gold.ts'
import { missingVisits, readVisits } from './ledger/visits.ts'

const ICD = 'vocab/icd10cm-2026.tsv.xz'
const RXNORM = 'vocab/rxnorm-names-2021.txt.xz'
const say = (text: string) => process.stdout.write(`${text}\n`)

const missing = [...missingOf([ICD, RXNORM]), ...missingVisits()]
if (missing.length > 0)
  say(`The collections are not here (${missing.join(', ')}): nothing is measured.`)
else bench()

interface SaidFact extends GoldFact {
  readonly words: string
}

/** What the tables know of the official lists and of the training gold ledgers. */
function bench() {
  countRows()
  checkCodes(new Set(linesOf(ICD).map((line) => line.split('\t')[0] ?? '')))
  const facts = readTrainingFacts()
  coverDrugs(facts, new Set(linesOf(RXNORM)))
  nameFacts(facts)
  findOrdinaryDrugs(facts)
}

function countRows() {
  const brands = DRUG_ROWS.flatMap(({ brands: names }) => names).length
  say(`drugs: ${String(DRUG_ROWS.length)}, brands: ${String(brands)}`)
  for (const [domain, rows] of Object.entries(CONCEPT_ROWS)) {
    const others = rows.flatMap(({ others: names }) => names).length
    say(`${domain}: ${String(rows.length)} concepts, ${String(others)} other names`)
  }
}

function checkCodes(valid: ReadonlySet<string>) {
  const older = CONDITIONS.flatMap(([, code]) => code ?? [])
  const ours = [...older, ...WRITTEN_CODES]
  const wrong = ours.filter((code) => !valid.has(code.replace('.', '')))
  say(`ICD-10-CM 2026: ${String(ours.length - wrong.length)} of ${String(ours.length)} codes exist`)
  for (const code of wrong) say(`  ${code} does not exist`)
  if (wrong.length > 0) process.exitCode = 1
}

function coverDrugs(facts: readonly SaidFact[], rxnorm: ReadonlySet<string>) {
  const isKnown = (name: string) => BUILT_IN_DRUGS.isKnown(name)
  const named = facts.filter(({ kind, concept }) => kind === 'medication' && rxnorm.has(concept))
  tell(
    'named drugs of the training visits',
    named.map(({ concept }) => concept),
    isKnown,
  )
  const distinct = [...new Set(named.map(({ concept }) => concept))]
  tell('  each counted once', distinct, isKnown)
  say(`  not known: ${distinct.filter((name) => !isKnown(name)).join(', ')}`)
  tell('RxNorm 2021, all names', [...rxnorm], isKnown)
  const ours = DRUG_ROWS.flatMap(({ name, others, brands }) => [name, ...others, ...brands])
  tell('our names that RxNorm 2021 has too', ours, (name) => rxnorm.has(name))
}

/** Whether the words of a fact lead to the concept that a person annotated. */
function nameFacts(facts: readonly SaidFact[]) {
  const kinds = new Map<FactKind, SaidFact[]>()
  for (const fact of facts) kinds.set(fact.kind, [...(kinds.get(fact.kind) ?? []), fact])
  say('named as gold names it: facts, by the same words, by the same concept')
  const startedMs = performance.now()
  for (const [kind, ofKind] of kinds) tellNamed(kind, ofKind)
  tellNamed('all', facts)
  const perLookupMs = (performance.now() - startedMs) / (facts.length * 6)
  say(`10,000 lookups: ${(10_000 * perLookupMs).toFixed(0)} ms`)
}

function tellNamed(title: string, facts: readonly SaidFact[]) {
  const same = facts.filter(({ kind, words, concept }) => nameConcept(kind, words) === concept)
  const alike = facts.filter(
    ({ kind, words, concept }) => nameConcept(kind, words) === nameConcept(kind, concept),
  )
  say(`  ${title}: ${String(facts.length)}, ${String(same.length)}, ${String(alike.length)}`)
}

/**
 * Words that are a drug in the tables, are said in these visits, and never in a medication or an
 * allergy.
 */
function findOrdinaryDrugs(facts: readonly SaidFact[]) {
  const named = new Set(
    facts
      .filter(({ kind }) => kind === 'medication' || kind === 'allergy' || kind === 'plan')
      .flatMap(({ words, concept }) => wordsOf(`${words} ${concept}`)),
  )
  const said = new Set(
    [...readVisits()]
      .filter(([visit]) => isForTraining(visit))
      .flatMap(([, lines]) => lines.flatMap(({ text }) => wordsOf(text))),
  )
  const found = [...said].filter((word) => BUILT_IN_DRUGS.isKnown(word) && !named.has(word))
  say(
    `drugs of the tables that are said outside medications: ${String(found.length)} of ${String(said.size)} words`,
  )
  say(`  ${found.sort().join(' ')}`)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? []
}

function isForTraining(visit: string): boolean {
  return !visit.startsWith('aci-valid') && !visit.startsWith('primock-day3')
}

function readTrainingFacts(): SaidFact[] {
  const visits = readVisits()
  return (['aci-train', 'mts-train', 'primock'] as const)
    .flatMap((part) => readGold(part))
    .filter(({ visit }) => isForTraining(visit))
    .flatMap(({ visit, facts }) =>
      facts.map((fact): SaidFact => {
        const [line, from, to] = fact.said[0] ?? [0, 0, 0]
        return { ...fact, words: visits.get(visit)?.[line]?.text.slice(from, to) ?? '' }
      }),
    )
}

function tell(title: string, names: readonly string[], isKnown: (name: string) => boolean) {
  const known = names.filter(isKnown).length
  say(`${title}: ${String(known)} of ${String(names.length)}`)
}

function linesOf(file: string): string[] {
  const text = execFileSync('xz', ['-dc', `${DATA_DIR}/${file}`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return text.split('\n').filter((line) => line !== '')
}
