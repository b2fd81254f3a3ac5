import type { Template } from '@chartwright/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { notifyWithOpen } from '../../ui/overlays/notify.ts'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { TemplateModal } from './editing/template-modal.tsx'
import { useTemplateModal } from './editing/use-template-modal.ts'
import { filterTemplates, type TemplateFilter } from './list/filter-templates.ts'
import { TemplateFilters } from './list/template-filters.tsx'
import { TemplateListSkeleton } from './list/template-list-skeleton.tsx'
import { TemplateList } from './list/template-list.tsx'
import { TemplatesHeader } from './list/templates-header.tsx'
import { useTemplateLayout } from './list/use-template-layout.ts'
import { TEMPLATE_SENTENCES } from './template-sentences.ts'
import { communityQuery, templatesQuery } from './templates.queries.ts'
import { useDuplicateTemplate } from './use-duplicate-template.ts'

/** Document 2 §2.6. Rendered inside the workspace's main. */
export function TemplatesPage({ onBack }: { onBack: () => void }) {
  const heading = usePage('Templates')
  const [filter, setFilter] = useState<TemplateFilter>('all')
  const [search, setSearch] = useState('')
  const [layout, setLayout] = useTemplateLayout()
  const [doomed, setDoomed] = useState<Template>()
  const deleteOpener = useRef<HTMLElement>(null)
  const modal = useTemplateModal()

  const library = useQuery(templatesQuery)
  const community = useQuery({ ...communityQuery, enabled: filter === 'community' })
  const { data, isPending, isFetching, refetch } = filter === 'community' ? community : library
  const shown = data && filterTemplates(data, filter, search)
  const opened = [...(library.data ?? []), ...(community.data ?? [])].find(
    ({ id }) => id === modal.openedId,
  )

  const { duplicate, busyId } = useDuplicateTemplate((copy, original) => {
    if (modal.isOpen(original.id)) modal.open(copy.id)
    else notifyWithOpen('Template duplicated', () => modal.open(copy.id))
  })
  const askToDelete = (template: Template, opener: HTMLElement | null): void => {
    deleteOpener.current = opener
    setDoomed(template)
  }

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6">
      <TemplatesHeader
        heading={heading}
        count={shown?.length}
        onBack={onBack}
        onCreate={modal.create}
      />
      <TemplateFilters
        filter={filter}
        onFilterChange={setFilter}
        search={search}
        onSearchChange={setSearch}
        layout={layout}
        onLayoutChange={setLayout}
      />
      {shown ? (
        <TemplateList
          templates={shown}
          layout={layout}
          onOpen={({ id }) => modal.open(id)}
          onDuplicate={duplicate}
          onDelete={askToDelete}
        />
      ) : isPending ? (
        <TemplateListSkeleton layout={layout} />
      ) : (
        <ErrorState
          message={TEMPLATE_SENTENCES.loadFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      <TemplateModal
        modal={modal}
        template={opened}
        isDuplicating={opened !== undefined && opened.id === busyId}
        onDuplicate={duplicate}
        onDelete={askToDelete}
        fallbackFocus={heading}
      />
      <DeleteTemplateDialog
        template={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={({ id }) => {
          deleteOpener.current = heading.current
          if (modal.isOpen(id)) modal.close()
        }}
        returnFocus={() => deleteOpener.current?.focus()}
      />
    </div>
  )
}
