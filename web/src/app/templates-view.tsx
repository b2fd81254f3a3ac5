import type { Template } from '@chartwright/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate } from 'lucide-react'
import { templateTitle } from '@chartwright/contract/templates'
import { templatesQuery } from '../features/templates/templates.queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ViewPage } from './view-page.tsx'

export function TemplatesView({ onBack }: { onBack: () => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(templatesQuery)
  return (
    <ViewPage title="Templates" count={data?.length} onBack={onBack}>
      {data ? (
        <TemplateTitles templates={data} />
      ) : isPending ? (
        <LoadingTitles />
      ) : (
        <ErrorState
          message="Failed to load templates"
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </ViewPage>
  )
}

function TemplateTitles({ templates }: { templates: readonly Template[] }) {
  if (templates.length === 0) {
    return (
      <EmptyState
        icon={<LayoutTemplate aria-hidden className="size-7" />}
        title="No templates found"
      />
    )
  }
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {templates.map((template) => (
        <li key={template.id} className="px-4 py-3">
          <bdi>{templateTitle(template)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function LoadingTitles() {
  return (
    <div role="status" className="space-y-6 px-4 py-3">
      <span className="sr-only">Loading templates...</span>
      {['w-40', 'w-56', 'w-36'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
