import { BackToHome } from '../../ui/back-to-home.tsx'
import { StaticPage } from './static-page.tsx'

export function HowToUsePage() {
  return (
    <StaticPage title="How to Use" back={<BackToHome className="-ml-4" />}>
      <p>This page is not written yet.</p>
    </StaticPage>
  )
}
