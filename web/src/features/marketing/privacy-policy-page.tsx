import { BackButton } from './back-button.tsx'
import { StaticPage } from './static-page.tsx'

export function PrivacyPolicyPage() {
  return (
    <StaticPage title="Privacy Policy" back={<BackButton />}>
      <p>This page is not written yet.</p>
    </StaticPage>
  )
}
