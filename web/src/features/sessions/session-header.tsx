import { SESSION_NAME_MAX_CHARS } from '@chartwright/contract/limits'
import { Check, Pencil, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { Input } from '../../ui/inputs/input.tsx'

interface SessionHeaderProps {
  name: string
  heading: RefObject<HTMLHeadingElement | null>
  /** Receives the trimmed name. Without it the name cannot be changed yet. */
  onRename?: (name: string) => void
}

/** Document 2 §2.3: inline edit; Enter saves, Escape cancels. */
export function SessionHeader({ name, heading, onRename }: SessionHeaderProps) {
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing) {
    return (
      <NameForm
        name={name}
        onCancel={() => setIsEditing(false)}
        onSave={(changed) => {
          setIsEditing(false)
          if (changed !== name) onRename?.(changed)
        }}
      />
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1
        ref={heading}
        tabIndex={-1}
        title={name}
        dir="auto"
        className="text-xl font-semibold tracking-tight max-md:line-clamp-2 max-md:text-lg max-md:leading-tight md:truncate"
        onDoubleClick={() => setIsEditing(onRename !== undefined)}
      >
        {name}
      </h1>
      <IconButton
        ref={pencil}
        label="Rename session"
        size="icon-sm"
        className={onRename ? 'print:hidden' : 'invisible'}
        icon={<Pencil aria-hidden className="size-4" />}
        onClick={() => setIsEditing(true)}
      />
    </div>
  )
}

interface NameFormProps {
  name: string
  onSave: (name: string) => void
  onCancel: () => void
}

function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const [text, setText] = useState(name)
  const tooLongId = useId()
  const trimmed = text.trim()
  const isTooLong = trimmed.length > SESSION_NAME_MAX_CHARS
  const canSave = trimmed !== '' && !isTooLong
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (canSave) onSave(trimmed)
  }
  return (
    <form onSubmit={save} className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
      <h1 className="sr-only">{name}</h1>
      <Input
        autoFocus
        aria-label="Session name"
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? tooLongId : undefined}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          onCancel()
        }}
        className="max-w-xl min-w-0 flex-1 text-xl font-semibold tracking-tight"
      />
      <IconButton
        type="submit"
        label="Save"
        disabled={!canSave}
        icon={<Check aria-hidden className="size-4" />}
      />
      <IconButton label="Cancel" icon={<X aria-hidden className="size-4" />} onClick={onCancel} />
      {isTooLong && (
        <p id={tooLongId} role="alert" className="w-full text-sm text-danger-ink">
          A name has at most {SESSION_NAME_MAX_CHARS} characters; this one has {trimmed.length}.
        </p>
      )}
    </form>
  )
}
