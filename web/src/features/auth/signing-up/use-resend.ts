import { authApi } from '@chartwright/contract/auth'
import { RESEND_FAILED } from '@chartwright/contract/sentences'
import { useState } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { errorMessage } from '../../../lib/http/error-message.ts'
import { fault, success, type NoticeContent } from '../notice.tsx'

/** Document 1 §4: idle, then sending, then a message. */
export function useResend(email: string, onSent?: () => void) {
  const [isSending, setIsSending] = useState(false)
  const [notice, setNotice] = useState<NoticeContent>()

  const resend = async (): Promise<void> => {
    setIsSending(true)
    setNotice(undefined)
    try {
      const { success: isSent, message } = await call(authApi.resendVerification, {
        body: { email },
      })
      setNotice(isSent ? success(message) : fault(message || RESEND_FAILED))
      if (isSent) onSent?.()
    } catch (error) {
      setNotice(fault(error instanceof ApiError ? errorMessage(error) : RESEND_FAILED))
    } finally {
      setIsSending(false)
    }
  }

  return { isSending, notice, resend: () => void resend() }
}
