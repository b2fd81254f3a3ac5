import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWebConfig } from '../../../lib/http/web-config.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { AddFactorDialog } from './add-factor-dialog.tsx'
import type { Enrolment } from './enrol-factor.ts'
import { FactorList } from './factor-list.tsx'
import { factorsQuery, type FactorKind, type SecondFactor } from './factors.queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'
import { useRemoveFactor } from './use-remove-factor.ts'

type Step =
  | { kind: 'list' }
  | { kind: 'add'; factorKind: FactorKind; entered?: Enrolment }
  | { kind: 'remove'; factor: SecondFactor }
  | { kind: 'step-up'; then: Step }
  | { kind: 'codes' }

const LIST: Step = { kind: 'list' }

export function TwoFactor() {
  const factors = useQuery(factorsQuery)
  const [step, setStep] = useState<Step>(LIST)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = (): void => setStep(LIST)
  const { remove, isRemoving, error, forgetError } = useRemoveFactor({
    onRemoved: close,
    onStepUp: (factor, isRemoved) =>
      setStep({ kind: 'step-up', then: isRemoved ? LIST : { kind: 'remove', factor } }),
  })
  const known = factors.data ?? []
  const hasCodes = useWebConfig()?.recovery_codes ?? false

  const goOn = (next: Step): void => {
    setStep(next)
    // It was confirmed before the code was requested.
    if (next.kind === 'remove') remove(next.factor)
  }

  return (
    <div className="grid gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-sm font-medium">
          Two-factor authentication
        </h3>
        <p className="text-ink-soft">A code from your phone, asked for after the password.</p>
      </div>
      <FactorList
        factors={factors}
        onRemove={(factor) => {
          forgetError()
          setStep({ kind: 'remove', factor })
        }}
      />
      {hasCodes && known.length > 0 && <RecoveryCodes onMake={() => setStep({ kind: 'codes' })} />}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Smartphone aria-hidden className="size-4" />}
          onClick={() => setStep({ kind: 'add', factorKind: 'totp' })}
        >
          Add authenticator app
        </Button>
        <Button
          icon={<MessageSquareText aria-hidden className="size-4" />}
          onClick={() => setStep({ kind: 'add', factorKind: 'phone' })}
        >
          Add phone
        </Button>
      </div>
      {step.kind === 'add' && (
        <AddFactorDialog
          kind={step.factorKind}
          takenNames={known.map(({ friendly_name: name }) => name ?? '')}
          entered={step.entered}
          fallbackFocus={heading}
          onClose={close}
          onAdded={() => setStep(hasCodes && known.length === 0 ? { kind: 'codes' } : LIST)}
          onStepUp={(entered) => {
            setStep({ kind: 'step-up', then: { ...step, entered } })
            // It may have been added elsewhere, after this list was loaded.
            void factors.refetch()
          }}
        />
      )}
      {step.kind === 'remove' && (
        <RemoveFactorDialog
          factor={step.factor}
          isLast={known.length === 1}
          busy={isRemoving}
          error={error}
          fallbackFocus={heading}
          onConfirm={() => remove(step.factor)}
          onClose={close}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodesDialog fallbackFocus={heading} onClose={close} />}
      {step.kind === 'step-up' && (
        <StepUpDialog
          factors={known}
          isAfterRemoval={step.then === LIST}
          fallbackFocus={heading}
          onClose={close}
          onRaised={() => goOn(step.then)}
        />
      )}
    </div>
  )
}
