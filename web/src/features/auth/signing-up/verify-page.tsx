import { VERIFICATION_ERRORS } from '@chartwright/contract/sentences'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import { MessagePage } from '../../../ui/message-page.tsx'
import type { LinkData } from '../link-data.ts'
import { RequestNewEmail } from '../password/request-new-email.tsx'
import { useLink } from '../use-link.ts'
import { verifyEmail, type Verification } from './verify-email.ts'

/** A new mail helps in these cases. An address that is not a link at all has its own message. */
const WITH_NEW_EMAIL: readonly string[] = [
  VERIFICATION_ERRORS.token_expired,
  VERIFICATION_ERRORS.invalid_token,
  VERIFICATION_ERRORS.verification_failed,
]

/** Also shown for every unknown path (document 1 §2). */
export function VerifyPage() {
  const [result, setResult] = useState<Verification>()
  const open = useCallback((link: LinkData, isNewest: () => boolean): void => {
    setResult(undefined)
    void verifyEmail(link).then((verification) => {
      if (isNewest()) setResult(verification)
    })
  }, [])
  useLink(open)

  switch (result?.kind) {
    case undefined:
      return (
        <MessagePage title="Verifying Email" sentence="Please wait while your email is verified." />
      )
    case 'verified':
      return (
        <MessagePage
          title="Email Verified!"
          sentence="Your email address is confirmed. You can sign in now."
          actions={
            <Link to="/auth?mode=login" className={buttonStyle('primary')}>
              Sign In Now
            </Link>
          }
        />
      )
    case 'failed':
      return (
        <MessagePage
          title="Verification Failed"
          sentence={result.message}
          more={WITH_NEW_EMAIL.includes(result.message) && <RequestNewEmail />}
          actions={
            <>
              <Link to="/auth?mode=signup" className={buttonStyle('primary')}>
                Try Again
              </Link>
              <Link to="/auth?mode=login" className={buttonStyle('secondary')}>
                Go to Login
              </Link>
            </>
          }
        />
      )
  }
}
