import { Button } from '../../src/ui/inputs/button.tsx'
import { notify, notifyError, notifyWithUndo } from '../../src/ui/overlays/notify.ts'
import { Section } from './section.tsx'

export function Toasts() {
  return (
    <Section title="Toasts">
      <Button onClick={() => notify('Profile updated successfully!')}>Show message</Button>
      <Button onClick={() => notifyWithUndo('Chat cleared', () => notify('Chat is back'))}>
        Show Undo
      </Button>
      <Button onClick={() => notifyError('Failed to load tasks: Bad Gateway', () => undefined)}>
        Show error
      </Button>
    </Section>
  )
}
