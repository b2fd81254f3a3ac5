import { operatorWords } from './policies/operator-words.ts'
import { PolicyPage } from './policies/policy-page.tsx'
import { termsOfUse } from './policies/terms-of-use.ts'

export function TermsOfUsePage() {
  return (
    <PolicyPage
      path="/terms-of-use"
      intro="What you may expect of this service, and what is expected of you."
      sections={termsOfUse(operatorWords())}
    />
  )
}
