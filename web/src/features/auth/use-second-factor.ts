import { sentenceOf } from '@chartwright/contract/errors'
import { PASSWORD_SENTENCES } from '@chartwright/contract/sentences'
import { useEffect, useState } from 'react'
import type { AuthClient } from '../../lib/auth-client.ts'
import { fault, info, type NoticeContent } from './notice.tsx'

interface KnownFactor {
  readonly id: string
  readonly kind: 'totp' | 'phone'
  readonly phone?: string | undefined
}

const WRONG_CODE = 'This code is not right. Please check it and try again.'
const CODE_SENT = 'The code was sent. It may take a moment to arrive.'

/** Asks for the code of one of the account's verified factors. */
export function useSecondFactor(client: AuthClient, onVerified: () => Promise<void>) {
  const [factors, setFactors] = useState<readonly KnownFactor[]>([])
  const [chosenId, setChosenId] = useState<string>()
  const [challengeId, setChallengeId] = useState<string>()
  const [busy, setBusy] = useState<'sending' | 'verifying'>()
  const [notice, setNotice] = useState<NoticeContent>()

  useEffect(() => {
    let isCurrent = true
    void listVerified(client).then(
      (found) => isCurrent && setFactors(found),
      (error: unknown) => isCurrent && setNotice(fault(explain(error))),
    )
    return () => {
      isCurrent = false
    }
  }, [client])

  const chosen = factors.find(({ id }) => id === chosenId) ?? factors[0]
  const other = factors.find(({ kind }) => chosen !== undefined && kind !== chosen.kind)

  const run = async (what: 'sending' | 'verifying', act: () => Promise<void>): Promise<void> => {
    setBusy(what)
    setNotice(undefined)
    try {
      await act()
    } catch (error) {
      setNotice(fault(explain(error)))
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
    other,
    busy,
    notice,
    isCodeSent: challengeId !== undefined,
    useOther: () => {
      setChosenId(other?.id)
      setChallengeId(undefined)
      setNotice(undefined)
    },
    sendCode: () => {
      if (!chosen) return
      void run('sending', async () => {
        setChallengeId(await challenge(chosen.id))
        setNotice(info(CODE_SENT))
      })
    },
    verify: (code: string) => {
      if (!chosen) return
      void run('verifying', async () => {
        const factorId = chosen.id
        const id = challengeId ?? (await challenge(factorId))
        const { error } = await client.mfa.verify({ factorId, challengeId: id, code })
        if (error) throw error
        await onVerified()
      })
    },
  }
}

async function listVerified(client: AuthClient): Promise<KnownFactor[]> {
  const { data, error } = await client.mfa.listFactors()
  if (error) throw error
  const verified = data.all.filter(({ status }) => status === 'verified')
  return verified.flatMap(({ id, factor_type: kind, ...rest }) => {
    if (kind !== 'totp' && kind !== 'phone') return []
    const phone: unknown = Reflect.get(rest, 'phone')
    return [{ id, kind, phone: typeof phone === 'string' ? phone : undefined }]
  })
}

function explain(error: unknown): string {
  const { code, status } = error as { code?: string; status?: number }
  if (code === 'mfa_verification_failed') return WRONG_CODE
  if (code === 'mfa_challenge_expired') return sentenceOf('OTP_EXPIRED')
  if (status === 429) return sentenceOf('TOO_MANY_ATTEMPTS')
  if (status === 0) return sentenceOf('NETWORK_ERROR')
  return code === 'session_not_found' ? sentenceOf('INVALID_TOKEN') : PASSWORD_SENTENCES.unexpected
}
