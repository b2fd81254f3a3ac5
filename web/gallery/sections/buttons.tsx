import { Plus, Settings } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../src/ui/badge.tsx'
import { Button } from '../../src/ui/inputs/button.tsx'
import { IconButton } from '../../src/ui/inputs/icon-button.tsx'
import { Section } from './section.tsx'

export function Buttons() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Section title="Buttons and badges">
      <Button variant="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Disabled</Button>
      <Button variant="primary" busy busyLabel="Saving...">
        Save Changes
      </Button>
      <Button busy={isBusy} busyLabel="Working..." onClick={() => setIsBusy(true)}>
        Press to be busy
      </Button>
      <Button icon={<Plus aria-hidden className="size-4" />}>With icon</Button>
      <Button size="sm">Small</Button>
      <IconButton label="Settings" icon={<Settings aria-hidden className="size-4.5" />} />
      <div className="flex w-full flex-wrap gap-2">
        <Badge>Neutral 12</Badge>
        <Badge tone="accent">Saved</Badge>
        <Badge tone="danger">Recording</Badge>
        <Badge tone="check">Please check</Badge>
        <Badge tone="info">Information</Badge>
      </div>
    </Section>
  )
}
