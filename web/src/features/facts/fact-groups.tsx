import type { Fact } from '@chartwright/contract/facts'
import { useMemo } from 'react'
import type { FactActs } from './fact-acts.ts'
import { FactList, FactSection } from './fact-section.tsx'
import { groupFacts } from './group-facts.ts'
import { MedicineList } from './medicine-list.tsx'
import { ProblemList } from './problem-list.tsx'

/** In the order in which a clinician looks at them; a kind without facts is not mentioned. */
export function FactGroups({ facts, acts }: { facts: readonly Fact[]; acts: FactActs }) {
  const groups = useMemo(() => groupFacts(facts), [facts])
  const { complaints, problems, medicines, symptoms, denials, findings, history } = groups
  return (
    <div className="flex flex-col gap-6">
      <FactSection title="Reason for the visit" isEmpty={complaints.length === 0}>
        <FactList facts={complaints} acts={acts} />
      </FactSection>
      <FactSection title="Problems" isEmpty={problems.length === 0}>
        <ProblemList problems={problems} acts={acts} />
      </FactSection>
      <FactSection title="Medicines" isEmpty={medicines.length === 0}>
        <MedicineList medicines={medicines} acts={acts} />
      </FactSection>
      <FactSection title="Allergies" isEmpty={groups.allergies.length === 0}>
        <FactList facts={groups.allergies} acts={acts} />
      </FactSection>
      <FactSection title="Symptoms" isEmpty={symptoms.length + denials.length === 0}>
        <FactList facts={symptoms} acts={acts} />
        <FactList title="Denies" facts={denials} acts={acts} />
      </FactSection>
      <FactSection title="Findings and measurements" isEmpty={findings.length === 0}>
        {findings.map((group) => (
          <FactList key={group.title} title={group.title} facts={group.facts} acts={acts} />
        ))}
      </FactSection>
      <FactSection title="History" isEmpty={history.length === 0}>
        <FactList facts={history} acts={acts} />
      </FactSection>
      <FactSection
        title="Social and family history"
        isEmpty={groups.social.length + groups.family.length === 0}
      >
        <FactList title="Social" facts={groups.social} acts={acts} />
        <FactList title="Family" facts={groups.family} acts={acts} />
      </FactSection>
      <FactSection title="Orders and follow-up" isEmpty={groups.plans.length === 0}>
        <FactList facts={groups.plans} acts={acts} />
      </FactSection>
    </div>
  )
}
