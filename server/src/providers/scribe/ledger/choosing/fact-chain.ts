import { DRUG_DECISIONS } from '@chartwright/contract/facts'
import type { Fact } from '@chartwright/contract/facts'
import type { Block } from '../../../../clinical/realise/block.ts'
import { factsOfBlock } from '../../../../clinical/realise/facts-of-block.ts'

const CHANGES = new Set<string>(DRUG_DECISIONS)

/** A decision about a drug, as opposed to what is or was taken. */
function isDrugDecision({ kind, status, time }: Fact): boolean {
  return kind === 'medication' && CHANGES.has(status) && time !== 'past'
}

/** Where a fact belongs, best first; a block that tells such facts itself comes before others. */
export function chainOf(
  fact: Fact,
  reader: 'clinician' | 'patient',
  ofComplaint: boolean,
): Block[] {
  const chain = byKind(fact, reader, ofComplaint)
  const own = chain.filter((block) => isOwn(block, fact))
  // A patient looks for every medicine in one place.
  if (reader === 'patient' && fact.kind === 'medication') return chain
  return [...own, ...chain.filter((block) => !own.includes(block))]
}

export function isOwn(block: Block, fact: Fact): boolean {
  return factsOfBlock(block, [fact]).length > 0
}

/** Whether a symptom belongs to the story of what the patient came for. */
export function isOfStory(fact: Fact, complaints: readonly Fact[]): boolean {
  if (fact.polarity === 'present') return true
  return complaints.some(({ problem, concept }) => {
    const own = problem === '' ? concept : problem
    return fact.problem !== '' && fact.problem === own
  })
}

function byKind(fact: Fact, reader: 'clinician' | 'patient', ofComplaint: boolean): Block[] {
  const { kind, act } = fact
  switch (kind) {
    case 'complaint':
      return ['complaint', 'hpi', 'ros', 'history']
    case 'symptom':
      return ofComplaint
        ? ['hpi', 'ros', 'complaint', 'history']
        : ['ros', 'hpi', 'complaint', 'history']
    case 'history':
      return ['history', 'hpi', 'complaint', 'social']
    case 'medication':
      if (fact.status === 'mentioned') return ['plan', 'assessment-and-plan', 'medications', 'hpi']
      if (!isDrugDecision(fact)) return ['medications', 'hpi', 'history']
      return reader === 'patient'
        ? ['medications', 'plan', 'advice']
        : ['plan', 'assessment-and-plan', 'medications']
    case 'allergy':
      return ['allergies', 'medications', 'history', 'hpi']
    case 'family':
      return ['family', 'history', 'hpi']
    case 'social':
      return ['social', 'history', 'hpi']
    case 'finding':
      return ['exam', 'vitals', 'results']
    case 'measurement':
      return ['vitals', 'results', 'exam', 'hpi']
    case 'result':
      return ['results', 'exam']
    case 'assessment':
      return ['assessment', 'assessment-and-plan', 'plan']
    case 'plan':
      return PLAN_CHAINS[act] ?? ['plan', 'assessment-and-plan', 'advice']
  }
}

const PLAN_CHAINS: Partial<Record<Fact['act'], Block[]>> = {
  order: ['tests', 'plan', 'assessment-and-plan', 'follow-up'],
  refer: ['referrals', 'plan', 'assessment-and-plan', 'follow-up'],
  follow_up: ['follow-up', 'plan', 'assessment-and-plan'],
  safety_net: ['safety-net', 'follow-up', 'advice', 'plan', 'assessment-and-plan'],
  emergency: ['safety-net', 'follow-up', 'plan', 'assessment-and-plan', 'advice'],
  advise: ['advice', 'plan', 'assessment-and-plan', 'follow-up'],
  counsel: ['advice', 'plan', 'assessment-and-plan', 'follow-up'],
  procedure: ['plan', 'assessment-and-plan', 'tests', 'follow-up'],
  declined: ['plan', 'assessment-and-plan', 'advice'],
}
