import { operatorWords } from './policies/operator-words.ts'
import { PolicyPage } from './policies/policy-page.tsx'
import { usagePolicy } from './policies/usage-policy.ts'

export function UsagePolicyPage() {
  return (
    <PolicyPage
      path="/usage-policy"
      intro="How to use this service fairly: what it is for, and how much of it there is."
      sections={usagePolicy(operatorWords())}
    />
  )
}
