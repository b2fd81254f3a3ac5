import type { FactActs } from './fact-acts.ts'
import { FactItem } from './fact-item.tsx'
import type { Problem } from './group-facts.ts'

interface ProblemListProps {
  problems: readonly Problem[]
  acts: FactActs
}

export function ProblemList({ problems, acts }: ProblemListProps) {
  return (
    <ul className="divide-y divide-line">
      {problems.map(({ fact, plan }) => (
        <li key={fact.id}>
          <ul className="font-medium">
            <FactItem fact={fact} acts={acts} />
          </ul>
          {plan.length > 0 && (
            <ul
              aria-label={`Plan for ${fact.concept}`}
              className="mb-2 ml-1 border-l border-line-strong pl-3"
            >
              {plan.map((step) => (
                <FactItem key={step.id} fact={step} acts={acts} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
