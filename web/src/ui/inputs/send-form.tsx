import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface SendFormProps {
  /** What was typed; nothing is sent while it is empty. */
  given: string
  /** Resolves to the reason if it failed. */
  send: (given: string) => Promise<string | undefined>
  onSent: () => void
  label: string
  busyLabel: string
  variant: 'primary' | 'danger'
  children: ReactNode
}

/** The form of a dialog that asks for one text and stays open with it until it is sent. */
export function SendForm(props: SendFormProps) {
  const { given, send, onSent, label, busyLabel, variant, children } = props
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const text = given.trim()

  const confirm = async (): Promise<void> => {
    if (text === '' || isSending) return
    setIsSending(true)
    const hindrance = await send(text)
    setIsSending(false)
    setProblem(hindrance)
    if (hindrance === undefined) onSent()
  }
  return (
    <form
      className="flex flex-col gap-4 px-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      {children}
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        variant={variant}
        className="self-end"
        disabled={text === ''}
        busy={isSending}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
    </form>
  )
}
