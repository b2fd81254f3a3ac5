import { VERIFICATION_ERRORS } from '@chartwright/contract/sentences'
import { Link } from 'react-router'
import { buttonStyle } from '../../ui/button-style.ts'
import { MessagePage } from '../../ui/message-page.tsx'

/** Without data of a verification link, as for every path that is no page (document 1 §2). */
export function VerifyPage() {
  return (
    <MessagePage
      title="Verification Failed"
      sentence={VERIFICATION_ERRORS.invalid_verification}
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
