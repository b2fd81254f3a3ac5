import { lazy, Suspense } from 'react'

const TemplatesPage = lazy(async () => ({
  default: (await import('../../features/templates/templates-page.tsx')).TemplatesPage,
}))

export function TemplatesView({ onBack }: { onBack: () => void }) {
  return (
    <Suspense>
      <TemplatesPage onBack={onBack} />
    </Suspense>
  )
}
