import { TriangleAlert } from 'lucide-react'
import { Button } from '../ui/inputs/button.tsx'
import { useRecorderValue } from './recording/recorder-context.ts'

/** Replaces a view whose code failed or could not be loaded. The recording stays beside it. */
export function FailedView() {
  const isRecording = useRecorderValue((view) => view.isRecording, false)
  return (
    <div className="grid flex-1 place-items-center px-6 pb-24 text-center">
      <div role="alert">
        <TriangleAlert aria-hidden className="mx-auto mb-4 size-8 text-danger-ink" />
        <h1 className="text-xl font-semibold tracking-tight">This view stopped working</h1>
        <p className="mt-2 mb-5 text-balance text-ink-soft">
          {isRecording
            ? 'The recording goes on. Stop it when you are done, then reload the page.'
            : 'Reload the page to go on where you were.'}
        </p>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </div>
  )
}
