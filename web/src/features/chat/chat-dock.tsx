import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { notifyWithUndo } from '../../ui/overlays/notify.ts'
import type { AnswerActs } from './answer-acts.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatInput, type ChatInputProps } from './chat-input.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { isInFlight } from './chat-state.ts'
import type { ChatThread, Surroundings } from './chat-thread.ts'
import { useEscape } from './use-escape.ts'
import { useOutsideClick } from './use-outside-click.ts'

/** The bar stays within the session; the panel is 500 px wide and may overlap the sidebar. */
const holder = 'pointer-events-none absolute inset-x-4 bottom-4 flex justify-end'
const expanded =
  'fixed bottom-4 h-[min(36rem,calc(100dvh-2rem))] w-[500px] max-w-[calc(100vw-2rem)]'

interface ChatDockProps {
  thread: ChatThread
  /** Below 768 px: full width, and toggled by a floating button. */
  isNarrow: boolean
  surroundings: () => Promise<Surroundings>
  acts: AnswerActs
  /** Types dictated speech. */
  voice?: (insert: (text: string) => void) => ReactNode
  /** Expands snippets in the input. */
  snippets?: ChatInputProps['snippets']
}

/** Document 2 §2.5: a collapsed bar, and an expanded panel above the same input. */
export function ChatDock(props: ChatDockProps) {
  const { thread, isNarrow, surroundings, acts, voice, snippets } = props
  const state = useSyncExternalStore(thread.subscribe, thread.read)
  const [isOpen, setIsOpen] = useState(false)
  const dock = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isFocusDue = useRef(false)

  useEffect(() => {
    if (isFocusDue.current) (input.current ?? toggle.current)?.focus()
    isFocusDue.current = false
  }, [isOpen])

  /** The focus moves too, unless the practitioner has just put it elsewhere. */
  const show = (open: boolean, { takeFocus = true } = {}): void => {
    isFocusDue.current = takeFocus
    setIsOpen(open)
  }

  const clear = (): void => {
    const cleared = thread.clear()
    if (cleared.length === 0) return
    notifyWithUndo('The chat was cleared.', () => {
      thread.restore(cleared)
      show(true)
      // The toast returns the focus to where it was before it appeared.
      setTimeout(() => input.current?.focus())
    })
  }
  // Spec 2 §4.6.
  useOutsideClick(dock, isOpen, () => {
    clear()
    show(false, { takeFocus: false })
  })
  useEscape(isOpen, () => show(false))
  const insert = (said: string): void => {
    const { draft } = thread.read()
    thread.type(draft === '' || /\s$/.test(draft) ? draft + said : `${draft} ${said}`)
  }
  const send = (): void => {
    thread.send(surroundings)
    show(true)
  }

  if (isNarrow && !isOpen) {
    return (
      <IconButton
        ref={toggle}
        label="Open the assistant"
        variant="primary"
        aria-expanded={false}
        icon={<MessageCircle aria-hidden className="size-5" />}
        onClick={() => show(true)}
        className="absolute right-4 bottom-4 z-20 size-12! rounded-full! shadow-raised print:hidden"
      />
    )
  }
  return (
    <div className={isNarrow ? 'contents' : holder}>
      <section
        ref={dock}
        aria-label="Medical Assistant"
        className={clsx(
          'pointer-events-auto z-20 flex flex-col bg-raised print:hidden',
          isNarrow ? 'absolute inset-0' : 'rounded-lg border border-line-strong shadow-raised',
          !isNarrow && (isOpen ? expanded : 'relative w-full max-w-[500px]'),
        )}
      >
        {isOpen && (
          <>
            <ChatHeader
              canClear={state.messages.length > 0}
              onClear={clear}
              onMinimize={() => show(false)}
            />
            <ChatMessages messages={state.messages} acts={acts} />
          </>
        )}
        {state.problem !== undefined && (
          <p role="alert" className="mx-3 mt-2 rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
            {state.problem}
          </p>
        )}
        <ChatInput
          field={input}
          text={state.draft}
          isInFlight={isInFlight(state)}
          isOpen={isOpen}
          onType={thread.type}
          onSend={send}
          onStop={thread.stop}
          onOpen={() => show(true)}
          voice={voice?.(insert)}
          snippets={snippets}
        />
      </section>
    </div>
  )
}
