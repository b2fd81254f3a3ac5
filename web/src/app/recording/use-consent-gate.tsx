import type { ConsentAnswer, SessionConsent } from '@chartwright/contract/consent'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ConsentStep } from '../../features/consent/consent-step.tsx'
import { consentQuery } from '../../features/consent/consent.queries.ts'
import { isToAsk } from '../../features/consent/is-to-ask.ts'
import { useRecordConsent } from '../../features/consent/use-record-consent.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { notify } from '../../ui/overlays/notify.ts'

const DECLINED = 'The patient declined. Nothing is recorded; you can type and dictate.'

interface Asked {
  readonly sessionId: string
  readonly consent: SessionConsent
  readonly settle: (mayRecord: boolean) => void
}

interface ConsentGate {
  /** Stable: every way to record goes through it. */
  readonly mayRecord: (sessionId: string) => Promise<boolean>
  readonly step: ReactNode
}

/**
 * The step before the first recording of a session. Render it. The server enforces consent by
 * itself.
 */
export function useConsentGate(): ConsentGate {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const dismissed = useRef(new Set<string>())
  const record = useRecordConsent()

  const mayRecord = useCallback(
    async (sessionId: string): Promise<boolean> => {
      const consent = await client
        .fetchQuery({ ...consentQuery(sessionId), retry: false })
        .catch(() => undefined)
      if (!consent || !isToAsk(consent, dismissed.current.has(sessionId))) return true
      return new Promise((settle) => setAsked({ sessionId, consent, settle }))
    },
    [client],
  )
  if (!asked) return { mayRecord, step: null }

  const { sessionId, consent } = asked
  const settle = (goOn: boolean): void => {
    setAsked(undefined)
    record.reset()
    asked.settle(goOn)
  }
  const answer = (said: ConsentAnswer): void => {
    record.mutate(
      { sessionId, answer: said, version: consent.wording.version },
      {
        onSuccess: () => {
          if (said === 'declined') notify(DECLINED)
          settle(said !== 'declined')
        },
      },
    )
  }
  const step = (
    <ConsentStep
      consent={consent}
      busy={record.isPending}
      error={record.error ? messageOf(record.error) : undefined}
      onAnswer={answer}
      onNotNow={() => {
        dismissed.current.add(sessionId)
        settle(true)
      }}
      onClose={() => settle(false)}
    />
  )
  return { mayRecord, step }
}
