import { sentenceOf } from '@chartwright/contract/errors'
import { PASSWORD_SENTENCES } from '@chartwright/contract/sentences'
import { useEffect, useState } from 'react'
import type { AuthClient } from '../../../lib/account/auth-client.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { errorMessage } from '../../../lib/http/error-message.ts'
import { webConfig } from '../../../lib/http/web-config.ts'
import { fault, info, success, type NoticeContent } from '../notice.tsx'
import { describeLeft, redeemRecoveryCode } from './redeem-recovery-code.ts'

export interface KnownFactor {
  readonly id: string
  readonly kind: 'totp' | 'phone' | 'recovery'
  readonly name?: string | undefined
  readonly phone?: string | undefined
}

const WRONG_CODE = 'This code is not right. Please check it and try again.'
const CODE_SENT = 'The code was sent. It may take a moment to arrive.'

/** Message until the next screen appears; none if that is immediate. */
export type OnVerified = () => Promise<string | undefined>

/** Asks for the code of one of the account's verified factors, and stays busy once it is right. */
export function useSecondFactor(client: AuthClient, onVerified: OnVerified) {
  const [factors, setFactors] = useState<readonly KnownFactor[]>()
  const [chosenId, setChosenId] = useState<string>()
  const [challengeId, setChallengeId] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'verifying'>()
  const [isDone, setIsDone] = useState(false)
  const [notice, setNotice] = useState<NoticeContent>()

  useEffect(() => {
    let isCurrent = true
    void listWays(client).then(
      (found) => isCurrent && setFactors(found),
      (error: unknown) => isCurrent && setNotice(fault(explain(error))),
    )
    return () => {
      isCurrent = false
    }
  }, [client])

  const chosen = factors?.find(({ id }) => id === chosenId) ?? factors?.[0]

  const run = async (what: 'sending' | 'verifying', act: () => Promise<void>): Promise<boolean> => {
    setBusy(what)
    setNotice(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setNotice(fault(explain(error)))
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const challenge = async (factorId: string): Promise<string> => {
    const { data, error } = await client.mfa.challenge({ factorId })
    if (error) throw error
    return data.id
  }

  return {
    chosen,
    factors: factors ?? [],
    busy: isDone ? ('verifying' as const) : busy,
    notice,
    isCodeSent: challengeId !== undefined,
    choose: ({ id }: KnownFactor) => {
      setChosenId(id)
      setChallengeId(undefined)
      setNotice(undefined)
    },
    sendCode: ({ id }: KnownFactor) =>
      run('sending', async () => {
        setChallengeId(await challenge(id))
        setNotice(info(CODE_SENT))
      }),
    /** Whether the code was right. */
    verify: ({ id: factorId, kind }: KnownFactor, code: string) =>
      run('verifying', async () => {
        const left = kind === 'recovery' ? await redeemRecoveryCode(client, code) : undefined
        if (left === undefined) {
          const id = challengeId ?? (await challenge(factorId))
          const { error } = await client.mfa.verify({ factorId, challengeId: id, code })
          if (error) throw error
        }
        const message = await onVerified()
        setIsDone(true)
        if (message === undefined) return
        setNotice(success(left === undefined ? message : `${message} ${describeLeft(left)}`))
      }),
  }
}

const RECOVERY: KnownFactor = { id: 'recovery', kind: 'recovery' }

/** The factors, and the recovery codes for a person who has lost them. */
async function listWays(client: AuthClient): Promise<KnownFactor[]> {
  const [factors, config] = await Promise.all([listVerified(client), webConfig()])
  return factors.length > 0 && config.recovery_codes ? [...factors, RECOVERY] : factors
}

async function listVerified(client: AuthClient): Promise<KnownFactor[]> {
  const { data, error } = await client.mfa.listFactors()
  if (error) throw error
  const verified = data.all.filter(({ status }) => status === 'verified')
  return verified.flatMap(({ id, factor_type: kind, friendly_name: name, ...rest }) => {
    if (kind !== 'totp' && kind !== 'phone') return []
    const phone: unknown = Reflect.get(rest, 'phone')
    return [{ id, kind, name, phone: typeof phone === 'string' ? phone : undefined }]
  })
}

function explain(error: unknown): string {
  if (error instanceof ApiError) return errorMessage(error)
  const { code, status } = error as { code?: string; status?: number }
  if (code === 'mfa_verification_failed') return WRONG_CODE
  if (code === 'mfa_challenge_expired') return sentenceOf('OTP_EXPIRED')
  if (status === 429) return sentenceOf('TOO_MANY_ATTEMPTS')
  if (status === 0) return sentenceOf('NETWORK_ERROR')
  return code === 'session_not_found' ? sentenceOf('INVALID_TOKEN') : PASSWORD_SENTENCES.unexpected
}
