import type { Template } from '@chartwright/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useState } from 'react'
import { controlStyle } from '../../ui/inputs/control-style.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { matchTemplates } from './list/match-templates.ts'
import { templateTitle } from '@chartwright/contract/templates'
import { templatesQuery } from './templates.queries.ts'

/** A search box above the list of templates, with the document's status texts. */
export function TemplateChoice({ onChoose }: { onChoose: (template: Template) => void }) {
  const { data, isPending, isError, refetch } = useQuery(templatesQuery)
  const [search, setSearch] = useState('')
  const shown = matchTemplates(data ?? [], search)
  return (
    <Command shouldFilter={false} label="Templates" className="-m-2 w-72 max-w-full">
      <Command.Input
        autoFocus
        value={search}
        onValueChange={setSearch}
        placeholder="Search templates"
        className={`${controlStyle} h-control`}
      />
      <Command.List className="mt-2 max-h-72 overflow-y-auto">
        {isPending && <Status>Loading templates...</Status>}
        {isError && (
          <ErrorState message="Failed to load templates" onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <Status>No templates available</Status>}
        {data !== undefined && data.length > 0 && shown.length === 0 && (
          <Status>No templates found</Status>
        )}
        {shown.map((template) => (
          <Command.Item
            key={template.id}
            value={template.id}
            onSelect={() => onChoose(template)}
            className="flex min-h-control cursor-pointer items-center rounded-sm px-2.5 outline-none data-[selected=true]:bg-hover"
          >
            <bdi className="min-w-0 py-1 wrap-anywhere">{templateTitle(template)}</bdi>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}

function Status({ children }: { children: string }) {
  return (
    <p role="status" className="px-2.5 py-3 text-ink-soft">
      {children}
    </p>
  )
}
