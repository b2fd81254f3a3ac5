import { Mic } from 'lucide-react'
import { useDictation } from '../../features/notes/use-dictation.ts'
import { IconButton } from '../../ui/inputs/icon-button.tsx'

/** With the product's own recogniser, as in a note. */
export function ChatVoice({ insert }: { insert: (text: string) => void }) {
  const { state, toggle } = useDictation(insert)
  const isOn = state === 'on'
  return (
    <>
      <IconButton
        label={isOn ? 'Stop listening' : 'Speak to the assistant'}
        aria-pressed={isOn}
        busy={state === 'starting'}
        icon={<Mic aria-hidden className="size-4.5" />}
        onClick={() => void toggle()}
        className="aria-pressed:bg-danger-soft aria-pressed:text-danger-ink"
      />
      <span role="status" className="sr-only">
        {isOn && 'Listening...'}
      </span>
    </>
  )
}
