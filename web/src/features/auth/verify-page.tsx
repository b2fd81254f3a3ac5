import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonStyle } from '../../ui/button-style.ts'
import { MessagePage } from '../../ui/message-page.tsx'
import { hideLinkData, readLinkData } from './link-data.ts'
import { verifyEmail, type Verification } from './verify-email.ts'

/** Also stands for every path that is no page (document 1 §2). */
export function VerifyPage() {
  const [result, setResult] = useState<Verification>()
  const location = useLocation()
  const hasStarted = useRef(false)

  useEffect(() => {
    // The link works once.
    if (hasStarted.current) return
    hasStarted.current = true
    const link = readLinkData(location)
    if (link['token_hash'] ?? link['access_token']) hideLinkData()
    void verifyEmail(link).then(setResult)
  }, [location])

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
