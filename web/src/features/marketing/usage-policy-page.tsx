import { BackButton } from './back-button.tsx'
import { StaticPage } from './static-page.tsx'

export function UsagePolicyPage() {
  return (
    <StaticPage title="Usage Policy" back={<BackButton />}>
      <p>This page is not written yet.</p>
    </StaticPage>
  )
}
