import type { UnfilledPlace } from '@chartwright/contract/signatures'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'

const SHOWN = 8

interface UnfilledPlacesProps {
  places: readonly UnfilledPlace[]
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/**
 * How many places of the note are left to be filled in, where they are, and the signer's
 * acknowledgement.
 */
export function UnfilledPlaces({ places, label, checked, onCheckedChange }: UnfilledPlacesProps) {
  const others = places.length - SHOWN
  const title =
    places.length === 1 ? '1 place is not filled in' : `${places.length} places are not filled in`
  return (
    <fieldset className="flex flex-col gap-2 rounded-md bg-check-soft p-3 text-check-ink">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-medium">
        {title}
      </p>
      <ul aria-label="Unfilled places" className="flex flex-col gap-1 text-sm">
        {places.slice(0, SHOWN).map(({ section, text }, place) => (
          <li key={place} dir="auto" className="border-l-2 border-current pl-2 wrap-anywhere">
            {section !== null && !text.startsWith(`${section}:`) && (
              <span className="font-medium">{section}: </span>
            )}
            {text}
          </li>
        ))}
        {others > 0 && <li className="pl-2.5">{`and ${others} more`}</li>}
      </ul>
      <Checkbox label={label} checked={checked} onCheckedChange={onCheckedChange} />
    </fieldset>
  )
}
