import { operatorWords } from './policies/operator-words.ts'
import { PolicyPage } from './policies/policy-page.tsx'
import { privacyPolicy } from './policies/privacy-policy.ts'

export function PrivacyPolicyPage() {
  const words = operatorWords()
  return (
    <PolicyPage
      path="/privacy-policy"
      intro={`What ${words.operator} does with information about you and your patients.`}
      sections={privacyPolicy(words)}
    />
  )
}
