import { BackButton } from './back-button.tsx'
import { StaticPage } from './static-page.tsx'

export function TermsOfUsePage() {
  return (
    <StaticPage title="Terms of Use" back={<BackButton />}>
      <p>This page is not written yet.</p>
    </StaticPage>
  )
}
