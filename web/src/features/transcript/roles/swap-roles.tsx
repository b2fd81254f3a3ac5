import type { RoleChange } from '@chartwright/contract/transcript'
import { ArrowLeftRight } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'

interface SwapRolesProps {
  isBusy: boolean
  disabled: boolean
  onChange: (change: RoleChange) => void
}

/** All of the clinician's lines become the patient's, and vice versa. */
export function SwapRoles({ isBusy, disabled, onChange }: SwapRolesProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isBusy}
      disabled={disabled}
      icon={<ArrowLeftRight aria-hidden className="size-4" />}
      onClick={() => onChange({ scope: 'swap' })}
    >
      Swap speakers
    </Button>
  )
}
