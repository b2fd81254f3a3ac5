import { SPEAKER_NAME_MAX_CHARS } from '@chartwright/contract/limits'
import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface NameSpeakerProps {
  speaker: string
  /** Null: back to the numbered label. */
  onName: (name: string | null) => void
  onClose: () => void
}

/** A name for one voice of the visit, applied to all of its lines. */
export function NameSpeaker({ speaker, onName, onClose }: NameSpeakerProps) {
  const [name, setName] = useState(speaker)
  const wanted = name.trim()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <>
          Rename <bdi>{speaker}</bdi>
        </>
      }
    >
      <form
        className="flex flex-col gap-4 px-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted !== speaker) onName(wanted === '' ? null : wanted)
          onClose()
        }}
      >
        <Field
          label="Name"
          hint="Applies to every line of this voice in this session, including lines still to come. Two voices with the same name count as one person. Leave it empty to go back to a number."
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={name}
              maxLength={SPEAKER_NAME_MAX_CHARS}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" className="self-end">
          Rename
        </Button>
      </form>
    </Dialog>
  )
}
