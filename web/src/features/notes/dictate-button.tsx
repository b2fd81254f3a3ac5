import type { Editor } from '@tiptap/react'
import { Mic } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { Button } from '../../ui/inputs/button.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { useDictation } from './use-dictation.ts'

/** An extra toolbar button, if there is something to type into. */
export function DictateButton({ editor }: { editor: Editor }) {
  const { state, toggle } = useDictation((text) => insertSaid(editor, text))
  const isOn = state === 'on'
  return (
    <>
      <Toolbar.Separator className="mx-1 h-5 w-px bg-line max-md:hidden" />
      <Tooltip text={isOn ? 'Stop dictating (Escape)' : 'Dictate'}>
        <Toolbar.Button asChild>
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label="Dictate"
            aria-pressed={isOn}
            busy={state === 'starting'}
            onClick={() => void toggle()}
            icon={<Mic aria-hidden className="size-4" />}
            className="aria-pressed:bg-danger-soft aria-pressed:text-danger-ink"
          />
        </Toolbar.Button>
      </Tooltip>
      <span role="status" className="px-1 text-sm whitespace-nowrap text-danger-ink">
        {isOn && 'Listening...'}
      </span>
    </>
  )
}

/** Adds a space if it would otherwise touch a word. */
function insertSaid(editor: Editor, text: string): void {
  if (editor.isDestroyed) return
  const { $from } = editor.state.selection
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ').at(-1)
  const isApart = before === undefined || /\s/.test(before)
  editor.commands.insertContent({ type: 'text', text: isApart ? text : ` ${text}` })
}
