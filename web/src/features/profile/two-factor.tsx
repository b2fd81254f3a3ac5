import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AddFactorDialog } from './add-factor-dialog.tsx'
import { FactorList } from './factor-list.tsx'
import { factorsQuery, type FactorKind, type SecondFactor } from './factors.queries.ts'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'
import { StepUpDialog } from './step-up-dialog.tsx'

type Step =
  | { kind: 'list' }
  | { kind: 'add'; factorKind: FactorKind }
  | { kind: 'remove'; factor: SecondFactor }
  | { kind: 'step-up'; then: Step }

const LIST: Step = { kind: 'list' }

export function TwoFactor() {
  const factors = useQuery(factorsQuery)
  const [step, setStep] = useState<Step>(LIST)
  const close = (): void => setStep(LIST)
  const known = factors.data ?? []
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-sm font-medium">Two-factor authentication</h3>
        <p className="text-ink-soft">A code from your phone, asked for after the password.</p>
      </div>
      <FactorList factors={factors} onRemove={(factor) => setStep({ kind: 'remove', factor })} />
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
          onClose={close}
          onStepUp={() => setStep({ kind: 'step-up', then: step })}
        />
      )}
      {step.kind === 'remove' && (
        <RemoveFactorDialog
          factor={step.factor}
          isLast={known.length === 1}
          onClose={close}
          onStepUp={(isRemoved) => setStep({ kind: 'step-up', then: isRemoved ? LIST : step })}
        />
      )}
      {step.kind === 'step-up' && (
        <StepUpDialog factors={known} onClose={close} onRaised={() => setStep(step.then)} />
      )}
    </div>
  )
}
