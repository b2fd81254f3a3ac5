import { Brand } from '../src/ui/brand.tsx'
import { Toaster } from '../src/ui/overlays/toaster.tsx'
import { ThemeToggle } from '../src/ui/theme-toggle.tsx'
import { Assistant } from './sections/assistant.tsx'
import { Buttons } from './sections/buttons.tsx'
import { Fields } from './sections/fields.tsx'
import { GeneratedTasks } from './sections/generated-tasks.tsx'
import { Overlays } from './sections/overlays.tsx'
import { PatientPickers } from './sections/patient-pickers.tsx'
import { RecordingPanels } from './sections/recording.tsx'
import { States } from './sections/states.tsx'
import { Toasts } from './sections/toasts.tsx'

export function Gallery() {
  return (
    <>
      <header className="flex items-center justify-between border-b border-line px-4 py-3 sm:px-6">
        <Brand />
        <ThemeToggle />
      </header>
      <main className="mx-auto max-w-4xl px-4 pb-24 sm:px-6">
        <h1 className="mt-10 text-2xl font-semibold tracking-tight">Gallery</h1>
        <Buttons />
        <Fields />
        <States />
        <Overlays />
        <Toasts />
        <PatientPickers />
        <GeneratedTasks />
        <Assistant />
        <RecordingPanels />
      </main>
      <Toaster />
    </>
  )
}
