import { FileText } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { Button } from '../../src/ui/inputs/button.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import { Tabs } from '../../src/ui/tabs.tsx'
import { Section } from './section.tsx'

const frame = 'min-w-64 flex-1 rounded-md border border-line bg-surface'

export function States() {
  const [tab, setTab] = useState('context')
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Section title="States and tabs">
      <div className={frame}>
        <EmptyState
          icon={<FileText aria-hidden className="size-6" />}
          title="No templates found"
          hint="Try adjusting your search or filter criteria"
          action={<Button>Reset filters</Button>}
        />
      </div>
      <div className={frame}>
        <ErrorState
          message="Failed to load templates"
          busy={isBusy}
          onRetry={() => setIsBusy(true)}
        />
      </div>
      <div className={`${frame} space-y-3 p-5`}>
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
      </div>
      <div className="w-full">
        <Tabs
          label="Session"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'context', title: 'Context & Record', content: <p>Context</p> },
            { id: 'transcription', title: 'Transcription', content: <p>Transcript</p> },
            { id: 'note', title: 'SOAP', content: <p>Note</p> },
          ]}
        />
      </div>
    </Section>
  )
}
