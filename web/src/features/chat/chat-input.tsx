import { CHAT_QUESTION_MAX_CHARS } from '@chartwright/contract/limits'
import { clsx } from 'clsx'
import { ArrowUp, ChevronUp, Square } from 'lucide-react'
import type { ComponentType, KeyboardEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../../ui/inputs/icon-button.tsx'

export interface ChatInputProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  isInFlight: boolean
  isOpen: boolean
  onType: (text: string) => void
  onSend: () => void
  onStop: () => void
  onOpen: () => void
  voice: ReactNode
  /** Expands what is typed in the field. */
  snippets: ComponentType<{ field: ChatInputProps['field'] }> | undefined
}

/**
 * Document 2 §5: Enter sends, Shift+Enter does not. A narrow bar shows Send only once there is
 * something to send: the prompt needs the space.
 */
export function ChatInput(props: ChatInputProps) {
  const {
    field,
    text,
    isInFlight,
    isOpen,
    onType,
    onSend,
    onStop,
    onOpen,
    voice,
    snippets: Snippets,
  } = props
  const canSend = text.trim() !== '' && !isInFlight
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <div className="@container relative flex shrink-0 items-end gap-1 p-2">
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={CHAT_QUESTION_MAX_CHARS}
        aria-label="Message to the assistant"
        placeholder="Ask the assistant to do anything..."
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (!isOpen) onOpen()
        }}
        className="field-sizing-content max-h-36 min-h-control min-w-0 flex-1 resize-none rounded-md bg-transparent px-2 py-1.5 text-base -outline-offset-1 placeholder:text-ink-faint @max-[22rem]:placeholder:text-sm max-md:py-2.5 max-md:text-[1rem]"
      />
      {Snippets && <Snippets field={field} />}
      {voice}
      {!isOpen && (
        <IconButton
          label="Open the assistant"
          aria-expanded={false}
          icon={<ChevronUp aria-hidden className="size-4.5" />}
          onClick={onOpen}
        />
      )}
      {isInFlight ? (
        <IconButton
          label="Stop answering"
          variant="secondary"
          icon={<Square aria-hidden className="size-3.5" />}
          onClick={onStop}
        />
      ) : (
        <IconButton
          label="Send"
          variant="primary"
          disabled={!canSend}
          icon={<ArrowUp aria-hidden className="size-4.5" />}
          onClick={onSend}
          className={clsx(!isOpen && text === '' && '@max-[22rem]:hidden')}
        />
      )}
    </div>
  )
}
